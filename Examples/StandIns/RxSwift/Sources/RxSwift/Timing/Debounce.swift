extension ObservableType {
    /// The elements that no other one follows within `dueTime`; on completion the one that waits.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer(keeping: (source, scheduler)) { sink in
            let lock = Lock()
            let timer = SerialDisposable()
            var number = 0
            var waiting: Element?
            func sendWaiting() {
                guard let element = waiting else { return }
                waiting = nil
                sink.forward(.next(element))
            }
            let subscription = source.subscribe(
                AnyObserver { event in
                    lock.locked {
                        switch event {
                        case .next(let element):
                            number += 1
                            waiting = element
                            let place = SingleAssignmentDisposable()
                            timer.disposable = place
                            place.setDisposable(
                                scheduler.scheduleRelative(number, dueTime: dueTime) { planned in
                                    lock.locked { if planned == number { sendWaiting() } }
                                    return Disposables.create()
                                }
                            )
                        case .error:
                            waiting = nil
                            sink.on(event)
                        case .completed:
                            sendWaiting()
                            sink.on(event)
                        }
                    }
                }
            )
            return Disposables.create(subscription, timer)
        }
    }
}
