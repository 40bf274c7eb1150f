import EndpointsRuntime
import Foundation
import Testing

/// Swagger 2.0, Parameter Object: parameters in `formData` are a form's fields, with a file those of a multipart body.
struct SwaggerFormsTests {
    private let host = "https://photos.example"
    private let form = "content-type: application/x-www-form-urlencoded"

    @Test func fieldsAreAForm() throws {
        #expect(
            try SwaggerForms.LogIn(user: "a b", remember: true, days: 2).wire()
                == "POST \(host)/logins\n\(form)\n\nuser=a+b&remember=true&scope=all&days=2"
        )
        #expect(
            try SwaggerForms.AddUnsaid(body: .init(text: "t")).wire()
                == "POST \(host)/unsaid\n\(form)\n\ntext=t"
        )
        #expect(try SwaggerForms.AddUnsaid().wire() == "POST \(host)/unsaid")
    }

    @Test func filesAreParts() throws {
        let request = SwaggerForms.AddPhoto(
            title: "t",
            photo: FilePart(Data("p".utf8), name: "p.png", contentType: "image/png")
        )
        let head = """
            POST \(host)/photos
            content-type: multipart/form-data; boundary=XX


            """
        let body = """
            --XX
            Content-Disposition: form-data; name="title"

            t
            --XX
            Content-Disposition: form-data; name="photo"; filename="p.png"
            Content-Type: image/png

            p
            --XX--

            """
        #expect(try request.wire() == head + body.withCRLF)
    }

    @Test func partsNeedNoFile() throws {
        let head = """
            POST \(host)/notes
            content-type: multipart/form-data; boundary=XX


            """
        let body = """
            --XX
            Content-Disposition: form-data; name="text"

            t
            --XX
            Content-Disposition: form-data; name="stars"

            5
            --XX--

            """
        #expect(
            try SwaggerForms.AddNote(text: "t", stars: 5).wire() == head + body.withCRLF
        )
    }
}
