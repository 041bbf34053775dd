import VMGenDiagnostics

/// The names that the Swift files of a target give types: `typealias Response<T> = Single<[T]>`.
package struct TypeAliases: Sendable {
    /// What one stands for.
    struct Meaning: Sendable {
        /// The names of its generic parameters, in order.
        let parameters: [String]
        /// The type as written.
        let type: Fragment
    }

    /// What each of them stands for, by its name, within a type by the path to it, `Handlers.Done`.
    private(set) var meanings: [String: Meaning] = [:]
    /// Their names by each of the words in them.
    private(set) var names: [String: [String]] = [:]
    /// An alias of an alias is followed so far: two may be of each other, in Swift that does not compile.
    private static let depth = 8

    /// There are none.
    init() {}

    /// Whether there are none.
    var isEmpty: Bool { meanings.isEmpty }

    /// Adds the one whose `typealias` is the token at `index` of `tokens`, within a type under the path to it, `Handlers.Done`; of
    /// two of one name the first counts.
    mutating func add(at index: Int, of tokens: [SwiftToken], in source: SourceText) {
        func text(_ token: SwiftToken) -> String { source.text(in: SourceRange(token.lower, token.upper)) }
        guard let outer = SwiftTypes.path(around: index, of: tokens, in: source),
            let equals = tokens.indices.dropFirst(index + 2).first(where: { text(tokens[$0]) == "=" }),
            tokens[index..<equals].allSatisfy({ $0.kind != .newline })
        else { return }
        let depth = tokens[index].depth
        let head = Fragment(source.bytes, tokens[index + 1].lower, tokens[equals - 1].upper)
        var cursor = TextCursor(head)
        guard let own = cursor.identifier()?.text else { return }
        let name = (outer + [own]).joined(separator: ".")
        let generics = cursor.bracketed(by: "<").map { SwiftText.split($0.inner, on: ",") } ?? []
        let end = tokens.indices.dropFirst(equals + 2).first { place in
            if tokens[place].depth < depth { return true }
            guard [.newline, .semicolon].contains(tokens[place].kind), tokens[place].depth == depth else {
                return false
            }
            return !["=", "->"].contains(text(tokens[place - 1])) && tokens[place - 1].kind != .newline
        }
        let type = SwiftProtocol.fragment(Array(tokens[(equals + 1)..<(end ?? tokens.count)]), in: source)
        guard cursor.isAtEnd, !type.isEmpty, meanings[name] == nil else { return }
        let parameters = generics.map { part in part.text.prefix { $0 != ":" && $0 != " " } }.map(String.init)
        meanings[name] = Meaning(parameters: parameters, type: type)
        for word in outer + [own] { names[word, default: []].append(name) }
    }

    /// What `type` is written out, where it is one of them, with its arguments in the places of the parameters; of an optional what it
    /// wraps. Nil for all other types.
    ///
    ///     Load, Response<Int>, Done?     Single<[String]>, Single<[Int]>, (() -> Void)?
    package func meaning(of type: String) -> String? {
        var meaning = type
        for _ in 0..<Self.depth {
            guard let next = step(meaning) else { break }
            meaning = next
        }
        return meaning == type ? nil : meaning
    }

    private func step(_ type: String) -> String? {
        if type.hasSuffix("?"), let wrapped = step(String(type.dropLast())) {
            return wrapped.hasSuffix("?") ? wrapped : TypeText.optional(wrapped)
        }
        var cursor = TextCursor(Fragment(type, SourceRange(0, type.utf8.count)))
        guard var name = cursor.identifier()?.text else { return nil }
        while cursor.take("."), let member = cursor.identifier() { name += ".\(member.text)" }
        guard let meaning = meanings[name] else { return nil }
        let arguments = cursor.bracketed(by: "<").map { SwiftText.split($0.inner, on: ",", typeBrackets: true) } ?? []
        guard cursor.isAtEnd, arguments.count == meaning.parameters.count else { return nil }
        let values = Dictionary(zip(meaning.parameters, arguments.map(\.text))) { first, _ in first }
        return SwiftText.rewritingFreeNames(in: meaning.type.text) { values[$0] }
    }
}
