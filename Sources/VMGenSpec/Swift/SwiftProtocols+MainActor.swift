import VMGenDiagnostics

extension SwiftProtocols {
    /// Where what `type` names is declared to be on the main actor, `(any Router)?`, `Router & Sendable`: that itself, what it stands for,
    /// or what it inherits from. Nil for what certainly is on none, and where nobody knows.
    package func mainActor(of type: String) -> Diagnostic.Note? {
        var seen: Set<String> = []
        var open = [type]
        while let next = open.popLast() {
            for name in names(in: next) where seen.insert(name).inserted {
                if let found = self[name] {
                    if found.attributes.contains("nonisolated") { continue }
                    if found.attributes.contains("MainActor") {
                        return Diagnostic.Note("declared here", in: found.source, at: found.name.range)
                    }
                    open += found.inherited
                } else if let declared = types[name] {
                    if declared.attributes.contains("nonisolated") { continue }
                    if let place = types.onMainActor(name) { return place }
                    if declared.keyword != "actor" { open += declared.inherited }
                }
            }
        }
        return nil
    }

    /// Where a protocol that `type` names, or that one of these inherits from, asks for `member` on the main actor by an attribute of
    /// its own; nil where none does, and where something of the name is asked for without it.
    package func mainActor(of member: String, in type: String) -> Diagnostic.Note? {
        var seen: Set<String> = []
        var open = [type]
        while let next = open.popLast() {
            for name in names(in: next) where seen.insert(name).inserted {
                guard let found = self[name] else { continue }
                let members = found.members(called: member)
                if let first = members.first {
                    guard members.allSatisfy({ SwiftProtocol.attributes(of: $0).contains("MainActor") }) else {
                        return nil
                    }
                    return Diagnostic.Note("declared here", in: found.source, at: first.range)
                }
                open += found.inherited
            }
        }
        return nil
    }

    /// The names of the protocols and types that `type` is made of, without what is optional, generic or `any` about it.
    func names(in type: String) -> [String] {
        TypeText.protocolName(in: aliases.meaning(of: type) ?? type).split(separator: "&").map { part in
            String(part.prefix { $0 != "<" }.filter { $0 != " " })
        }
    }
}
