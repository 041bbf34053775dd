import VMGenModel
import VMGenSpec

/// A struct among the services that is written, or used, as only a protocol can be.
enum StructService: Rule {
    package static let id = "struct-service"

    /// What is wrong with what the struct `name` inherits from; nil where it is `Sendable` alone, or nothing.
    static func checkInherited(_ name: Fragment, _ inherited: [Fragment]) -> Finding? {
        inherited.first { $0.text != "Sendable" }.map { type in
            error(
                "the struct `\(name.text)` holds closures and values, and is `Sendable` at most; leave `\(type.text)` out",
                at: type.range
            )
        }
    }

    /// Nothing stands below the struct `name`.
    static func empty(_ name: Fragment) -> Finding {
        error(
            "the struct `\(name.text)` holds nothing; list what it holds below it, `- close: () -> Void`",
            at: name.range
        )
    }

    /// `line` of the struct `name` is no stored property.
    static func noField(_ line: Fragment, of name: Fragment) -> Finding {
        var cursor = TextCursor(line)
        _ = cursor.take(word: "func")
        let word = cursor.identifier()
        let form = word.flatMap { closure($0, cursor) } ?? "close: () -> Void"
        return error(
            "the struct `\(name.text)` holds closures and values; write it with its type, `\(form)`",
            at: line.range
        )
    }

    /// `name`, a method whose parameters begin at `cursor`, as a closure: `show: (Movie) -> Void`.
    private static func closure(_ name: Fragment, _ cursor: TextCursor) -> String? {
        var cursor = cursor
        guard let inner = cursor.bracketed(by: "(")?.inner else { return "\(name.text): () -> Void" }
        let types = inner.isEmpty ? [] : SwiftText.split(inner, on: ",", typeBrackets: true).map(type)
        let rest = cursor.rest.text
        let result = rest.holds("->") ? rest : [rest, "-> Void"].filter { !$0.isEmpty }.joined(separator: " ")
        return "\(name.text): (\(types.joined(separator: ", "))) \(result)"
    }

    private static func type(of parameter: Fragment) -> String {
        SwiftText.cut(parameter, at: ":").map(\.1.text) ?? parameter.text
    }

    /// `value` stands behind a type.
    static func initialValue(_ value: Fragment) -> Finding {
        error("whoever makes the struct says what it holds; leave `= \(value.text)` out", at: value.range)
    }

    /// What is wrong with a field called `name`; nil where stubs have nothing of their own called so.
    static func check(stubbed name: Fragment) -> Finding? {
        guard ["beginRound", "roundReport", "made"].contains(name.text) else { return nil }
        return error("stubs have a `\(name.text)` of their own; choose another name", at: name.range)
    }

    /// The parameters and variables of `spec` that hold a struct weakly, and the services that inherit from one.
    static func check(_ spec: ViewModelSpec) -> [Finding] {
        let structs = Set(spec.services.filter(\.isStruct).map(\.name.text))
        let holders =
            spec.parameters.map { (words: $0.modifiers, name: $0.name, type: $0.type.text) }
            + spec.variables.map { (words: $0.modifiers, name: $0.name, type: $0.type?.text ?? "") }
        let weak = holders.filter { holder in
            holder.words.contains { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }
                && structs.contains(TypeText.protocolName(in: holder.type))
        }
        let heirs = spec.services.flatMap { service in
            service.inherited.filter(structs.contains).map { (service.name, $0) }
        }
        return weak.map { held($0.name) } + heirs.map { inherited($1, by: $0) }
    }

    /// `name` holds a struct weakly.
    private static func held(_ name: Fragment) -> Finding {
        error(
            "`\(name.text)` is a struct, and only an object is held weakly; leave the word before it out",
            at: name.range
        )
    }

    /// The service `name` inherits from the struct `parent`.
    private static func inherited(_ parent: String, by name: Fragment) -> Finding {
        error(
            "`\(parent)` is a struct, from which `\(name.text)` cannot inherit; leave it out",
            at: name.range
        )
    }
}
