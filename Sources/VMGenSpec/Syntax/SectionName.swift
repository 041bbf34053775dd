/// The sections of a spec.
package enum SectionName: String, CaseIterable {
    case viewModel = "view-model"
    case runtime
    case transform
    case imports
    case types
    case errors
    case `init`
    case variables
    case services
    case requests
    case inputs
    case outputs
    case state
    case logic
    case flows
    case tests
    case samples
    case scenarios

    /// Where a section's text stands.
    package enum Shape {
        /// On its line.
        case value
        /// Below its line.
        case block
        /// On its line, below it, or both.
        case valueOrBlock
        /// Below its line, as Swift.
        case verbatim
    }

    /// Where the section's text stands.
    package var shape: Shape {
        switch self {
        case .viewModel, .runtime, .transform, .tests: .value
        case .imports, .errors, .`init`, .services, .inputs, .outputs, .state: .valueOrBlock
        case .types: .verbatim
        case .variables, .requests, .logic, .flows, .samples, .scenarios: .block
        }
    }

    /// A line or two as messages show them.
    package var example: String {
        switch self {
        case .viewModel: "view-model: final class SplashViewModel"
        case .runtime: "runtime: rxswift"
        case .transform: "transform: (input: Input) -> Output"
        case .imports: "imports: UIKit"
        case .types: "types: |"
        case .errors: "errors: MyError"
        case .`init`: "title: String"
        case .variables: "private var page = 1"
        case .services: "MovieService:"
        case .requests: "fetchNumber: GET https://example.com/number"
        case .inputs: "tap: Void"
        case .outputs: "title: String = \"\""
        case .state: "page: Int = 1"
        case .logic: "- search(_ query: String) async throws -> [Movie]"
        case .flows: "- tap -> latest load -> items"
        case .tests: "tests: swift-testing"
        case .samples: "Room: Room(id: 1), Room(id: 2)"
        case .scenarios: "a tap loads the items:"
        }
    }
}
