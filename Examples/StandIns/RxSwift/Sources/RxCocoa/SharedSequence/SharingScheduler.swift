import RxSwift

/// Which scheduler delivers the elements of shared sequences.
public enum SharingScheduler {
    /// Makes the scheduler; a main scheduler unless `mock` is at work.
    public private(set) static var make: () -> SchedulerType = { MainScheduler() }

    /// Runs `action` while `scheduler` stands in for the main scheduler.
    public static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Runs `action` while what `makeScheduler` makes stands in for the main scheduler.
    public static func mock(makeScheduler: @escaping () -> SchedulerType, action: () throws -> Void) rethrows {
        let original = make
        make = makeScheduler
        defer { make = original }
        try action()
    }
}
