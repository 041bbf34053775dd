extension SwiftProtocols {
    /// Whether the protocol called `name` leaves a type open, or one that it inherits from does.
    package func leavesOpen(_ name: String) -> Bool {
        var seen: Set<String> = []
        var rest = [name]
        while let name = rest.popLast() {
            if Self.openProtocols.contains(name) { return true }
            guard seen.insert(name).inserted, let found = self[name] else { continue }
            if found.members.contains(where: { $0.text.hasPrefix("associatedtype ") }) { return true }
            rest += found.inherited
        }
        return false
    }

    /// The protocols of Swift itself that leave a type open, or speak of their own.
    private static let openProtocols: Set<String> = [
        "CaseIterable", "Comparable", "Equatable", "Hashable", "Identifiable", "RawRepresentable", "Strideable",
    ]
}
