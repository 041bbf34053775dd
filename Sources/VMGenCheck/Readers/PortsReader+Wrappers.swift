import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension PortsReader {
    /// Takes the attributes and the `var` off the start of a field's line, `@Property var isLoading`: a wrapper of the app's own.
    /// Nil where there are none.
    func takeWrapper(_ cursor: inout TextCursor, role: Port.Role) -> Fragment? {
        let start = cursor.rest
        var end = start
        while cursor.take("@") {
            guard cursor.identifier() != nil else { break }
            if cursor.next == UInt8(ascii: "(") { _ = cursor.bracketed(by: "(") }
            end = cursor.rest
        }
        guard end.range != start.range else { return nil }
        let wrapper = start.before(end)
        if role == .input {
            let message =
                "an input is made by the view, and has no wrapper here; a value that comes in is `let name: Type`"
            findings.add(KindPlace.wrapper(message, at: wrapper.range))
        }
        let name = cursor
        guard cursor.take(word: "var") else {
            cursor = name
            let message = "a wrapped field is a variable, as in Swift: `\(wrapper.text) var name: Type = value`"
            findings.add(KindPlace.wrapper(message, at: cursor.rest.range))
            return wrapper
        }
        return wrapper
    }

    /// Whether `line` begins with an attribute.
    static func isWrapped(_ line: EntrySyntax) -> Bool { !line.isItem && line.key?.text.hasPrefix("@") == true }

    /// The kind of the fields of `entry` that name none: where one of its fields has a wrapper, the output is made first, and
    /// the others are what values can be sent into.
    func fieldKind(_ sectionKind: StreamKind?, _ line: EntrySyntax, role: Port.Role, makes: Bool) -> StreamKind? {
        if Self.isWrapped(line) { return runtime.stateKind }
        guard makes, sectionKind == nil, let value = line.value else { return sectionKind }
        return splitDefault(value).1 == nil ? runtime.relayKind : runtime.stateKind
    }

    /// What is wrong with the kinds of `ports`, fields of an output that is made first or wrapped.
    func checkWrapped(_ ports: [Port]) {
        let wrapper = ports.first { $0.wrapper != nil }?.wrapper
        for port in ports where port.wrapper != nil || port.isMade {
            guard let kind = port.kind else { continue }
            if !kind.traits.contains(.takesValues) || port.wrapper != nil && !kind.traits.contains(.holdsValue) {
                findings.add(KindPlace.unmade(port, kind, wrapper: wrapper, runtime: runtime))
            }
            if port.wrapper != nil, let persistence = port.persistence {
                let message =
                    "`\(port.wrapper?.text ?? "")` decides itself where its value is kept; leave `persist` out, or keep a "
                    + "state that this output follows"
                findings.add(KindPlace.wrapper(message, at: persistence.store.range))
            }
        }
    }
}
