import XCTest

@testable import GoldenCombine

/// What the spec of `FeedViewModel` cannot say, and what it says that no generated test shows:
/// - `refresh -> useCase.firstPage(order: order) while isRefreshing -> items`: the spec has no sample for
///   `useCase`.
/// - `items -> map { $0.isEmpty } -> isEmpty`: the spec has no sample for `useCase`.
/// - `search -> distinct -> query`: the spec has no sample for `useCase`.
/// - `clearSearch -> set query = "", activeTags = []`: the spec has no sample for `useCase`.
/// - `sort -> order`: the spec has no sample for `useCase`.
/// - `tags -> activeTags`: the spec has no sample for `useCase`.
/// - `like -> useCase.like($0) -> liked`: the spec has no sample for `useCase`.
/// - `unlike -> useCase.unlike($0) -> unliked`: the spec has no sample for `useCase`.
/// - `shareTap -> shareSheet`: the spec has no sample for `useCase`.
/// - `delete -> try await useCase.delete($0) -> map { 1 } -> deleted`: the spec has no sample for `useCase`.
/// - `undo -> try await useCase.undo() -> restored`: the spec has no sample for `useCase`.
/// - `edit -> … -> editing`: the spec has no sample for `useCase`.
/// - `save -> try await useCase.save($0) -> replace with true -> saved`: the spec has no sample for `useCase`.
/// - `cancel -> cancelled`: the spec has no sample for `useCase`.
/// - `onLayout -> layout`: the spec has no sample for `useCase`.
/// - `menuTap -> menu`: the spec has no sample for `useCase`.
/// - `profileTap -> do coordinator.showProfile() -> profile`: the spec has no sample for `useCase`.
/// - `settingsTap -> do coordinator.showSettings() -> settings`: the spec has no sample for `useCase`.
/// - `logoutTap -> useCase.logout() -> loggedOut`: the spec has no sample for `useCase`.
/// - `loginResult -> login`: the spec has no sample for `useCase`.
/// - `deepLink -> link`: the spec has no sample for `useCase`.
/// - `scrolled -> throttle 0.1 -> offset`: the spec has no sample for `useCase`.
/// - `appeared -> visible`: the spec has no sample for `useCase`.
/// - `tabChanged -> tab`: the spec has no sample for `useCase`.
/// - `notification -> compactMap -> shownUser`: the spec has no sample for `useCase`.
/// - `useCase.unread -> badge`: the spec has no sample for `useCase`.
/// - `select -> selected`: the spec has no sample for `useCase`.
/// - `useCase.user -> user`: the spec has no sample for `useCase`.
@MainActor
final class FeedViewModelTests: XCTestCase {
    /// `viewDidLoad, retry -> latest loadNext while isLoading -> call append`
    func testViewDidLoadOrRetry() async throws {
        throw XCTSkip("not written yet")
    }

    /// `willDisplayRow -> with items, isLastPage -> filter { $0 == $1.count - 1 && !$2 } -> first loadNext while isLoading -> call append`
    func testWillDisplayRow() async throws {
        throw XCTSkip("not written yet")
    }
}
