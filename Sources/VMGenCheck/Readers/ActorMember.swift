import VMGenSpec

/// What a protocol of the target asks for, and which actor it is bound to.
struct ActorMember {
    /// Whether it is bound to a global actor beside the main one, so that everybody else has to await it.
    let isElsewhere: Bool
    /// Whether it says that it is on no actor.
    let isNonisolated: Bool

    /// Reads `member`, which `found` asks for, one of `protocols`.
    init(_ member: Fragment, of found: SwiftProtocol, _ protocols: SwiftProtocols) {
        let own = Self.attributes(of: member)
        let words = SwiftText.words(of: member).prefix { !["func", "var"].contains($0.text) }
        isNonisolated = words.contains { $0.text == "nonisolated" }
        let isFree = own.contains("MainActor") || isNonisolated
        isElsewhere =
            own.contains(where: protocols.isOtherActor)
            || !isFree && found.attributes.contains(where: protocols.isOtherActor)
    }

    /// The attributes before `member`, by their names: `MainActor`.
    static func attributes(of member: Fragment) -> [String] {
        var cursor = TextCursor(member)
        var names: [String] = []
        while cursor.take("@") {
            if let name = cursor.identifier() { names.append(name.text) }
            if cursor.next == UInt8(ascii: "(") { _ = cursor.bracketed(by: "(") }
        }
        return names
    }
}
