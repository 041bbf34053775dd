extension ObservableType {
    /// The elements; `RxError.timeout` when none comes for `dueTime`.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        timeout(dueTime, other: Observable<Element>.error(RxError.timeout), scheduler: scheduler)
    }

    /// The elements; those of `other` when none comes for `dueTime`.
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval,
        other: Source,
        scheduler: SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        let source = asObservable()
        let replacement = other.asObservable()
        return Producer(keeping: (source, replacement, scheduler)) { sink in
            let lock = Lock()
            let current = SerialDisposable()
            let timer = SerialDisposable()
            var number = 0
            var hasSwitched = false
            func plan() {
                let place = SingleAssignmentDisposable()
                timer.disposable = place
                place.setDisposable(
                    scheduler.scheduleRelative(number, dueTime: dueTime) { planned in
                        let isOver = lock.locked { () -> Bool in
                            if planned == number { hasSwitched = true }
                            return hasSwitched
                        }
                        if isOver { current.disposable = replacement.subscribe(AnyObserver(sink)) }
                        return Disposables.create()
                    }
                )
            }
            let first = SingleAssignmentDisposable()
            current.disposable = first
            plan()
            first.setDisposable(
                source.subscribe(
                    AnyObserver { event in
                        let counts = lock.locked { () -> Bool in
                            if !hasSwitched { number += 1 }
                            return !hasSwitched
                        }
                        guard counts else { return }
                        sink.on(event)
                        if !event.isStopEvent { plan() }
                    }
                )
            )
            return Disposables.create(current, timer)
        }
    }
}
