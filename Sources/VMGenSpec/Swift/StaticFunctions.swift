import VMGenDiagnostics

/// How many values the static functions, the initializers and the enum cases with values that Swift declares are handed, by the path
/// to them: `Title.short`, `Title.init`, `Title.Kind.named`.
package struct StaticFunctions: Sendable {
    private var amounts: [String: [ClosedRange<Int>]] = [:]
    /// The paths to those in a type and in the types within it, by the name of each.
    private var paths: [String: Set<String>] = [:]

    /// Whether there are none.
    var isEmpty: Bool { amounts.isEmpty }

    /// There are none.
    init() {}

    /// Whether what `path` names takes a tuple of `count` parts as one value: it takes one, and none of that name takes as many.
    package func takesWhole(_ path: String, of count: Int) -> Bool {
        guard let found = amounts[path] else { return false }
        return found.contains { $0.contains(1) } && !found.contains { $0.contains(count) }
    }

    /// Adds what the token at `index` of `tokens`, one of `keywords`, declares within a type, as `around` has it.
    mutating func add(at index: Int, of tokens: [SwiftToken], in source: SourceText, around: inout EnclosingTypes) {
        func text(_ place: Int) -> String { SwiftProtocol.text(tokens[place], in: source) }
        guard tokens[index].depth > 0, index == 0 || tokens[index - 1].kind != .dot,
            let types = around.path(around: index), !types.isEmpty
        else { return }
        switch text(index) {
        case "func":
            let words = tokens[..<index].indices.reversed().prefix { tokens[$0].kind == .name }.map(text)
            guard words.contains("static") || words.contains("class"), tokens[index + 1].kind == .name else { return }
            add(named: index + 1, within: types, of: tokens, in: source)
        case "init": add(named: index, within: types, of: tokens, in: source)
        default:
            for place in tokens.indices.dropFirst(index + 1) {
                guard tokens[place].depth >= tokens[index].depth, ![.newline, .semicolon].contains(tokens[place].kind)
                else { return }
                if tokens[place].kind == .name, tokens[place].depth == tokens[index].depth {
                    add(named: place, within: types, of: tokens, in: source)
                }
            }
        }
    }

    /// The words that declare one.
    static let keywords: Set<String> = ["func", "init", "case"]

    /// Adds the one whose name is the token at `index`, where a list of what it is handed stands behind that.
    private mutating func add(named index: Int, within types: [String], of tokens: [SwiftToken], in source: SourceText)
    {
        let depth = tokens[index].depth
        let open = tokens.indices.dropFirst(index + 1).first { tokens[$0].kind == .open || tokens[$0].kind == .newline }
        guard let open, tokens[open].depth == depth, SwiftProtocol.text(tokens[open], in: source) == "(",
            tokens[index..<open].allSatisfy({ $0.kind != .comma && $0.kind != .dot }), let end = tokens[open].partner
        else { return }
        let list = SwiftProtocol.fragment(Array(tokens[(open + 1)..<end]), in: source)
        let parameters = list.isEmpty ? [] : SwiftText.split(list, on: ",", typeBrackets: true)
        let needed = parameters.filter { SwiftText.cut($0, at: "=") == nil }
        let isVariadic = parameters.contains { $0.text.hasSuffix("...") }
        let least = needed.count - (isVariadic ? 1 : 0)
        let name = SwiftText.unescaped(SwiftProtocol.text(tokens[index], in: source))
        let path = (types + [name]).joined(separator: ".")
        amounts[path, default: []].append(least...(isVariadic ? Int.max : max(least, parameters.count)))
        for type in types { paths[type, default: []].insert(path) }
    }

    /// What is said of those in the type called `name`, and in the types within it.
    func sayings(of name: String) -> [String] {
        paths[name, default: []].sorted().map { path in
            let amounts = amounts[path, default: []].map { "\($0.lowerBound)...\($0.upperBound)" }
            return "\(path) takes \(amounts.joined(separator: ", "))"
        }
    }
}
