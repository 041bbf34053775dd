import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension RequestValue {
    /// The values in URLs of `draft` that are parameters of an enum or a struct of the spec which nobody says how to write there.
    static func checkText(_ draft: SpecDraft) -> [Finding] {
        let own = OwnConformances(draft.types)
        guard !own.inherited.isEmpty else { return [] }
        return draft.requests.flatMap { request -> [Finding] in
            let holes = InterpolatedText(request.url.text).pieces.compactMap { piece in
                if case .hole(let swift) = piece { (swift, request.url) } else { nil }
            }
            let written = request.query.map { ($0.value.text, $0.value) } + holes
            return written.compactMap { name, place in
                guard let parameter = request.parameters.first(where: { $0.name == name }) else { return nil }
                let type = TypeText(parameter.type)
                let plain = (type.optionalOf ?? type).text
                guard let inherited = own.inherited[plain],
                    !inherited.contains(where: { !plainProtocols.contains($0) && !rawTypes.contains($0) })
                else { return nil }
                let mark = type.optionalOf == nil ? "" : "?"
                let way =
                    if inherited.contains(where: rawTypes.contains) {
                        "write `\(name)\(mark).rawValue`"
                    } else if own.enums.contains(plain) {
                        "give it one, `enum \(plain): String`, and write `\(name)\(mark).rawValue`"
                    } else {
                        "write the part of it that is meant, `\(name)\(mark).…`"
                    }
                return warning(
                    "`\(plain)` does not say which text stands for it in a URL; \(way), unless an extension in Swift has "
                        + "its `description`",
                    at: place.range
                )
            }
        }
    }

    /// Protocols that give what conforms to them no text.
    private static let plainProtocols: Set<String> = [
        "Equatable", "Hashable", "Sendable", "Identifiable", "Comparable", "Codable", "Encodable", "Decodable",
        "CaseIterable",
    ]

    /// The types that an enum has raw values of.
    private static let rawTypes: Set<String> = ["String", "Int", "Character", "Double", "UInt", "Int64"]
}

/// What the types of a spec say that they inherit.
struct OwnConformances {
    /// What stands behind the colon of an enum or a struct, and of what extends it, by its name.
    private(set) var inherited: [String: [String]] = [:]
    /// The names of the enums among them.
    private(set) var enums: Set<String> = []

    /// Reads `types`.
    init(_ types: VerbatimSyntax?) {
        let joined = (types?.lines ?? []).map(\.text).joined(separator: "\n")
        guard joined.contains("enum ") || joined.contains("struct ") else { return }
        let text = SwiftText.Text(Fragment(joined, SourceRange(0, joined.utf8.count)), options: .comments)
        var extensions: [(name: String, inherited: [String])] = []
        for index in text.tokens.indices.dropLast(2) where text.tokens[index].depth == 0 {
            let keyword = text.string(text.tokens[index])
            guard ["enum", "struct", "extension"].contains(keyword) else { continue }
            let name = text.string(text.tokens[index + 1])
            let list = Self.list(behind: index + 2, in: text)
            if keyword == "extension" {
                extensions.append((name, list))
            } else {
                inherited[name] = list
            }
            if keyword == "enum" { enums.insert(name) }
        }
        for (name, list) in extensions { inherited[name]? += list }
    }

    /// What stands behind the colon of a declaration whose name stands before the token at `index`.
    private static func list(behind index: Int, in text: SwiftText.Text) -> [String] {
        let behind = text.tokens[index...]
        guard let brace = behind.first(where: { $0.kind == .open && text.matches($0, "{") }),
            let colon = behind.first(where: { $0.kind == .colon && $0.depth == 0 }), colon.lower < brace.lower
        else { return [] }
        return SwiftText.split(text.fragment(colon.upper, brace.lower), on: ",").map(\.text)
    }
}
