/// A disposable that only remembers whether it has ended.
public final class BooleanDisposable: Cancelable {
    private let flag = Flag()

    /// One that has not ended.
    public init() {}

    /// One that has ended if `isDisposed`.
    public init(isDisposed: Bool) {
        if isDisposed { flag.set() }
    }

    /// Whether `dispose` was called.
    public var isDisposed: Bool { flag.isSet }

    /// Marks it as ended.
    public func dispose() { flag.set() }
}
