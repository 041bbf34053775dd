import VMGenTemplates

/// The explanation of every rule by its id: what `vmgen explain ID` looks in.
public enum RuleCatalog {
    /// One rule as the command line shows it.
    public struct Entry: Sendable {
        /// The rule's id, as diagnostics carry it.
        public var id: String
        /// Why it is there.
        public var explanation: Explanation

        /// Reads what is told of a rule.
        fileprivate init(_ embedded: EmbeddedExplanation) {
            id = embedded.id
            explanation = Explanation(markdown: embedded.text)
        }
    }

    /// Every rule of parser and checker, in the order of the ids.
    public static var all: [Entry] { EmbeddedExplanation.all.map(Entry.init).sorted { $0.id < $1.id } }

    /// The ids of all rules, in order.
    public static var ids: [String] { EmbeddedExplanation.all.map(\.id).sorted() }

    /// The rule with this id; nil where there is none.
    public static func entry(id: String) -> Entry? { EmbeddedExplanation.all.first { $0.id == id }.map(Entry.init) }

    /// Whether a rule holds one spec of a target against another: no spec alone breaks it.
    public static func comparesSpecs(_ id: String) -> Bool { entry(id: id)?.explanation.beside != nil }
}
