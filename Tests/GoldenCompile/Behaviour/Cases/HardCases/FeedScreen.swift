import Foundation

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// All that the feed's view sends.
final class FeedScreen {
    let viewDidLoad = Source<Void>(), refresh = Source<Void>(), retry = Source<Void>()
    let willDisplayRow = Source<Int>()
    let select = Source<(section: Int, row: Int)>()
    let search = Source<String>(), clearSearch = Source<Void>()
    let sort = Source<FeedOrder>(), tags = Source<Set<Int>>()
    let like = Source<Int>(), unlike = Source<Int>()
    let shareTap = Source<(id: Int, url: URL)>()
    let delete = Source<Int>(), undo = Source<Void>(), edit = Source<Int>(), save = Source<Draft>()
    let cancel = Source<Void>()
    let onLayout = Source<(CGFloat) -> Void>()
    let menuTap = Source<Void>(), profileTap = Source<Void>(), settingsTap = Source<Void>()
    let logoutTap = Source<Void>()
    let loginResult = Source<Result<User, AuthError>>()
    let deepLink = Source<[String: String]>()
    let scrolled = Source<CGFloat>(), appeared = Source<Bool>(), tabChanged = Source<Int>()
    let notification = Source<User?>()

    /// Its inputs.
    var input: FeedViewModel.Input {
        .init(
            viewDidLoad: viewDidLoad.stream,
            refresh: refresh.stream,
            retry: retry.stream,
            willDisplayRow: willDisplayRow.stream,
            select: select.stream,
            search: search.stream,
            clearSearch: clearSearch.stream,
            sort: sort.stream,
            tags: tags.stream,
            like: like.stream,
            unlike: unlike.stream,
            shareTap: shareTap.stream,
            delete: delete.stream,
            undo: undo.stream,
            edit: edit.stream,
            save: save.stream,
            cancel: cancel.stream,
            onLayout: onLayout.stream,
            menuTap: menuTap.stream,
            profileTap: profileTap.stream,
            settingsTap: settingsTap.stream,
            logoutTap: logoutTap.stream,
            loginResult: loginResult.stream,
            deepLink: deepLink.stream,
            scrolled: scrolled.stream,
            appeared: appeared.stream,
            tabChanged: tabChanged.stream,
            notification: notification.stream
        )
    }
}

/// Answers pages and likes when the test does, the rest at once.
final class FeedUseCaseStub: FeedUseCase, @unchecked Sendable {
    struct Broken: Error {}

    let unreadCount = ValueSource(3)
    let someone = Answer<User?>()
    var pages: [Answer<[Post]>] = []
    var likes: [Answer<Int>] = []
    var deleted: [Int] = []
    var error: Error?

    #if RXSWIFT
        var unread: Work<Int> { unreadCount.stream }
    #else
        var unread: Work<Int> { unreadCount.setFailureType(to: Error.self).stream }
    #endif
    var user: Work<User?> { someone.stream }

    func firstPage(order: FeedOrder) -> Work<[Post]> {
        pages.append(Answer())
        return pages[pages.count - 1].stream
    }

    func like(_ id: Int) -> Work<Int> {
        likes.append(Answer())
        return likes[likes.count - 1].stream
    }

    func unlike(_ id: Int) -> Work<Int> { like(id) }

    func delete(_ id: Int) async throws {
        try await Task.sleep(nanoseconds: id == 1 ? 20_000_000 : 1_000_000)
        if let error { throw error }
        deleted.append(id)
    }

    func undo() async throws {
        if let error { throw error }
    }

    func save(_ draft: Draft) async throws {
        if let error { throw error }
    }

    func logout() -> Completing { completing(error) }
}

/// Counts what it is told.
final class FeedCoordinatorStub: FeedCoordinator {
    var profiles = 0
    var settings = 0

    func showProfile() { profiles += 1 }
    func showSettings() { settings += 1 }
}
