extension ObservableType {
    /// The elements of all `sources`, as they come.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        merge(Array(sources))
    }

    /// The elements of all `sources`, as they come.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        Producer { sink in
            let lock = Lock()
            let group = CompositeDisposable()
            var active = sources.count
            for source in sources {
                let subscription = SingleAssignmentDisposable()
                guard let key = group.insert(subscription) else { continue }
                subscription.setDisposable(
                    source.subscribe(
                        AnyObserver { event in
                            lock.locked {
                                guard event.isCompleted else { return sink.on(event) }
                                group.remove(for: key)
                                active -= 1
                                if active == 0 { sink.on(.completed) }
                            }
                        }
                    )
                )
            }
            if sources.isEmpty { sink.on(.completed) }
            return group
        }
    }

    /// The elements of all `sources`, as they come.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
}
