/// Makes disposables.
public struct Disposables {
    private init() {}
}

extension Disposables {
    /// A disposable that does nothing.
    public static func create() -> Disposable { NothingToDispose() }

    /// A disposable that runs `dispose` once.
    public static func create(with dispose: @escaping () -> Void) -> Cancelable { ClosureDisposable(dispose) }

    /// A disposable that ends two others.
    public static func create(_ disposable1: Disposable, _ disposable2: Disposable) -> Cancelable {
        DisposableGroup([disposable1, disposable2])
    }

    /// A disposable that ends three others.
    public static func create(
        _ disposable1: Disposable,
        _ disposable2: Disposable,
        _ disposable3: Disposable
    ) -> Cancelable {
        DisposableGroup([disposable1, disposable2, disposable3])
    }

    /// A disposable that ends three and more others; the first three come last.
    public static func create(
        _ disposable1: Disposable,
        _ disposable2: Disposable,
        _ disposable3: Disposable,
        _ disposables: Disposable...
    ) -> Cancelable {
        DisposableGroup(disposables + [disposable1, disposable2, disposable3])
    }

    /// A disposable that ends all of `disposables`.
    public static func create(_ disposables: [Disposable]) -> Cancelable { DisposableGroup(disposables) }
}

/// Does nothing.
private struct NothingToDispose: Disposable {
    func dispose() {}
}

/// Runs a closure once and then lets go of it.
private final class ClosureDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    var isDisposed: Bool { lock.locked { action == nil } }

    func dispose() {
        let action = lock.locked { () -> (() -> Void)? in
            defer { self.action = nil }
            return self.action
        }
        action?()
    }
}

/// Ends several disposables, in their order, and then lets go of them.
private final class DisposableGroup: DisposeBase, Cancelable {
    private let lock = Lock()
    private var members: [Disposable]?

    init(_ members: [Disposable]) {
        self.members = members
    }

    var isDisposed: Bool { lock.locked { members == nil } }

    func dispose() {
        let members = lock.locked { () -> [Disposable] in
            defer { self.members = nil }
            return self.members ?? []
        }
        for member in members { member.dispose() }
    }
}
