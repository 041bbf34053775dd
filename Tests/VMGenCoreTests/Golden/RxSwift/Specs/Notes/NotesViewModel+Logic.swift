import RxSwift

extension NotesViewModel {
    /// Writes the note down.
    ///
    /// Runs for every `save`.
    func keep(_ note: String, state: State) {
        preconditionFailure("not written yet")
    }

    /// Throws away what is too old.
    ///
    /// Runs for every `refresh`.
    func tidy() {
        preconditionFailure("not written yet")
    }

    /// A line that counts the notes.
    ///
    /// Runs for every `notes`.
    /// What it returns becomes `summary`.
    func describe(_ notes: [Note]) -> String {
        preconditionFailure("not written yet")
    }

    /// Runs for every `delete`; a newer one cancels it.
    /// What it emits becomes `notes`, its failure goes to `failure`.
    func remove(at index: Int, state: State) -> Observable<[Note]> {
        preconditionFailure("not written yet")
    }
}
