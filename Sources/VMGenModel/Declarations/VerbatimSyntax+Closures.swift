import VMGenSpec

extension VerbatimSyntax {
    /// The names that stand for types of closures: `typealias Handler = (Int) -> Void`.
    package var closureNames: Set<String> { Set(closures.keys) }

    /// The types of closures that have names, by these.
    package var closures: [String: String] {
        let named = lines.compactMap { line -> (String, String)? in
            let words = SwiftText.words(of: line).map(\.text)
            guard let (_, type) = SwiftText.cut(line, at: "="), TypeText.isFunction(type.text),
                let name = words.firstIndex(of: "typealias").flatMap({ words.dropFirst($0 + 1).first })
            else { return nil }
            return (name, type.text)
        }
        return Dictionary(named) { first, _ in first }
    }
}

extension VerbatimSyntax? {
    /// `type`, which the spec of these types spells `spelt`, as that of a parameter which is kept: with an `@escaping` where it is that of a closure,
    /// by another name too.
    package func kept(_ type: String, spelt: String) -> String {
        self?.closureNames.contains(spelt) == true ? "@escaping \(type)" : TypeText.kept(type)
    }
}
