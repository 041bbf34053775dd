import Foundation

extension ListViewModel {
    /// Runs for every `delete`.
    /// What it returns becomes `items`.
    func removing(_ offsets: IndexSet, state: State) -> [Item] {
        preconditionFailure("not written yet")
    }
}
