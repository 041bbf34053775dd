import RxSwift

extension NotesViewModel {
    /// Puts the note at the end, where there is room.
    func keep(_ note: String, state: State) {
        guard state.notes.count < limit else { return state.failure(.full) }
        state.notes.append(Note(text: note))
        state.kept()
    }

    /// Nothing is too old here.
    func tidy() {}

    /// The count, and a word for it.
    func describe(_ notes: [Note]) -> String {
        notes.count == 1 ? "1 note" : "\(notes.count) notes"
    }

    /// The notes without that one, if the server still has it.
    func remove(at index: Int, state: State) -> Observable<[Note]> {
        guard state.notes.indices.contains(index) else { return .error(NotesError.gone) }
        let notes = state.notes.enumerated().filter { $0.offset != index }.map(\.element)
        return newest().map { $0 == notes.last ? notes : notes.dropLast() + [$0] }
    }
}
