import RxSwift

/// A sequence for the view: it cannot fail, comes on the main thread, and who subscribes receives the latest element.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// How drivers are shared: on the main thread, with the latest element again for everyone who subscribes.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// What delivers the elements.
    public static var scheduler: SchedulerType { SharingScheduler.make() }

    /// `source` with one subscription for all and replay of the latest element while someone is subscribed.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// The driver itself.
    public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension BehaviorRelay {
    /// The relay as a driver.
    public func asDriver() -> Driver<Element> {
        Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

extension InfallibleType {
    /// The sequence as a driver.
    public func asDriver() -> Driver<Element> {
        Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

extension ObservableConvertibleType {
    /// The sequence as a driver, with `onErrorJustReturn` in place of a failure.
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// The sequence as a driver, with the elements of `onErrorDriveWith` in place of a failure.
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: onErrorDriveWith)
    }

    /// The sequence as a driver, with what `onErrorRecover` makes of a failure in its place.
    public func asDriver(onErrorRecover: @escaping (_ error: Swift.Error) -> Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}
