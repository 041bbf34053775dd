/// A list that grows at its end and is copied often: what was long in it is shared by all copies.
package struct GrowingList<Element> {
    private var parts: [[Element]] = []
    private var last: [Element] = []

    /// So many elements a part has.
    private static var size: Int { 32 }

    /// Holds nothing.
    package init() {}

    /// How many elements it has.
    package var count: Int { parts.count * Self.size + last.count }

    /// All elements, in order.
    package var all: [Element] { suffix(from: 0) }

    /// The element at `index`.
    package subscript(index: Int) -> Element {
        get {
            let part = index / Self.size
            return part < parts.count ? parts[part][index % Self.size] : last[index % Self.size]
        }
        set {
            let part = index / Self.size
            if part < parts.count {
                parts[part][index % Self.size] = newValue
            } else {
                last[index % Self.size] = newValue
            }
        }
    }

    /// Adds `element` behind the others.
    package mutating func append(_ element: Element) {
        if last.count == Self.size {
            parts.append(last)
            last = []
        }
        last.append(element)
    }

    /// Takes the last element away; there is one.
    package mutating func removeLast() {
        if last.isEmpty { last = parts.removeLast() }
        last.removeLast()
    }

    /// The elements from the one at `index` on.
    package func suffix(from index: Int) -> [Element] {
        let part = index / Self.size
        guard part < parts.count else { return Array(last.dropFirst(index - parts.count * Self.size)) }
        let first = parts[part].dropFirst(index % Self.size)
        return first + parts[(part + 1)...].joined() + last
    }
}
