extension ObservableType {
    /// The one element; `RxError.noElements` or `RxError.moreThanOneElement` if there is none or another one.
    public func asSingle() -> Single<Element> {
        Single(raw: onlyElement(of: asObservable(), failsWithout: true))
    }

    /// The first element, or `nil` if there is none.
    public func first() -> Single<Element?> {
        let source = asObservable()
        return Single(
            raw: Producer { sink in
                source.subscribe(
                    AnyObserver { event in
                        if let error = event.error { return sink.on(.error(error)) }
                        sink.forward(.next(event.element))
                        sink.on(.completed)
                    }
                )
            }
        )
    }

    /// The one element, or none; `RxError.moreThanOneElement` if there is another one.
    public func asMaybe() -> Maybe<Element> {
        Maybe(raw: onlyElement(of: asObservable(), failsWithout: false))
    }

    /// All elements as one array, on completion.
    public func toArray() -> Single<[Element]> {
        let source = asObservable()
        return Single(
            raw: Producer(keeping: source) { sink in
                var elements: [Element] = []
                return source.subscribe(
                    AnyObserver { event in
                        switch event {
                        case .next(let element): elements.append(element)
                        case .error(let error): sink.on(.error(error))
                        case .completed:
                            sink.forward(.next(elements))
                            sink.on(.completed)
                        }
                    }
                )
            }
        )
    }
}

extension ObservableType where Element == Never {
    /// The sequence as one that only completes or fails.
    public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

private func onlyElement<Element>(
    of source: Observable<Element>,
    failsWithout: Bool
) -> Observable<Element> {
    Producer { sink in
        var element: Event<Element>?
        return source.subscribe(
            AnyObserver { event in
                switch event {
                case .next:
                    if element != nil { return sink.on(.error(RxError.moreThanOneElement)) }
                    element = event
                case .error: sink.on(event)
                case .completed:
                    if element == nil && failsWithout { return sink.on(.error(RxError.noElements)) }
                    if let element { sink.forward(element) }
                    sink.on(.completed)
                }
            }
        )
    }
}
