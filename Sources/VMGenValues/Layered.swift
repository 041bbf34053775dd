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

    /// Changes what it holds for `key`, or `absent` where that is nothing, without a copy of what no other copy shares.
    package mutating func change(_ key: Key, default absent: @autoclosure () -> Value, _ change: (inout Value) -> Void)
    {
        var value = (changes.updateValue(nil, forKey: key) ?? kept[key]) ?? absent()
        change(&value)
        changes.updateValue(value, forKey: key)
    }

    /// Shares all that it holds with the copies that are made from now on.
    package mutating func keep() {
        kept.merge(changes.compactMapValues { $0 }) { $1 }
        for (key, value) in changes where value == nil { kept[key] = nil }
        changes = [:]
    }
}
