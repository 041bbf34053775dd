/// Values that can be taken out again by their key, in the order in which subscribers are told.
///
/// The order is that of insertion, but a value that is inserted while the first place is free takes that place.
struct SlotList<Value> {
    /// Names a value.
    struct Key: Equatable {
        fileprivate let number: Int
    }

    private var nextNumber = 0
    private var first: (key: Key, value: Value)?
    private var others: [(key: Key, value: Value)] = []

    /// How many values there are.
    var count: Int { others.count + (first == nil ? 0 : 1) }

    /// The values in their order.
    var values: [Value] {
        var values: [Value] = []
        if let first { values.append(first.value) }
        for other in others { values.append(other.value) }
        return values
    }

    /// Adds a value.
    mutating func insert(_ value: Value) -> Key {
        let key = Key(number: nextNumber)
        nextNumber += 1
        if first == nil {
            first = (key, value)
        } else {
            others.append((key, value))
        }
        return key
    }

    /// Takes a value out; `nil` if it is not there.
    mutating func remove(_ key: Key) -> Value? {
        if let value = first, value.key == key {
            first = nil
            return value.value
        }
        guard let index = others.firstIndex(where: { $0.key == key }) else { return nil }
        return others.remove(at: index).value
    }

    /// Takes all values out.
    mutating func removeAll() {
        first = nil
        others = []
    }
}
