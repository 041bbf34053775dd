import CombineShim
import Foundation

/// The room in a terminal: what `DetailWaitViewController` is where there is UIKit, over the view model that survives
/// failures.
@MainActor
public final class WaitRoomConsole {
    private let viewModel = WaitRoomViewModel(roomIndex: 1, detailWaitService: LocalRoomService())
    private let input = (
        load: PassthroughSubject<Void, Never>(), copy: PassthroughSubject<Void, Never>(),
        start: PassthroughSubject<Void, Never>(), edit: PassthroughSubject<Void, Never>(),
        delete: PassthroughSubject<Void, Never>(), leave: PassthroughSubject<Void, Never>(),
        change: PassthroughSubject<Void, Never>()
    )
    private var cancellables: Set<AnyCancellable> = []

    /// Makes a room that a server in this process keeps.
    public init() {}

    /// Prints what there is to know, and loads the room.
    public func start() {
        print("\"reload\", \"copy\", \"start\", \"edit\", \"delete\", \"leave\"; \"quit\" leaves the terminal.")
        bindOutput()
        input.load.send()
    }

    /// Does what `line` says. Returns false where that ends the program.
    public func accepts(_ line: String) -> Bool {
        switch line.trimmingCharacters(in: .whitespaces) {
        case "quit": return false
        case "reload": input.change.send()
        case "copy": input.copy.send()
        case "start": input.start.send()
        case "edit": input.edit.send()
        case "delete": input.delete.send()
        case "leave": input.leave.send()
        case let text: print("\"\(text)\" is nothing one can do here")
        }
        return true
    }

    private func bindOutput() {
        let output = viewModel.transform(
            input: WaitRoomViewModel.Input(
                viewDidLoad: input.load.eraseToAnyPublisher(),
                codeCopyButtonDidTap: input.copy.eraseToAnyPublisher(),
                startButtonDidTap: input.start.eraseToAnyPublisher(),
                editMenuButtonDidTap: input.edit.eraseToAnyPublisher(),
                deleteMenuButtonDidTap: input.delete.eraseToAnyPublisher(),
                leaveMenuButtonDidTap: input.leave.eraseToAnyPublisher(),
                changeButtonDidTap: input.change.eraseToAnyPublisher()
            )
        )
        show(output.roomInformation.dropFirst().eraseToAnyPublisher()) { room in
            "\(room.title): \(room.participants.joined(separator: ", ")); \(room.participants.count) of \(room.capacity)"
        }
        show(output.isLoading.dropFirst().eraseToAnyPublisher()) { $0 ? "Loading …" : "Done." }
        show(output.code) { "Copied the code \($0)" }
        show(output.manitteeNickname) { "The game is on. You look after \($0)." }
        show(output.editRoomInformation) { "Editing \($0.roomInformation.title)" }
        show(output.deleteRoom) { "The room is gone." }
        show(output.leaveRoom) { "You have left." }
        show(output.passedStartDate) { passed, isOwner in
            passed
                ? "The start was before today\(isOwner ? "; choose another date." : ".")"
                : "The start is still to come."
        }
        show(output.error) { "Error: \($0)" }
    }

    private func show<Value>(_ values: AnyPublisher<Value, Never>, as text: @escaping (Value) -> String) {
        values.sink { print(text($0)) }.store(in: &cancellables)
    }
}
