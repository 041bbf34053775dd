/// Any number of disposables that end together.
public final class CompositeDisposable: DisposeBase, Cancelable {
    /// Names a member, so that it can be taken out again.
    public struct DisposeKey {
        fileprivate let key: SlotList<Disposable>.Key
    }

    private let lock = Lock()
    private var members: SlotList<Disposable>? = SlotList()

    /// An empty group.
    public override init() {}

    /// A group of two.
    public init(_ disposable1: Disposable, _ disposable2: Disposable) {
        super.init()
        insertAll([disposable1, disposable2])
    }

    /// A group of three.
    public init(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable) {
        super.init()
        insertAll([disposable1, disposable2, disposable3])
    }

    /// A group of four and more.
    public init(
        _ disposable1: Disposable,
        _ disposable2: Disposable,
        _ disposable3: Disposable,
        _ disposable4: Disposable,
        _ disposables: Disposable...
    ) {
        super.init()
        insertAll([disposable1, disposable2, disposable3, disposable4] + disposables)
    }

    /// A group of `disposables`.
    public init(disposables: [Disposable]) {
        super.init()
        insertAll(disposables)
    }

    /// Whether `dispose` was called.
    public var isDisposed: Bool { lock.locked { members == nil } }

    /// How many members there are.
    public var count: Int { lock.locked { members?.count ?? 0 } }

    /// Adds a member; `nil`, and the member is disposed of, when the group has already ended.
    public func insert(_ disposable: Disposable) -> DisposeKey? {
        let key = lock.locked { members?.insert(disposable) }
        if key == nil { disposable.dispose() }
        return key.map { DisposeKey(key: $0) }
    }

    /// Takes a member out and ends it.
    public func remove(for disposeKey: DisposeKey) {
        let member: Disposable? = lock.locked { members?.remove(disposeKey.key) }
        member?.dispose()
    }

    /// Ends all members.
    public func dispose() {
        let ended = lock.locked { () -> [Disposable] in
            defer { members = nil }
            return members?.values ?? []
        }
        for member in ended { member.dispose() }
    }

    private func insertAll(_ disposables: [Disposable]) {
        for disposable in disposables { _ = insert(disposable) }
    }
}
