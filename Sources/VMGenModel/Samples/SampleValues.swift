import VMGenDiagnostics
import VMGenSpec

/// The values that tests use of a type: those of the spec's samples, or, of types whose values are known, values that
/// differ.
public struct SampleValues: Sendable {
    /// Swift expressions by type, spelt without blanks.
    private var byType: [String: [String]] = [:]
    /// The enums that the spec declares, and the name of the type in which they are.
    private let enums: EnumCases
    /// The names of all types that the spec declares: one that is called like one of Swift's own hides it.
    private let declared: Set<String>
    private let owner: String

    /// Starts with the samples of types, without one the first constants of a type, and the first cases of the error type that
    /// the spec declares, and of the enums among the `types` that it declares in `owner`.
    package init(
        _ samples: [Sample] = [],
        errors: ErrorPolicy? = nil,
        types: VerbatimSyntax? = nil,
        in owner: String = ""
    ) {
        enums = EnumCases(types)
        declared = types?.typeNames ?? []
        self.owner = "\(owner)."
        for sample in samples {
            if case .type(let type) = sample.target { byType[Self.plain(type)] = sample.values.map(\.text) }
        }
        var constants: [String: [String]] = [:]
        for sample in samples {
            guard case .constant(let type) = sample.target, byType[Self.plain(type)] == nil else { continue }
            constants[Self.plain(type), default: []] += sample.values.map(\.text)
        }
        byType.merge(constants.mapValues { Array($0.prefix(2)) }) { own, _ in own }
        if let errors, errors.isDeclared, byType[Self.plain(errors.typeName.text)] == nil {
            byType[Self.plain(errors.typeName.text)] = errors.cases.prefix(2).map {
                "\(errors.typeName.text).\(SwiftText.escapedMember($0.name.text))"
            }
        }
    }

    /// Swift expressions of `type`, two that differ where two are known; empty where none is. Where the type is known they
    /// can be written as they are: `.newest` of a sample, `[1]` for a `Set`.
    ///
    ///     values(of: "Int")          1, 2
    ///     values(of: "[String]?")    ["a"], ["a", "b"]
    public func values(of type: String) -> [String] { values(of: type, depth: 0) }

    /// Deeper types have no sample.
    private static let maximumDepth = 8

    private func values(of type: String, depth: Int) -> [String] {
        guard depth < Self.maximumDepth else { return [] }
        let text = TypeText(type)
        if text.text.hasSuffix("!") { return values(of: String(text.text.dropLast()), depth: depth + 1) }
        if let own = byType[Self.plain(text.text)] { return own }
        if !declared.contains(text.text), let known = Self.known[text.text] { return known }
        let name = text.text.hasPrefix(owner) ? String(text.text.dropFirst(owner.count)) : text.text
        if name != text.text, let own = byType[Self.plain(name)] { return own }
        if let cases = enums.cases[name] { return self.cases(cases, depth: depth) }
        if let wrapped = text.optionalOf {
            return Array((values(of: wrapped.text, depth: depth + 1) + ["nil"]).prefix(2))
        }
        if let element = text.arrayOf { return collections(of: element.text, depth: depth) }
        if let (key, value) = text.dictionaryOf {
            return dictionaries(from: key.text, to: value.text, depth: depth)
        }
        if let closure = closure(text.text, depth: depth) { return [closure] }
        return generic(text.text, depth: depth) ?? tuple(text.text, depth: depth)
    }

    /// The first cases of an enum, those that hold nothing before those that hold what has a value. What is called like a case of
    /// `Optional` is left out: where the enum is optional, Swift takes it for that.
    private func cases(_ all: [EnumCases.Case], depth: Int) -> [String] {
        let cases = all.filter { !["none", "some"].contains($0.name) }
        var values = cases.filter(\.payload.isEmpty).map { ".\(SwiftText.escapedMember($0.name))" }
        for form in cases where !form.payload.isEmpty && values.count < 2 {
            let labels = form.payload.map { $0.label.map { "\(SwiftText.escapedParameter($0)): " } ?? "" }
            let parts = form.payload.map { ($0.type, self.values(of: $0.type, depth: depth + 1)) }
            for held in Self.together(parts) {
                let list = zip(labels, held).map { $0 + $1 }.joined(separator: ", ")
                values.append(".\(SwiftText.escapedMember(form.name))(\(list))")
            }
        }
        return Array(values.prefix(2))
    }

    private func collections(of element: String, depth: Int) -> [String] {
        let values = values(of: element, depth: depth + 1)
        switch values.count {
        case 0: return ["[]"]
        case 1: return ["[\(values[0])]", "[]"]
        default: return ["[\(values[0])]", "[\(values[0]), \(values[1])]"]
        }
    }

    private func dictionaries(from key: String, to value: String, depth: Int) -> [String] {
        let keys = values(of: key, depth: depth + 1)
        let values = values(of: value, depth: depth + 1)
        guard let key = keys.first, let value = values.first else { return ["[:]"] }
        return ["[\(key): \(value)]", values.count > 1 ? "[\(key): \(values[1])]" : "[:]"]
    }

    /// The values of `Array<Int>`, `Optional<Int>`, `Set<Int>`, `Result<Int, Error>`; nil for any other type.
    private func generic(_ type: String, depth: Int) -> [String]? {
        guard let stream = StreamType(Fragment(type, SourceRange(0, type.utf8.count))),
            let first = stream.arguments.first
        else { return nil }
        switch stream.name.text {
        case "Array": return values(of: "[\(first.text)]", depth: depth + 1)
        case "Optional": return values(of: "\(first.text)?", depth: depth + 1)
        case "Set": return collections(of: first.text, depth: depth)
        case "PublishRelay", "PublishSubject", "PassthroughSubject": return ["\(stream.name.text)()"]
        case "BehaviorRelay", "BehaviorSubject", "CurrentValueSubject":
            let label = stream.name.text == "CurrentValueSubject" ? "" : "value: "
            return values(of: first.text, depth: depth + 1).map { "\(stream.name.text)(\(label)\($0))" }
        case "AsyncStream", "AsyncThrowingStream": return ["\(type) { $0.finish() }"]
        case "Result":
            let successes = values(of: first.text, depth: depth + 1).map { ".success(\($0))" }
            let failures = stream.arguments.dropFirst().first.map { values(of: $0.text, depth: depth + 1) } ?? []
            return Array((successes + failures.prefix(1).map { ".failure(\($0))" }).prefix(2))
        default: return nil
        }
    }

    /// The values of what holds several, `parts` with their types and the values of these: of each the first, then of each the
    /// second; of two parts of one type one has what the other has not, so that it shows where they are mixed up. Empty where one
    /// has none.
    package static func together(_ parts: [(type: String, values: [String])]) -> [[String]] {
        guard parts.allSatisfy({ !$0.values.isEmpty }) else { return [] }
        var seen: [String: Int] = [:]
        let turned = parts.map { type, values in
            let turn = seen[type, default: 0]
            seen[type] = turn + 1
            return (0..<values.count).map { values[($0 + turn) % values.count] }
        }
        return (0..<(turned.map(\.count).max() ?? 1)).map { place in turned.map { $0[min(place, $0.count - 1)] } }
    }

    /// The values of a tuple, with its labels.
    private func tuple(_ type: String, depth: Int) -> [String] {
        let fragment = Fragment(type, SourceRange(0, type.utf8.count))
        guard type.hasPrefix("("), type.hasSuffix(")") else { return [] }
        let parts = SwiftText.split(fragment.inner, on: ",", typeBrackets: true).map { part in
            let labelled = SwiftText.cut(part, at: ":")
            let name = labelled.map { SwiftText.escapedParameter(SwiftText.unescaped($0.0.text)) }
            let label = name.map { $0 == "_" ? "" : "\($0): " } ?? ""
            let type = labelled?.1.text ?? part.text
            let values = values(of: type, depth: depth + 1)
            return (label: label, type: type, values: values.isEmpty ? Self.silence(of: type) : values)
        }
        return Self.together(parts.map { ($0.type, $0.values) }).prefix(2).map { held in
            "(\(zip(parts, held).map { $0.label + $1 }.joined(separator: ", ")))"
        }
    }

    /// A stream that says nothing, for one among several that a method returns; nothing for any other type.
    private static func silence(of type: String) -> [String] {
        switch StreamType(Fragment(type, SourceRange(0, type.utf8.count)))?.name.text {
        case "Observable", "Driver", "Signal", "Infallible", "Single", "Maybe": [".never()"]
        case "AnyPublisher": ["Empty(completeImmediately: false).eraseToAnyPublisher()"]
        default: []
        }
    }

    /// A closure that does nothing, and returns what its result has for a value, a stream that says nothing: `{ _, _ in }`,
    /// `{ .never() }`; nil for any other type, and where the result has no value.
    private func closure(_ type: String, depth: Int) -> String? {
        guard let closure = ClosureType(type) else { return nil }
        let names =
            closure.parameters.isEmpty ? "" : " " + closure.parameters.map { _ in "_" }.joined(separator: ", ") + " in"
        if closure.returnsNothing { return names.isEmpty ? "{}" : "{\(names) }" }
        let values = values(of: closure.result, depth: depth + 1)
        return (values.first ?? Self.silence(of: closure.result).first).map { "{\(names) \($0) }" }
    }

    private static func plain(_ type: String) -> String { TypeText(type).text.filter { $0 != " " } }

    /// The types whose values are known. What is not Swift's own is Foundation's.
    private static let known: [String: [String]] = {
        var known: [String: [String]] = [
            "Bool": ["true", "false"], "String": ["\"a\"", "\"b\""], "Substring": ["\"a\"", "\"b\""],
            "Character": ["\"a\"", "\"b\""], "Void": ["()"], "Never": [],
            "Data": ["Data([1])", "Data([2])"],
            "Date": ["Date(timeIntervalSince1970: 1)", "Date(timeIntervalSince1970: 2)"],
            "URL": ["URL(fileURLWithPath: \"/a\")", "URL(fileURLWithPath: \"/b\")"],
            "UUID": [1, 2].map { "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \($0)))" },
            "IndexPath": ["IndexPath(indexes: [0, 1])", "IndexPath(indexes: [0, 2])"],
            "Any": ["1", "2"], "AnyHashable": ["1", "2"],
        ]
        for type in ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"] {
            known[type] = ["1", "2"]
        }
        for type in ["Double", "Float", "CGFloat", "Decimal", "TimeInterval"] { known[type] = ["1.5", "2.5"] }
        for type in ["Error", "any Error"] {
            known[type] = ["URLError(.notConnectedToInternet)", "URLError(.timedOut)"]
        }
        return known
    }()
}
