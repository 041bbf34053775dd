/// The names in a spec that are called, or of which something is taken along, awaited or run as work, found in one pass over its bytes.
struct AskedNames {
    /// Those that are called, `load(…)` or `load?(…)`, behind a blank.
    private(set) var called: Set<ArraySlice<UInt8>> = []
    /// Those that are called as members: `actions.load(…)`.
    private(set) var calledMembers: Set<ArraySlice<UInt8>> = []
    /// Those of which `with load.limit` takes a part along, or `await load.next()` awaits a method.
    private(set) var parted: Set<ArraySlice<UInt8>> = []
    /// Those of which a step runs or calls a method, unmarked or with `try`: `latest load.rows()`, `call load.show`.
    private(set) var worked: Set<ArraySlice<UInt8>> = []

    /// Finds those in `bytes`.
    init(_ bytes: [UInt8]) {
        var start = 0
        while start < bytes.count {
            guard Self.isInName(bytes[start]) else {
                start += 1
                continue
            }
            var end = start + 1
            while end < bytes.count, Self.isInName(bytes[end]) { end += 1 }
            note(start..<end, in: bytes)
            start = end
        }
    }

    private mutating func note(_ name: Range<Int>, in bytes: [UInt8]) {
        guard name.lowerBound > 0, name.upperBound < bytes.count else { return }
        let isCalled =
            bytes[name.upperBound...].starts(with: "(".utf8) || bytes[name.upperBound...].starts(with: "?(".utf8)
        switch bytes[name.lowerBound - 1] {
        case UInt8(ascii: "."): if isCalled { calledMembers.insert(bytes[name]) }
        case UInt8(ascii: " "):
            if isCalled { called.insert(bytes[name]) }
            guard bytes[name.upperBound] == UInt8(ascii: ".") else { return }
            let before = bytes[..<name.lowerBound]
            let isParted = before.suffix(5).elementsEqual("with ".utf8) || before.suffix(6).elementsEqual("await ".utf8)
            if isParted { parted.insert(bytes[name]) }
            if Self.worksWith.contains(where: { before.suffix($0.count).elementsEqual($0) }) {
                worked.insert(bytes[name])
            }
        default: break
        }
    }

    /// What stands before work, and before what is called.
    private static let worksWith = ["latest ", "first ", "queue ", "all ", "call ", "try "].map { Array($0.utf8) }

    private static func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
            true
        default: false
        }
    }
}
