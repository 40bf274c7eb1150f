#if canImport(Combine)
    import Combine
    import EndpointsRuntime
    import Foundation

    /// The examples of the article on publishers, word for word. `Tests/Stubs/check-runtime` type-checks
    /// them where there is no Combine.
    @MainActor final class PublisherExamples {
        private let client = EndpointClient<Sample>()
        private var subscriptions: Set<AnyCancellable> = []
        private var items: [Item] = []
        private var message = ""

        func streams() {
            client.events(of: WatchItems()).publisher
                .receive(on: DispatchQueue.main)
                .sink(
                    receiveCompletion: { completion in
                        if case .failure(let error) = completion { self.message = "\(error)" }
                    },
                    receiveValue: { item in self.items.append(item) }
                )
                .store(in: &subscriptions)
        }

        func pages() {
            client.pages(of: ListItems()).publisher
                .receive(on: DispatchQueue.main)
                .sink(receiveCompletion: { _ in }, receiveValue: { self.items += $0 })
                .store(in: &subscriptions)
        }
    }
#endif
