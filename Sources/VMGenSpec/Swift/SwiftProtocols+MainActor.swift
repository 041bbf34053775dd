import VMGenDiagnostics

extension SwiftProtocols {
    /// Where what `type` names is declared to be on the main actor, `(any Router)?`, `Router & Sendable`: that itself, what it stands for,
    /// or what it inherits from. Nil for what certainly is on none, and where nobody knows.
    package func mainActor(of type: String) -> Diagnostic.Note? {
        var seen: Set<String> = []
        var open = [type]
        while let next = open.popLast() {
            let whole = TypeText.protocolName(in: aliases.meaning(of: next) ?? next)
            let parts = whole.split(separator: "&").map { $0.prefix { $0 != "<" }.filter { $0 != " " } }
            for name in parts where seen.insert(name).inserted {
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
}
