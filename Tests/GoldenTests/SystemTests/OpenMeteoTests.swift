import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Open-Meteo, as open-meteo.com/en/docs describes its requests and answers.
@Suite("Open-Meteo")
struct OpenMeteoTests {
    private let stub = StubTransport()
    private var client: EndpointClient<OpenMeteo> { EndpointClient(transport: stub) }

    private func local(_ text: String) throws -> CalendarDateTime {
        try #require(CalendarDateTime(text))
    }

    @Test("lists are joined by commas, and times are those of the place")
    func forecast() async throws {
        stub.answer(
            OpenMeteo.GetForecast.self,
            json: #"{"latitude":52.52,"longitude":13.419998,"generationtime_ms":2.210855,"#
                + #""utc_offset_seconds":7200,"timezone":"Europe/Berlin","#
                + #""timezone_abbreviation":"GMT+2","elevation":38,"#
                + #""current_units":{"time":"iso8601","interval":"seconds","temperature_2m":"°C"},"#
                + #""current":{"time":"2024-05-01T14:15","interval":900,"temperature_2m":22.4,"#
                + #""weather_code":3},"#
                + #""hourly_units":{"time":"iso8601","temperature_2m":"°C"},"#
                + #""hourly":{"time":["2024-05-01T00:00","2024-05-01T01:00"],"#
                + #""temperature_2m":[13,null],"weather_code":[61,77]},"#
                + #""daily_units":{"time":"iso8601","sunrise":"iso8601"},"#
                + #""daily":{"time":["2024-05-01"],"temperature_2m_max":[24.1],"#
                + #""sunrise":["2024-05-01T05:36"],"sunset":["2024-05-01T20:32"]}}"#
        )
        let forecast = try await client.send(
            .getForecast(
                latitude: 52.52,
                longitude: 13.41,
                current: [.temperature2m, .weatherCode],
                hourly: [.temperature2m, .windSpeed10m, .unrecognized("snow_depth")],
                daily: [.temperature2mMax, .sunrise],
                windSpeedUnit: .ms,
                forecastDays: 1
            )
        )

        #expect(forecast.utcOffsetSeconds == 7200 && forecast.elevation == 38)
        #expect(try forecast.current?.time == local("2024-05-01T14:15:00"))
        #expect(forecast.current?.weatherCode == .overcast && forecast.current?.interval == 900)
        #expect(try forecast.hourly?.time[1] == local("2024-05-01T01:00:00"))
        #expect(forecast.hourly?.temperature2m == [13, nil])
        #expect(forecast.hourly?.weatherCode == [.lightRain, .unrecognized(77)])
        #expect(forecast.hourly?.windSpeed10m == nil)
        #expect(forecast.daily?.time == [CalendarDate(year: 2024, month: 5, day: 1)])
        #expect(try forecast.daily?.sunrise == [local("2024-05-01T05:36:00")])
        #expect(try OpenMeteo.Forecast(text: forecast.text) == forecast)
        #expect(
            stub.sent(OpenMeteo.GetForecast.self) == [
                "GET https://api.open-meteo.com/v1/forecast?latitude=52.52&longitude=13.41"
                    + "&current=temperature_2m,weather_code"
                    + "&hourly=temperature_2m,wind_speed_10m,snow_depth"
                    + "&daily=temperature_2m_max,sunrise&temperature_unit=celsius"
                    + "&wind_speed_unit=ms&timezone=auto&forecast_days=1\n"
                    + "accept: application/json\n\n"
            ]
        )
    }

    @Test("each endpoint goes to its own host")
    func hosts() throws {
        func url(_ request: some Requestable) throws -> String? {
            try request.urlRequest().url?.absoluteString
        }
        #expect(
            try url(
                OpenMeteo.GetArchive(
                    latitude: -33.87,
                    longitude: 151.21,
                    startDate: CalendarDate(year: 2024, month: 2, day: 29),
                    endDate: CalendarDate(year: 2024, month: 3, day: 1),
                    daily: [.precipitationSum],
                    timezone: "Australia/Sydney"
                )
            )
                == "https://archive-api.open-meteo.com/v1/archive?latitude=-33.87&longitude=151.21"
                + "&start_date=2024-02-29&end_date=2024-03-01&daily=precipitation_sum"
                + "&timezone=Australia%2FSydney"
        )
        #expect(
            try url(OpenMeteo.GetAirQuality(latitude: 0, longitude: 1, hourly: [.pm2_5, .ozone]))
                == "https://air-quality-api.open-meteo.com/v1/air-quality?latitude=0&longitude=1"
                + "&hourly=pm2_5,ozone&timezone=auto"
        )
        #expect(
            try url(OpenMeteo.SearchPlaces(name: "Köln", count: 1))
                == "https://geocoding-api.open-meteo.com/v1/search?name=K%C3%B6ln&count=1&language=en"
        )
    }

    @Test("what is in the air is told hour by hour")
    func airQuality() throws {
        let air = try OpenMeteo.GetAirQuality.response(
            200,
            #"{"latitude":52.5,"longitude":13.4,"generationtime_ms":0.2,"utc_offset_seconds":0,"#
                + #""timezone":"GMT","timezone_abbreviation":"GMT","elevation":38.0,"#
                + #""hourly_units":{"time":"iso8601","pm10":"μg/m³"},"#
                + #""hourly":{"time":["2024-05-01T00:00"],"pm10":[9.5],"us_aqi":[null]}}"#
        )
        #expect(air.hourlyUnits["pm10"] == "μg/m³")
        #expect(try air.hourly.time == [local("2024-05-01T00:00:00")])
        #expect(air.hourly.pm10 == [9.5] && air.hourly.usAqi == [nil] && air.hourly.ozone == nil)
    }

    @Test("a search that finds nothing has no results")
    func places() async throws {
        stub.answer(
            OpenMeteo.SearchPlaces.self,
            inTurn: [
                .json(
                    #"{"results":[{"id":2950159,"name":"Berlin","latitude":52.52437,"#
                        + #""longitude":13.41053,"elevation":74.0,"feature_code":"PPLC","#
                        + #""country_code":"DE","admin1_id":2950157,"timezone":"Europe/Berlin","#
                        + #""population":3426354,"postcodes":["10967","13347"],"country":"Germany","#
                        + #""admin1":"Land Berlin"}],"generationtime_ms":0.6}"#
                ),
                .json(#"{"generationtime_ms":0.3}"#),
            ]
        )
        let found = try await client.send(.searchPlaces(name: "Berlin"))
        let none = try await client.send(.searchPlaces(name: "Brln"))
        #expect(found?.count == 1 && none == nil)
        #expect(found?.first?.postcodes == ["10967", "13347"])
        #expect(found?.first?.population == 3_426_354)
    }

    @Test("a request that is wrong is told why")
    func failure() async throws {
        let reason = "Data corrupted at path ''. Cannot initialize ForecastVariable."
        stub.answer(
            OpenMeteo.GetForecast.self,
            status: 400,
            json: "{\"error\":true,\"reason\":\"\(reason)\"}"
        )
        let error = try await #require(throws: EndpointError<OpenMeteo.GetForecast.Failure>.self) {
            try await client.send(.getForecast(latitude: 0, longitude: 0))
        }
        guard case .failure(.badRequest(let problem), _) = error else {
            Issue.record(error)
            return
        }
        #expect(problem == .init(error: true, reason: reason))
    }
}
