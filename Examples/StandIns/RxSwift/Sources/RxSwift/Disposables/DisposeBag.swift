extension Disposable {
    /// Ends this when `bag` is released.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Owns disposables and ends them when it is released.
public final class DisposeBag: DisposeBase {
    private let lock = Lock()
    private var members: [Disposable] = []

    /// An empty bag.
    public override init() {}

    /// Adds a disposable.
    public func insert(_ disposable: Disposable) {
        lock.locked { members.append(disposable) }
    }

    deinit {
        for member in members { member.dispose() }
    }
}

extension DisposeBag {
    /// A bag with `disposables`.
    public convenience init(disposing disposables: Disposable...) {
        self.init(disposing: disposables)
    }

    /// A bag with the disposables that `builder` lists.
    public convenience init(@DisposableBuilder builder: () -> [Disposable]) {
        self.init(disposing: builder())
    }

    /// A bag with `disposables`.
    public convenience init(disposing disposables: [Disposable]) {
        self.init()
        insert(disposables)
    }

    /// Adds several disposables.
    public func insert(_ disposables: Disposable...) { insert(disposables) }

    /// Adds the disposables that `builder` lists.
    public func insert(@DisposableBuilder builder: () -> [Disposable]) { insert(builder()) }

    /// Adds several disposables.
    public func insert(_ disposables: [Disposable]) {
        lock.locked { members.append(contentsOf: disposables) }
    }

    /// Collects the disposables of a closure, one a line.
    @resultBuilder
    public struct DisposableBuilder {
        /// All lines of the closure.
        public static func buildBlock(_ disposables: Disposable...) -> [Disposable] { disposables }
    }
}
