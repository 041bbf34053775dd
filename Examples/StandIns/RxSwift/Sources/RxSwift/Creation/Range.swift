extension ObservableType where Element: RxAbstractInteger {
    /// A sequence of the `count` integers from `start` on, each sent by its own piece of work on `scheduler`.
    ///
    /// A negative count, or a range that runs over, ends the process.
    public static func range(
        start: Element,
        count: Element,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        if count < 0 { endProcess("count can't be negative") }
        if count > 0 && start &+ (count - 1) < start { endProcess("overflow of count") }
        return Producer { sink in
            scheduler.scheduleRecursive(0 as Element) { index, recurse in
                guard index < count else { return sink.on(.completed) }
                sink.forward(.next(start + index))
                recurse(index + 1)
            }
        }
    }
}
