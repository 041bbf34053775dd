import VMGenModel
import VMGenSpec

extension PortsReader {
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
        let kept = line.block.filter { !$0.isItem && $0.key?.text == "persist" }.compactMap(\.key)
        findings.add(kept.map { PersistPlace.choice(head.name, at: $0.range) })
        let cases = line.block.filter { $0.key?.text != "persist" && isItem($0, of: name.text) }.compactMap {
            readEvent($0, role: .output, section: name.text)
        }
        findings.add(DuplicateName.cases(cases))
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
