import VMGenSpec

/// What a protocol of the target asks for, and which actor it is bound to.
struct ActorMember {
    /// Whether it is bound to a global actor beside the main one, so that everybody else has to await it.
    let isElsewhere: Bool
    /// Whether it says that it is on no actor.
    let isNonisolated: Bool

    /// Reads `member`, which `found` asks for, one of `protocols`.
    init(_ member: Fragment, of found: SwiftProtocol, _ protocols: SwiftProtocols) {
        let own = SwiftProtocol.attributes(of: member)
        let words = SwiftText.words(of: member).prefix { !["func", "var"].contains($0.text) }
        isNonisolated = words.contains { $0.text == "nonisolated" }
        let isFree = own.contains("MainActor") || isNonisolated
        isElsewhere =
            own.contains(where: protocols.isOtherActor)
            || !isFree && found.attributes.contains(where: protocols.isOtherActor)
    }
}
