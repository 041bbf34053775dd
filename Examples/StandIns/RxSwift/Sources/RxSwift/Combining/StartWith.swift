extension ObservableType {
    /// `elements`, then those of this sequence.
    public func startWith(_ elements: Element...) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            for element in elements { sink.forward(.next(element)) }
            return source.subscribe(sink)
        }
    }
}
