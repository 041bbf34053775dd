import XCTest

@testable import GoldenCombine

/// What the spec of `ProfileViewModel` cannot say, and what it says that no generated test shows:
/// - `viewWillAppear -> useCase.profile() -> .profile(name: $0.name, age: $0.age)`: the spec has no sample for
///   `useCase`.
/// - `nameEdited -> map { !$0.isEmpty } -> distinct -> .saveEnabled($0)`: the spec has no sample for `useCase`.
/// - `saveTapped -> try await useCase.save(name: name, age: age) -> .saved`: the spec has no sample for `useCase`.
@MainActor
final class ProfileViewModelTests: XCTestCase {
    /// `nameEdited -> call remember`
    func testNameEdited() async throws {
        throw XCTSkip("not written yet")
    }
}
