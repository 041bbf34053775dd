extension ObservableType {
    /// What `resultSelector` makes of `obj` and each element. `obj` is not retained: once it is gone, the next element
    /// completes the sequence.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object,
        resultSelector: @escaping (Object, Element) -> Out
    ) -> Observable<Out> {
        map { [weak obj] element -> Out in
            guard let obj else { throw ObjectIsGone() }
            return resultSelector(obj, element)
        }
        .catch { error in error is ObjectIsGone ? .empty() : .error(error) }
    }

    /// `obj` and each element. `obj` is not retained: once it is gone, the next element completes the sequence.
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
        withUnretained(obj) { object, element in (object, element) }
    }
}

/// Ends a sequence whose object is gone.
private struct ObjectIsGone: Error {}
