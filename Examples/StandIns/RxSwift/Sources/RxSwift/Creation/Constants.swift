extension ObservableType {
    /// A sequence of one element, which is sent during the subscription.
    public static func just(_ element: Element) -> Observable<Element> {
        Immediate { observer in
            observer.on(.next(element))
            observer.on(.completed)
            return Disposables.create()
        }
    }

    /// A sequence of one element, which is sent on `scheduler`.
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element> {
        Producer { sink in
            scheduler.schedule(element) { element in
                sink.forward(.next(element))
                return scheduler.schedule(()) { _ in
                    sink.on(.completed)
                    return Disposables.create()
                }
            }
        }
    }

    /// A sequence that only completes.
    public static func empty() -> Observable<Element> {
        Immediate { observer in
            observer.on(.completed)
            return Disposables.create()
        }
    }

    /// A sequence that sends nothing and never ends.
    public static func never() -> Observable<Element> {
        Immediate { _ in Disposables.create() }
    }

    /// A sequence that only fails.
    public static func error(_ error: Swift.Error) -> Observable<Element> {
        Immediate { observer in
            observer.on(.error(error))
            return Disposables.create()
        }
    }
}
