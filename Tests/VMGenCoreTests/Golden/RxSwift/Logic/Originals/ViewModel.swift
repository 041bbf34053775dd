protocol ViewModel {
    associatedtype Input
    associatedtype Output

    func transform(input: Input) -> Output
}
