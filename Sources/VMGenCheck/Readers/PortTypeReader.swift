import VMGenModel
import VMGenSpec

/// Reads the type of a stream field: `Int`, `Driver<Int>`, `AnyPublisher<Int, MyError>`.
struct PortTypeReader {
    /// The runtime whose kinds of stream count.
    let runtime: Runtime
    /// The section of the fields.
    let role: Port.Role
    /// Whether the view model stores its input and output.
    let isStored: Bool
    /// The types that the spec declares.
    let ownTypes: Set<String>
    /// Where mistakes go.
    let findings: Findings

    /// Reads `type` into kind, element and failure type of `port`; `sectionKind` is the section's own.
    func read(_ type: Fragment, sectionKind: StreamKind?, into port: inout Port) {
        let hasValue = port.initialValue != nil
        port.kind = sectionKind ?? runtime.defaultKind(for: role, hasValue: hasValue, isStored: isStored)
        port.isPinned = sectionKind != nil
        if role == .input, let finding = UnknownKind.checkOptional(type, runtime: runtime) {
            findings.add(finding)
            return
        }
        if let finding = UnknownKind.checkField(type, runtime: runtime) {
            findings.add(finding)
            return
        } else if let stream = StreamType(type), isKind(stream.name.text) {
            guard readPinned(stream, type: type, into: &port) else { return }
        } else if isKind(type.text) {
            findings.add(KindWithoutElement.finding(type, runtime: runtime))
            return
        } else if let finding = UnknownKind.check(type, runtime: runtime, own: ownTypes) {
            findings.add(finding)
            return
        } else {
            port.element = PortTypeReader.withoutBrackets(type)
        }
        let isVariable = role == .state || port.wrapper?.text == "@Published"
        if isVariable, port.initialValue == nil, TypeText.isOptional(port.element.text) {
            port.initialValue = Fragment("nil", port.element.end)
        }
        let wrong = port.kind == nil ? nil : NotAType.check(element: port.element)
        if let finding = wrong ?? InitialValue.check(port, isStored: isStored) {
            findings.add(finding)
            // What uses it is right as soon as it has one.
            if port.initialValue == nil { port.initialValue = Fragment("…", port.element.end) }
        }
    }

    /// Reads a type that names its kind; false where the kind cannot stand there, which is reported.
    private func readPinned(_ stream: StreamType, type: Fragment, into port: inout Port) -> Bool {
        if let element = stream.arguments.first { port.element = element }
        let broken = stream.arguments.lazy.filter { !$0.isEmpty }.compactMap { NotAType.check($0) }.first
        if let broken {
            findings.add(broken)
            return false
        }
        guard let kind = runtime.kind(named: stream.name.text) else {
            findings.add(ForeignKind.check(type, runtime: runtime, hasValue: port.initialValue != nil, role: role))
            return false
        }
        port.kind = kind
        port.isPinned = true
        if kind.traits.contains(.hasFailureType) { port.failure = stream.failure }
        let finding =
            KindPlace.check(kind, role: role, isStored: isStored, at: stream.name.range)
            ?? KindArguments.check(stream, kind: kind, at: type.range)
        if let finding { findings.add(finding) }
        return finding == nil
    }

    private func isKind(_ name: String) -> Bool { Runtime.all.contains { $0.kind(named: name) != nil } }

    /// `(Driver)` as `Driver`, `(Drive<Int>)` as `Drive<Int>`: brackets that only say that the name is a type, not a kind of stream.
    private static func withoutBrackets(_ type: Fragment) -> Fragment {
        guard type.text.hasPrefix("("), type.text.hasSuffix(")") else { return type }
        let inner = type.inner
        var cursor = TextCursor(inner)
        guard cursor.identifier() != nil else { return type }
        return cursor.isAtEnd || StreamType(inner) != nil ? inner : type
    }
}
