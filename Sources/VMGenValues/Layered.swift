/// A dictionary that is copied often and changed a little each time: what it held when it was last told to `keep` is shared by
/// all copies.
package struct Layered<Key: Hashable, Value> {
    private var kept: [Key: Value] = [:]
    private var changes: [Key: Value?] = [:]

    /// Holds nothing.
    package init() {}

    /// What it holds for `key`; nil for nothing.
    package subscript(key: Key) -> Value? {
        get { changes[key] ?? kept[key] }
        set { changes[key] = .some(newValue) }
    }

    /// What it holds for `key`; `absent` where that is nothing.
    package subscript(key: Key, default absent: @autoclosure () -> Value) -> Value {
        get { self[key] ?? absent() }
        set { self[key] = newValue }
    }

    /// Shares all that it holds with the copies that are made from now on.
    package mutating func keep() {
        kept.merge(changes.compactMapValues { $0 }) { $1 }
        for (key, value) in changes where value == nil { kept[key] = nil }
        changes = [:]
    }
}
