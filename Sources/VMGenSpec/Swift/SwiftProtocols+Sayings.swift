import VMGenDiagnostics

extension SwiftProtocols {
    /// All that is said of the names in `source`, and of the names in that, in a stable order: what follows from one spec beside a
    /// target's Swift follows from no more of it. Nothing is said of what Swift has between its braces, but for what others see.
    package func sayings(of source: SourceText) -> [String] {
        guard !isEmpty else { return [] }
        var seen: Set<String> = []
        var all: [String] = []
        var rest = Array(PossibleNames.all(in: source.bytes))
        while let name = rest.popLast() {
            guard seen.insert(name).inserted else { continue }
            let sayings = sayings(of: name)
            guard !sayings.isEmpty else { continue }
            all.append(([name] + sayings).joined(separator: "\n"))
            rest += sayings.flatMap { PossibleNames.all(in: $0.utf8) }
        }
        return all.sorted()
    }

    /// What is said of the protocol, the type and the alias called `name`, and by extensions of it.
    private func sayings(of name: String) -> [String] {
        let found = self[name].map { found in
            ["protocol", found.access ?? ""] + found.attributes + found.inherited + found.members.map(\.text)
        }
        let extensions = extended.contains(name) ? ["extension"] + added[name, default: []].sorted() : []
        return (found ?? []) + extensions + types.sayings(of: name) + aliases.sayings(of: name)
            + statics.sayings(of: name)
    }
}

extension DeclaredTypes {
    /// What is said of the type called `name`, and by extensions of it.
    fileprivate func sayings(of name: String) -> [String] {
        let conformances = conformances[name].map { ["conforms"] + $0 } ?? []
        guard let declared = self[name] else { return conformances }
        let properties = declared.properties.map { "\($0.key): \($0.value)" }.sorted()
        return [declared.keyword] + declared.attributes + declared.inherited + properties + conformances
    }
}

extension TypeAliases {
    /// What is said of the aliases called `name`, and of those within the type called so.
    fileprivate func sayings(of name: String) -> [String] {
        names[name, default: []].sorted().map { path in
            guard let meaning = meanings[path] else { return path }
            return "\(path)<\(meaning.parameters.joined(separator: ","))> = \(meaning.type.text)"
        }
    }
}
