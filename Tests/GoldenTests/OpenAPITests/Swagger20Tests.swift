import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

/// A document of Swagger 2.0 on the wire: its Parameter Object, RFC 7578, RFC 1866 §8.2.1.
struct Swagger20Tests {
    /// `csv`, which is assumed, is `a,b`; `ssv` `a b`; `pipes` `a|b`; `multi` one of each.
    @Test func listsHaveTheFormatOfTheirCollection() throws {
        let request = PhotoBox.ListPhotos(
            album: "a/b",
            ids: [1, 2],
            words: ["x", "y z"],
            tags: ["x", "y"],
            people: ["x", "y"]
        )
        #expect(
            try request.wire()
                == "GET https://photos.example/v1/albums/a%2Fb/photos"
                + "?ids=1,2&words=x%20y%20z&tags=x%7Cy&people=x&people=y"
        )
        #expect(
            try PhotoBox.ListPhotos(album: "a").wire()
                == "GET https://photos.example/v1/albums/a/photos"
        )
    }

    @Test func fieldsWithAFileAreParts() throws {
        let request = PhotoBox.AddPhoto(
            album: "a",
            title: "t",
            image: FilePart(Data("JPEG".utf8), name: "i.jpg", contentType: "image/jpeg"),
            stars: 5
        )
        let lines = [
            "--XX", #"Content-Disposition: form-data; name="title""#, "", "t",
            "--XX", #"Content-Disposition: form-data; name="image"; filename="i.jpg""#,
            "Content-Type: image/jpeg", "", "JPEG",
            "--XX", #"Content-Disposition: form-data; name="stars""#, "", "5",
            "--XX--", "",
        ]
        #expect(
            try request.wire()
                == "POST https://photos.example/v1/albums/a/photos\n"
                + "multipart/form-data; boundary=XX\n" + lines.joined(separator: "\r\n")
        )
    }

    @Test func fieldsWithoutAFileAreAForm() throws {
        #expect(
            try PhotoBox.LabelPhotos(album: "a", ids: [1, 2], label: "x y&z").wire()
                == "PATCH https://photos.example/v1/albums/a/photos\n"
                + "application/x-www-form-urlencoded\nids=1%2C2&label=x+y%26z"
        )
    }

    @Test func answersHaveHeadersAndNulls() throws {
        let text = #"[{"id":1,"title":"a","place":null,"taken":"2024-05-01"}]"#
        let answer = try PhotoBox.ListPhotos.response(200, text, headers: ["X-Total": "7"])
        let photo = PhotoBox.Photo(
            id: 1,
            title: "a",
            place: nil,
            taken: CalendarDate(year: 2024, month: 5, day: 1)
        )
        #expect(answer.value == [photo])
        #expect(answer.xTotal == 7)
        try expectRoundTrip(String(text.dropFirst().dropLast()), photo)
        #expect(throws: JSONError.self) {
            try PhotoBox.Photo(text: #"{"id":1,"title":"a"}"#)
        }
    }

    @Test func aFileIsBytes() throws {
        #expect(try PhotoBox.GetImage.response(200, "\u{0}JPEG") == Data("\u{0}JPEG".utf8))
    }

    @Test func whatIsNotNamedIsAFailure() throws {
        let reply = PhotoBox.ListPhotos.reply(404, #"{"message":"none"}"#)
        let failure = try #require(try PhotoBox.ListPhotos.Failure(reply))
        guard case .other(let body, status: 404) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(body.message == "none")
    }
}
