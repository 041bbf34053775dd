import VMGenDiagnostics

/// Reads the sections `inputs:`, `outputs:` and `state:`: fields, or in the first two the cases of an event enum.
///
/// A field is `name: Element`, `name: Kind<Element>` or, for one that is no stream, `let name: Type`. A state of an
/// optional type that gives no value starts with `nil`, as a variable does in Swift.
struct PortsReader: EntryReading {
    /// The runtime whose kinds of stream count.
    let runtime: Runtime
    /// Whether the view model stores its input and output.
    let isStored: Bool
    let findings: Findings

    /// The fields or cases of `entry`.
    func read(_ entry: EntrySyntax, role: Port.Role) -> PortSection {
        var section = PortSection()
        let sectionName = entry.key?.text ?? role.rawValue
        let sectionKind = entry.value.flatMap { self.sectionKind($0, role: role) }
        guard let first = entry.block.first else {
            findings.add(SectionShape.onlyKind(entry))
            return section
        }
        let types = PortTypeReader(runtime: runtime, role: role, isStored: isStored, findings: findings)
        for line in entry.block {
            if line.isItem != first.isItem {
                findings.add(MixedEvents.finding(line, first: first, section: sectionName))
            } else if !line.isItem {
                if let port = readField(line, role: role, sectionKind: sectionKind, types: types) {
                    section.ports.append(port)
                }
            } else if role == .state {
                findings.add(LineShape.extraDash(line.content, in: sectionName))
            } else if let event = readEvent(line, role: role, section: sectionName) {
                section.events.append(event)
            }
        }
        if first.isItem, let value = entry.value { findings.add(MixedEvents.kindOfEvents(value, section: sectionName)) }
        return section
    }

    /// The kind that stands on the section's own line.
    private func sectionKind(_ value: Fragment, role: Port.Role) -> StreamKind? {
        let foreign = ForeignKind.checkSection(value, runtime: runtime)
        if let foreign {
            findings.add(foreign)
            return nil
        }
        guard let kind = runtime.kind(named: value.text) else {
            findings.add(UnknownKind.finding(value, runtime: runtime))
            return nil
        }
        if let finding = KindPlace.check(kind, role: role, isStored: isStored, at: value.range) {
            findings.add(finding)
        }
        return kind
    }

    private func readField(
        _ line: EntrySyntax,
        role: Port.Role,
        sectionKind: StreamKind?,
        types: PortTypeReader
    ) -> Port? {
        expectNoVerbatim(line)
        guard let key = key(of: line) else { return nil }
        var cursor = TextCursor(key)
        let isPlain = key.text != "let" && cursor.take(word: "let")
        guard let name = memberName(cursor.rest) else { return nil }
        guard let value = line.value else {
            findings.add(LineShape.missing("the type of `\(name.text)`", at: name.range, form: "\(name.text): Void"))
            return nil
        }
        guard isBalanced(value) else { return unreadable(name, role: role, at: value) }
        let (type, initialValue) = splitDefault(value)
        guard !type.isEmpty else {
            findings.add(
                LineShape.missing("the type of `\(name.text)`", at: value.range, form: "\(name.text): Int = 1")
            )
            return unreadable(name, role: role, at: value)
        }
        var port = Port(
            role: role,
            documentation: documentation(of: line),
            name: name,
            isPinned: false,
            element: type,
            initialValue: initialValue
        )
        if isPlain {
            if let finding = InitialValue.checkPlain(port) { findings.add(finding) }
        } else {
            types.read(type, sectionKind: sectionKind, into: &port)
        }
        readOptions(line, into: &port)
        return port
    }

    /// A field of which only the name could be read: flows may speak of it without a second report.
    private func unreadable(_ name: Fragment, role: Port.Role, at place: Fragment) -> Port {
        Port(
            role: role,
            documentation: [],
            name: name,
            kind: runtime.defaultKind(for: role, hasValue: false, isStored: isStored),
            isPinned: false,
            element: place
        )
    }

    /// Reads what stands below a field: `persist: defaults "Round"`.
    private func readOptions(_ line: EntrySyntax, into port: inout Port) {
        for option in line.block {
            guard let key = option.key, !option.isItem, key.text == "persist" else {
                let place = option.key ?? option.content
                findings.add(UnknownOption.finding(place, below: port.name.text, options: ["persist"]))
                continue
            }
            expectNothingBelow(option)
            let form = "persist: defaults \"\(port.name.text)\""
            guard let value = option.value else {
                findings.add(LineShape.missing("what follows `persist`", at: key.range, form: form))
                continue
            }
            var cursor = TextCursor(value)
            let store = cursor.identifier()
            let text = cursor.rest
            let quote = "\""
            guard let store, text.text.utf8.count > 2, text.text.hasPrefix(quote), text.text.hasSuffix(quote),
                !text.inner.text.contains(quote), !text.inner.text.contains("\\")
            else {
                findings.add(LineShape.finding(value, in: "persist", form: form))
                continue
            }
            port.persistence = Port.Persistence(store: store, key: text.inner)
        }
    }

    private func readEvent(_ line: EntrySyntax, role: Port.Role, section: String) -> EventCase? {
        expectNothingBelow(line)
        var cursor = TextCursor(line.content)
        guard isBalanced(line.content), let word = cursor.identifier() else {
            findings.add(LineShape.finding(line.content, in: section, form: "- registerTap(name: String)"))
            return nil
        }
        let name = role == .input ? memberName(word) : name(word)
        guard let name else { return nil }
        var event = EventCase(documentation: documentation(of: line), name: name, payload: [])
        if cursor.next == UInt8(ascii: "("), let brackets = cursor.bracketed(by: "(") {
            event.payload = payload(brackets.inner, of: section)
        }
        if !cursor.isAtEnd {
            findings.add(LineShape.finding(line.content, in: section, form: "- \(name.text)(name: String)"))
            return nil
        }
        return event
    }

    /// The payload of a case: `name: String, Int`. One without a label is called `value`, or `value1`, `value2`, ….
    private func payload(_ list: Fragment, of section: String) -> [SwiftMethod.Parameter] {
        let parts = list.isEmpty ? [] : SwiftText.split(list, on: ",", typeBrackets: true)
        return parts.enumerated().compactMap { index, part in
            guard let (label, type) = SwiftText.cut(part, at: ":"), SwiftText.isIdentifier(label.text) else {
                let name = parts.count == 1 ? "value" : "value\(index + 1)"
                return SwiftMethod.Parameter(label: nil, name: name, type: part.text)
            }
            let (plain, defaultValue) = splitDefault(type)
            return SwiftMethod.Parameter(
                label: label.text == "_" ? nil : label.text,
                name: label.text == "_" ? "value" : label.text,
                type: plain.text,
                defaultValue: defaultValue?.text
            )
        }
    }
}
