import CombineShim

@testable import GoldenCombine

/// What the rooms' view sends, and the bag that it hands in.
final class RoomsScreen {
    let load = PassthroughSubject<Void, Never>()
    let select = PassthroughSubject<Int, Never>()
    let edit = PassthroughSubject<Room, Never>()
    let text = CurrentValueSubject<String, Never>("")
    let remove = PassthroughSubject<Int, Never>()
    private var bag: Set<AnyCancellable> = []

    /// Wires it to `viewModel`.
    func connect(to viewModel: RoomsViewModel) -> RoomsViewModel.Output {
        let input = RoomsViewModel.Input(
            load: load.eraseToAnyPublisher(),
            select: select.eraseToAnyPublisher(),
            edit: edit,
            text: text,
            remove: remove.eraseToAnyPublisher()
        )
        return viewModel.transform(from: input, cancelBag: &bag)
    }

    /// Ends what it has wired.
    func leave() { bag = [] }
}
