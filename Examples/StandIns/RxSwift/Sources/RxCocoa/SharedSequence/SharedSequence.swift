import RxSwift

/// A sequence that cannot fail, is delivered on one scheduler and shared among its subscribers.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType,
    ObservableConvertibleType
{
    private let source: Observable<Element>

    /// `source`, shared by the strategy.
    init(_ source: Observable<Element>) {
        self.source = SharingStrategy.share(source)
    }

    /// `source` as it is.
    init(raw source: Observable<Element>) {
        self.source = source
    }

    /// The sequence as an `Observable`.
    public func asObservable() -> Observable<Element> { source }

    /// The sequence itself.
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

    /// The sequence as one that cannot fail.
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
}

/// How a sequence is shared.
public protocol SharingStrategyProtocol {
    /// What delivers the elements.
    static var scheduler: SchedulerType { get }

    /// `source` with one subscription for all.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// Anything that can be turned into a shared sequence.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
    /// How the sequence is shared.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// This value as a shared sequence.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
    /// The sequence as an `Observable`.
    public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}
