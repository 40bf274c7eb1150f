import EndpointsRuntime
import Foundation
import Observation

@MainActor
@Observable
final class ProfileModel {
    private(set) var user: GitHub.User?
    private(set) var message: String?
    @ObservationIgnored private let github: EndpointClient<GitHub>

    init(github: EndpointClient<GitHub> = EndpointClient()) { self.github = github }

    func load(_ username: String) async {
        do {
            user = try await github.send(.getUser(username: username))
        } catch {
            switch error {
            case .failure(.notFound, _): message = "There is no \(username)."
            default: message = error.localizedDescription
            }
        }
    }
}
