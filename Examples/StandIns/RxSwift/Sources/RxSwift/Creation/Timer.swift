extension ObservableType where Element: RxAbstractInteger {
    /// A sequence that counts from 0, once every `period`.
    public static func interval(_ period: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        timer(period, period: period, scheduler: scheduler)
    }

    /// A sequence that sends 0 after `dueTime`, and then completes or counts on every `period`.
    public static func timer(
        _ dueTime: RxTimeInterval,
        period: RxTimeInterval? = nil,
        scheduler: SchedulerType
    ) -> Observable<Element> {
        Producer { sink in
            guard let period else {
                return scheduler.scheduleRelative((), dueTime: dueTime) { _ in
                    sink.forward(.next(0))
                    sink.on(.completed)
                    return Disposables.create()
                }
            }
            let lock = Lock()
            return scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
                lock.locked {
                    sink.forward(.next(count))
                    return count &+ 1
                }
            }
        }
    }
}

/// The integers that timers count with.
public typealias RxAbstractInteger = FixedWidthInteger
