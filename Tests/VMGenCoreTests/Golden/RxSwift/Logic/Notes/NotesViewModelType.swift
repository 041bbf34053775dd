/// The base protocol of the team's view models.
public protocol NotesViewModelType {
    associatedtype Input
    associatedtype Output

    func transform(input: Input) -> Output
}
