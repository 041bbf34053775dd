extension ObservableType {
    /// What `resultSelector` makes of the latest elements of all sources, whenever one of them sends.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        return Producer(keeping: (sources, resultSelector)) { sink in
            if sources.isEmpty {
                sink.attempt {
                    sink.forward(.next(try resultSelector([])))
                    sink.on(.completed)
                }
                return Disposables.create()
            }
            let slots = sources.map { _ in LatestSlot<Collection.Element.Element>() }
            let join = Join<Element>(sink: sink, completesEarly: true) {
                let elements = slots.compactMap { slot -> Collection.Element.Element? in slot.latest }
                return elements.count == slots.count ? try resultSelector(elements) : nil
            }
            return join.start(
                Swift.zip(sources, slots).map { source, slot in Join.source(source) { slot.latest = $0 } }
            )
        }
    }

    /// The latest elements of all sources, whenever one of them sends.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.combineLatest(collection) { $0 }
    }

    /// What `resultSelector` makes of the first elements of all sources, then of the second ones, and so on.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        return Producer(keeping: (sources, resultSelector)) { sink in
            if sources.isEmpty {
                sink.forward(.completed)
                return Disposables.create()
            }
            let slots = sources.map { _ in QueueSlot<Collection.Element.Element>() }
            let join = Join<Element>(sink: sink, completesEarly: true) {
                if slots.contains(where: \.isEmpty) { return nil }
                return try resultSelector(slots.compactMap { $0.next() })
            }
            return join.start(Swift.zip(sources, slots).map { source, slot in Join.source(source, slot.append) })
        }
    }

    /// The first elements of all sources, then the second ones, and so on.
    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.zip(collection) { $0 }
    }
}
