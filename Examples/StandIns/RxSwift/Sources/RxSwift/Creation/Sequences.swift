extension ObservableType {
    /// A sequence of `elements`, each sent by its own piece of work on `scheduler`.
    public static func of(
        _ elements: Element...,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        scheduled(elements, on: scheduler)
    }

    /// A sequence of the elements of `array`, each sent by its own piece of work on `scheduler`.
    public static func from(
        _ array: [Element],
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        scheduled(array, on: scheduler)
    }

    /// A sequence of the elements of `sequence`, each sent by its own piece of work on `scheduler`.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        scheduled(sequence, on: scheduler)
    }

    /// A sequence of the element, if there is one.
    public static func from(optional: Element?) -> Observable<Element> {
        Producer { sink in
            if let optional { sink.forward(.next(optional)) }
            sink.on(.completed)
            return Disposables.create()
        }
    }

    /// A sequence of the element, if there is one, sent on `scheduler`.
    public static func from(optional: Element?, scheduler: ImmediateSchedulerType) -> Observable<Element> {
        Producer { sink in
            scheduler.schedule(optional) { element in
                guard let element else {
                    sink.on(.completed)
                    return Disposables.create()
                }
                sink.forward(.next(element))
                return scheduler.schedule(()) { _ in
                    sink.on(.completed)
                    return Disposables.create()
                }
            }
        }
    }
}

/// A sequence of `elements`, each sent by its own piece of work on `scheduler`.
private func scheduled<Elements: Sequence>(
    _ elements: Elements,
    on scheduler: ImmediateSchedulerType
) -> Observable<Elements.Element> {
    Producer { sink in
        scheduler.scheduleRecursive(elements.makeIterator()) { iterator, recurse in
            var iterator = iterator
            if let element = iterator.next() {
                sink.forward(.next(element))
                recurse(iterator)
            } else {
                sink.on(.completed)
            }
        }
    }
}
