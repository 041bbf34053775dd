/// Something that ends when it is told to: a subscription, scheduled work.
public protocol Disposable {
    /// Ends it; a second call does nothing.
    func dispose()
}

/// A disposable that knows whether it has ended.
public protocol Cancelable: Disposable {
    /// Whether `dispose` was called.
    var isDisposed: Bool { get }
}

/// The common base of the library's disposables.
public class DisposeBase {
    /// A disposable of a subclass.
    init() {}
}
