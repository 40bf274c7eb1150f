import Combine
import EndpointsRuntime
import Foundation

/// What publishers of streams and pages do with the stubs' Combine: nothing is sent before a value is
/// asked for, none comes that was not, a cancelled subscription ends the transfer, and errors are typed.
@main
enum PublisherCheck {
    static func main() async {
        await elementsComeAsTheyAreAskedFor()
        await cancellingEndsTheTransfer()
        await errorsAreTyped()
        await pagesAreSentForAsTheyAreAskedFor()
        print("EndpointsRuntime: publishers give what is asked for, and end what is cancelled")
    }

    static func expect(_ condition: Bool, line: Int = #line) {
        if condition { return }
        FileHandle.standardError.write(Data("PublisherCheck.swift:\(line): not so\n".utf8))
        exit(1)
    }

    static func elementsComeAsTheyAreAskedFor() async {
        let server = PacedTransport()
        let client = EndpointClient<Words>(server: "http://a.b", transport: server)
        let taker = Taker<String, EndpointError<Never>>()
        client.events(of: Words.Listen()).publisher.receive(subscriber: taker)
        server.write("data: a\n\ndata: b\n\ndata: c\n\n")
        expect(server.count == 0)
        taker.request(.max(2))
        expect(await taker.next() == "a")
        expect(await taker.next() == "b")
        server.end()
        await server.waitUntilRead(1)
        expect(taker.isQuiet && server.count == 1)
        taker.request(.unlimited)
        expect(await taker.next() == "c")
        expect(await taker.next() == "finished")
    }

    static func cancellingEndsTheTransfer() async {
        let server = PacedTransport()
        let client = EndpointClient<Words>(server: "http://a.b", transport: server)
        let taker = Taker<String, EndpointError<Never>>()
        client.events(of: Words.Listen()).publisher.receive(subscriber: taker)
        taker.request(.unlimited)
        server.write("data: a\n\n")
        expect(await taker.next() == "a")
        taker.cancel()
        await server.waitUntilEnded()
        expect(taker.isQuiet)
    }

    static func errorsAreTyped() async {
        let client = EndpointClient<Words>(server: "http://a.b", transport: Refusal())
        let taker = Taker<String, EndpointError<Never>>()
        client.events(of: Words.Listen()).publisher.receive(subscriber: taker)
        taker.request(.max(1))
        expect(await taker.next() == "GET /words: status 503")
    }

    static func pagesAreSentForAsTheyAreAskedFor() async {
        let server = PagedTransport()
        let client = EndpointClient<Words>(server: "http://a.b", transport: server)
        let pages = Taker<[Int], EndpointError<Never>>()
        client.pages(of: Words.List()).publisher.receive(subscriber: pages)
        pages.request(.max(1))
        expect(await pages.next() == "[1, 2]")
        expect(server.count == 1)
        pages.request(.max(5))
        expect(await pages.next() == "[3]")
        expect(await pages.next() == "finished")
        expect(server.count == 3)
        let items = Taker<Int, EndpointError<Never>>()
        let rest = PagePosition(rawValue: "2")
        client.items(of: Words.List(), from: rest).publisher.receive(subscriber: items)
        items.request(.unlimited)
        expect(await items.next() == "3")
        expect(await items.next() == "finished")
    }
}
