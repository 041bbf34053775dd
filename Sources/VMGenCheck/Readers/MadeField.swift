import VMGenModel
import VMGenSpec

/// A line that says what a field is as Swift does where the field makes its own stream:
/// `let title = CurrentValueSubject<String, Never>("")`, `let rows: BehaviorRelay<[Row]> = BehaviorRelay(value: [])`.
struct MadeField {
    /// The name of the field.
    let name: Fragment
    /// The type of the stream, with its brackets.
    let type: Fragment
    /// What stands between the brackets of the call, without a label; nil where nothing does.
    let value: Fragment?

    /// Reads `line`; nil where it says something else.
    ///
    /// - Parameter isLone: whether the type says all that the stream is made of. Beside fields that are given their streams such a
    ///   line describes one that says nothing.
    init?(_ line: EntrySyntax, runtime: Runtime, isLone: Bool = true) {
        guard !line.isItem, line.block.isEmpty else { return nil }
        var cursor = TextCursor(line.content)
        for word in ["public", "package", "internal"] where cursor.take(word: word) { break }
        guard cursor.take(word: "let") || cursor.take(word: "var"), let name = cursor.identifier() else {
            return nil
        }
        var type: Fragment?
        let call: Fragment
        if cursor.take(":") {
            guard let (written, value) = SwiftText.cut(cursor.rest, at: "=") else { return nil }
            (type, call) = (written, value)
        } else if cursor.take("=") {
            call = cursor.rest
        } else {
            return nil
        }
        guard let brackets = SwiftText.lastBrackets(of: call) else { return nil }
        let callee = call.before(brackets)
        // Swift finds what stands between the angle brackets of the type.
        let names = [".init", type?.text, isLone ? type.flatMap { StreamType($0)?.name.text } : nil]
        guard type == nil || names.contains(callee.text) else { return nil }
        let made = type ?? callee
        let kind = runtime.kind(named: StreamType(made)?.name.text ?? made.text)
        guard let kind, kind.traits.contains(.takesValues) else { return nil }
        var argument = TextCursor(brackets.inner)
        if !runtime.hasTypedFailures, argument.take(word: "value") { _ = argument.take(":") }
        self.name = name
        self.type = made
        value = argument.isAtEnd ? nil : argument.rest
    }
}

extension MadeField {
    /// The field as one of an output that exists, which makes it itself; `types` reads its type.
    func port(role: Port.Role, documentation: [String], types: PortTypeReader) -> Port {
        var port = Port(
            role: role,
            documentation: documentation,
            name: name,
            isPinned: false,
            element: type,
            initialValue: value
        )
        if StreamType(type) == nil {
            port.kind = types.runtime.kind(named: type.text)
            types.findings.add(KindWithoutElement.finding(name, madeAs: type))
        } else {
            types.read(type, sectionKind: nil, into: &port)
        }
        return port
    }
}

extension EntrySyntax {
    /// Whether it is a field that is given a stream of `runtime`: `shown: PublishRelay<Void>`.
    func isGivenStream(of runtime: Runtime) -> Bool {
        guard !isItem, key?.text.hasPrefix("@") != true, let value else { return false }
        let first = String(content.text.prefix { $0 != " " })
        return !["let", "var", "public", "package", "internal"].contains(first) && runtime.stream(of: value) != nil
    }
}
