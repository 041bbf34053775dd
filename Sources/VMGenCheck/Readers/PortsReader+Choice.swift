import VMGenModel
import VMGenSpec

extension PortsReader {
    /// The name of the enum that `type` declares: `Alert` of `enum Alert: Equatable`; nil for a type that is none. An enum without
    /// a name, which `hasCases` below its line, is reported, and called like its `field`.
    func enumHead(_ type: Fragment, of field: Fragment, hasCases: Bool) -> (head: Fragment, name: Fragment)? {
        var cursor = TextCursor(type)
        _ = cursor.take(word: "indirect")
        guard cursor.take(word: "enum") else { return nil }
        guard let name = cursor.identifier() else {
            guard hasCases, cursor.isAtEnd || cursor.next == UInt8(ascii: ":") else { return nil }
            let name = Fragment(field.text.prefix(1).uppercased() + field.text.dropFirst(), type.range)
            let head = "enum \(name.text)\(cursor.rest.text)"
            findings.add(LineShape.other("an enum has a name: `\(field.text): \(head)`", at: type.range))
            return (Fragment(head, type.range), name)
        }
        guard cursor.isAtEnd || cursor.next == UInt8(ascii: ":") else { return nil }
        return (type, name)
    }

    /// The field `name`, whose type is an enum with the cases below `line`.
    func readChoice(
        _ line: EntrySyntax,
        _ head: (head: Fragment, name: Fragment),
        _ name: Fragment,
        _ initialValue: Fragment?,
        role: Port.Role,
        sectionKind: StreamKind?,
        types: PortTypeReader
    ) -> Port {
        var port = Port(
            role: role,
            documentation: documentation(of: line),
            name: name,
            isPinned: false,
            element: head.name,
            initialValue: initialValue
        )
        types.read(head.name, sectionKind: sectionKind, into: &port)
        let cases = line.block.filter { isItem($0, of: name.text) }.compactMap {
            readEvent($0, role: .output, section: name.text)
        }
        if role == .input {
            findings.add(LineShape.other("only outputs and states declare an enum on their line", at: head.head.range))
        } else if line.block.isEmpty {
            let message = "the cases of `\(head.name.text)` stand below its line, `- failed(message: String)`"
            findings.add(LineShape.other(message, at: head.head.range))
        }
        port.choice = Port.Choice(head: head.head, name: head.name, cases: cases)
        return port
    }
}

extension Port.Choice {
    /// The enum as Swift, a line each, with `access` before it.
    func lines(access: String) -> [Fragment] {
        let cases = self.cases.flatMap { event -> [Fragment] in
            let payload = event.payload.map { parameter in
                (parameter.label.map { "\($0): " } ?? "") + parameter.type
                    + (parameter.defaultValue.map { " = \($0)" } ?? "")
            }
            let name = SwiftText.escaped(event.name.text)
            let text = payload.isEmpty ? name : "\(name)(\(payload.joined(separator: ", ")))"
            let comments = event.documentation.map {
                Fragment("    ///\($0.isEmpty ? "" : " ")\($0)", event.name.range)
            }
            return comments + [Fragment("    case \(text)", event.name.range)]
        }
        return [Fragment("\(access)\(head.text) {", head.range)] + cases + [Fragment("}", head.range)]
    }
}
