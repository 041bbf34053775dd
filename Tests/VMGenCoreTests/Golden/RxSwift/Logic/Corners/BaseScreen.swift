/// What the screens of an app share.
class BaseScreen<Input, Output> {
    /// Turns what a view sends into what it shows.
    func transform(input: Input) -> Output {
        fatalError("a screen overrides it")
    }
}
