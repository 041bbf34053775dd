extension ObservableType {
    /// The elements that satisfy `predicate`. An error that it throws ends the sequence.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        asObservable().relayed(keeping: predicate) { sink in
            { element in
                if try predicate(element) { sink.forward(.next(element)) }
            }
        }
    }

    /// No elements: only the failure or the completion.
    public func ignoreElements() -> Observable<Never> {
        flatMap { _ in Observable<Never>.empty() }
    }
}
