extension ObservableType {
    /// The events themselves as elements; after a stop event the sequence completes.
    public func materialize() -> Observable<Event<Element>> {
        let source = asObservable()
        return Producer { sink in
            source.subscribe(
                AnyObserver { event in
                    sink.forward(.next(event))
                    if event.isStopEvent { sink.on(.completed) }
                }
            )
        }
    }
}

extension ObservableType where Element: EventConvertible {
    /// The sequence that the elements are the events of.
    public func dematerialize() -> Observable<Element.Element> {
        asObservable().relayed { sink in { element in sink.on(element.event) } }
    }
}
