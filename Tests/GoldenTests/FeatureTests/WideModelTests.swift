import EndpointsRuntime
import Foundation
import Testing

/// A model that is read in place.
struct WideModelTests {
    static let json =
        #"{"id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","name":"Oats","source":"label","#
        + #""measured_at":"2024-02-29T12:00:00Z","portions":{"cup":81},"tags":["grain"],"#
        + #""organic":true,"servings":3,"energy":1567,"fat":7,"saturated_fat":1.2,"#
        + #""cholesterol":0,"carbohydrates":59,"sugars":0.7,"protein":13.5,"sodium":2,"#
        + #""potassium":397,"iron":4.3,"magnesium":126,"zinc":3.6,"copper":0.4,"#
        + #""selenium":29,"iodine":0.5,"vitamin_b1":0.5,"vitamin_b2":0.2,"#
        + #""vitamin_b12":0,"vitamin_c":0,"vitamin_e":0.4,"vitamin_k":2}"#

    @Test func everythingIsRead() throws {
        let food = try WideModels.Food(json: Data(Self.json.utf8))
        #expect(food.name == "Oats")
        #expect(food.source == .label)
        #expect(food.measuredAt == Date(timeIntervalSince1970: 1_709_208_000))
        #expect(food.portions == ["cup": 81])
        #expect(food.vitaminK == 2)
        #expect(food.brand == nil && food.vitaminD == nil)
        #expect(String(decoding: try food.json(), as: UTF8.self) == Self.json)
    }

    /// With a placeholder or without, what does not come is told.
    @Test(arguments: ["id", "name", "source", "measured_at", "portions", "tags", "vitamin_k"])
    func aMissingKeyIsTold(_ key: String) {
        let json = Self.json.replacing("\"\(key)\":", with: "\"x\":")
        let error = #expect(throws: JSONError.self) {
            try WideModels.Food(json: Data(json.utf8))
        }
        #expect(
            error?.description
                == "expected the key '\(key)', found an object without it (byte 0)"
        )
    }
}
