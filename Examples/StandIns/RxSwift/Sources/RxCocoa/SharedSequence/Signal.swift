import RxSwift

/// A sequence of events for the view: it cannot fail, comes on the main thread, and nothing is sent twice.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// How signals are shared: on the main thread, without replay.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// What delivers the elements.
    public static var scheduler: SchedulerType { SharingScheduler.make() }

    /// `source` with one subscription for all.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(scope: .whileConnected)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// The signal itself.
    public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension PublishRelay {
    /// The relay as a signal.
    public func asSignal() -> Signal<Element> {
        Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
    }
}

extension ObservableConvertibleType {
    /// The sequence as a signal, with `onErrorJustReturn` in place of a failure.
    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// The sequence as a signal, with the elements of `onErrorSignalWith` in place of a failure.
    public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorDriveWith: onErrorSignalWith)
    }

    /// The sequence as a signal, with what `onErrorRecover` makes of a failure in its place.
    public func asSignal(onErrorRecover: @escaping (_ error: Swift.Error) -> Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}
