extension ObservableType {
    /// The sequence, subscribed to and unsubscribed from by `scheduler`.
    public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer(keeping: (source, scheduler)) { sink in
            let current = SerialDisposable()
            let planned = SingleAssignmentDisposable()
            current.disposable = planned
            planned.setDisposable(
                scheduler.schedule(()) { _ in
                    let subscription = source.subscribe(sink)
                    current.disposable = ScheduledDisposable(scheduler: scheduler, disposable: subscription)
                    return Disposables.create()
                }
            )
            return current
        }
    }
}
