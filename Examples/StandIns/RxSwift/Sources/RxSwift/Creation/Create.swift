extension ObservableType {
    /// A sequence whose subscriptions run `subscribe`: it sends to the observer and returns what stops the work.
    public static func create(
        _ subscribe: @escaping (AnyObserver<Element>) -> Disposable
    ) -> Observable<Element> {
        Producer { sink in subscribe(ClosureObserver(sink.on).asObserver()) }
    }

    /// A sequence that is made anew for each subscription; an error that the closure throws is the sequence's.
    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        Producer { sink in
            do {
                return try observableFactory().subscribe(sink)
            } catch {
                sink.on(.error(error))
                return Disposables.create()
            }
        }
    }
}
