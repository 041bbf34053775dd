import CombineShim

@testable import DetailWait

/// What the view sends, for either of the two view models. Subjects take values on any thread.
struct Taps: @unchecked Sendable {
    let viewDidLoad = PassthroughSubject<Void, Never>()
    let copy = PassthroughSubject<Void, Never>()
    let start = PassthroughSubject<Void, Never>()
    let edit = PassthroughSubject<Void, Never>()
    let delete = PassthroughSubject<Void, Never>()
    let leave = PassthroughSubject<Void, Never>()
    let change = PassthroughSubject<Void, Never>()

    /// As the input of the view model with the document's types.
    var detailWait: DetailWaitViewModel.Input {
        DetailWaitViewModel.Input(
            viewDidLoad: viewDidLoad.eraseToAnyPublisher(),
            codeCopyButtonDidTap: copy.eraseToAnyPublisher(),
            startButtonDidTap: start.eraseToAnyPublisher(),
            editMenuButtonDidTap: edit.eraseToAnyPublisher(),
            deleteMenuButtonDidTap: delete.eraseToAnyPublisher(),
            leaveMenuButtonDidTap: leave.eraseToAnyPublisher(),
            changeButtonDidTap: change.eraseToAnyPublisher()
        )
    }

    /// As the input of the view model that survives failures.
    var waitRoom: WaitRoomViewModel.Input {
        WaitRoomViewModel.Input(
            viewDidLoad: viewDidLoad.eraseToAnyPublisher(),
            codeCopyButtonDidTap: copy.eraseToAnyPublisher(),
            startButtonDidTap: start.eraseToAnyPublisher(),
            editMenuButtonDidTap: edit.eraseToAnyPublisher(),
            deleteMenuButtonDidTap: delete.eraseToAnyPublisher(),
            leaveMenuButtonDidTap: leave.eraseToAnyPublisher(),
            changeButtonDidTap: change.eraseToAnyPublisher()
        )
    }
}

extension Room {
    /// A room that its owner should have started yesterday.
    static let late = Room(
        title: "late",
        startDate: .distantPast,
        invitation: Invitation(code: "A1B2C3"),
        isAdmin: true
    )
    /// A room of somebody else, that starts some day.
    static let early = Room(title: "early", startDate: .distantFuture)
}
