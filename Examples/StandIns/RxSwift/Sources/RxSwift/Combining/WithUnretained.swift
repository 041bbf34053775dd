extension ObservableType {
    /// What `resultSelector` makes of `obj` and each element. `obj` is not retained: once it is gone, the next element
    /// completes the sequence.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object,
        resultSelector: @escaping (Object, Element) -> Out
    ) -> Observable<Out> {
        asObservable().relayed { [weak obj] sink in
            { [weak obj] element in
                if let obj {
                    sink.forward(.next(resultSelector(obj, element)))
                } else {
                    sink.on(.completed)
                }
            }
        }
    }

    /// `obj` and each element. `obj` is not retained: once it is gone, the next element completes the sequence.
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
        withUnretained(obj) { object, element in (object, element) }
    }
}
