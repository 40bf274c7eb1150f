import Foundation
public import Observation

/// Loads a value and tells a view how that goes.
///
///     @State private var expenses = EndpointLoader(.listExpenses(), with: client)
///
///     var body: some View {
///         List(expenses.value ?? []) { … }
///             .overlay { if expenses.isLoading { ProgressView() } }
///             .overlay { if let message = expenses.message { Text(message) } }
///             .task { await expenses.load() }
///     }
///
/// A load ends the one before. The last value is kept while another is loaded and when that fails.
@MainActor
@Observable
public final class EndpointLoader<Value: Sendable> {
    /// How the load goes.
    public enum State: Sendable {
        /// Nothing was loaded, and nothing is being loaded.
        case idle
        /// A value is being loaded; `last` is the one before.
        case loading(last: Value?)
        /// The value is loaded.
        case loaded(Value)
        /// The value could not be loaded; `last` is the one before.
        case failed(any Error, last: Value?)
    }

    /// How the load goes.
    public private(set) var state = State.idle

    @ObservationIgnored private let operation: @Sendable () async throws -> Value
    @ObservationIgnored private let sentence: (any Error) -> String
    @ObservationIgnored private var task: Task<Value, any Error>?
    /// How the last load ended that was not cancelled.
    @ObservationIgnored private var settled = State.idle

    /// Creates a loader of what the closure gives.
    ///
    /// - Parameter message: The sentence for a person when that failed; the error's own by default.
    public init(
        _ operation: @escaping @Sendable () async throws -> Value,
        message: @escaping (any Error) -> String = { EndpointSentence.text(of: $0) }
    ) {
        self.operation = operation
        self.sentence = message
    }

    /// Creates a loader of a request's response.
    ///
    /// - Parameter message: The sentence for a person when that failed; the error's own by default.
    public convenience init<R: Requestable>(
        _ request: R,
        with client: EndpointClient<R.API>,
        message: @escaping (any Error) -> String = { EndpointSentence.text(of: $0) }
    ) where R.Response == Value {
        self.init({ try await client.send(request) }, message: message)
    }

    deinit {
        task?.cancel()
    }

    /// The value that was loaded last.
    public var value: Value? {
        switch state {
        case .idle: nil
        case .loaded(let value): value
        case .loading(let last), .failed(_, let last): last
        }
    }

    /// Whether a value is being loaded.
    public var isLoading: Bool {
        if case .loading = state { true } else { false }
    }

    /// The sentence for a person, where the value could not be loaded.
    public var message: String? {
        if case .failed(let error, _) = state { sentence(error) } else { nil }
    }

    /// Loads the value, and returns when that is over; as for `task` and `refreshable` of SwiftUI.
    ///
    /// A load that is under way is cancelled. Where the caller's task is cancelled, so is the load,
    /// and what was there before stays.
    public func load() async {
        let task = start()
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            task.cancel()
        }
        finish(task, result)
    }

    /// Loads the value, and returns at once; as for a button. A load that is under way is cancelled.
    public func reload() {
        let task = start()
        Task { [weak self] in
            let result = await task.result
            self?.finish(task, result)
        }
    }

    /// Ends a load that is under way; what was there before stays.
    public func cancel() {
        guard let task else { return }
        task.cancel()
        finish(task, .failure(CancellationError()))
    }

    private func start() -> Task<Value, any Error> {
        task?.cancel()
        state = .loading(last: value)
        let task = Task { [operation] in try await operation() }
        self.task = task
        return task
    }

    private func finish(_ task: Task<Value, any Error>, _ result: Result<Value, any Error>) {
        // Another load has begun since, or this one was cancelled and is over.
        guard task == self.task else { return }
        self.task = nil
        switch result {
        case .success(let value) where !task.isCancelled:
            settled = .loaded(value)
        case .failure(let error) where !task.isCancelled:
            settled = .failed(error, last: value)
        case .success, .failure:
            break
        }
        state = settled
    }
}
