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
    init?(_ line: EntrySyntax, runtime: Runtime) {
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
        let names = [".init", type?.text, type.flatMap { StreamType($0)?.name.text }]
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
