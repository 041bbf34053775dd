extension ObservableType {
    /// The elements of this sequence, and after its completion those of `second`.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        Observable.concat([asObservable(), second.asObservable()])
    }

    /// The elements of the sequences, one sequence after the other.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        chained(sequence) { event in event.isCompleted }
    }

    /// The elements of the sequences, one sequence after the other.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        chained(collection, count: collection.count) { event in event.isCompleted }
    }

    /// The elements of the sequences, one sequence after the other.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        chained(sources, count: sources.count) { event in event.isCompleted }
    }
}

/// One sequence after the other: `movesOn` says which stop events start the next one. The last one's is sent on.
/// With `count`, the sources are let go of when that many have been subscribed to.
func chained<Sources: Sequence, Element>(
    _ sources: Sources,
    count: Int? = nil,
    movesOn: @escaping (Event<Element>) -> Bool
) -> Observable<Element> where Sources.Element == Observable<Element> {
    Producer { sink in
        Chain(sources: AnyIterator(sources.makeIterator()), count: count, sink: sink) { chain, source in
            source.subscribe(
                AnyObserver { event in
                    guard movesOn(event) else { return sink.on(event) }
                    chain.move(after: event)
                }
            )
        }.start()
    }
}
