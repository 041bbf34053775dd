import VMGenModel
import VMGenSpec

/// Reads the sections `inputs:`, `outputs:` and `state:`: fields, or in the first two the cases of an event enum.
///
/// A field is `name: Element`, `name: Kind<Element>` or, for one that is no stream, `let name: Type`. A state of an
/// optional type that gives no value starts with `nil`, as a variable does in Swift.
struct PortsReader: EntryReading {
    /// The runtime whose kinds of stream count.
    let runtime: Runtime
    /// Whether the view model stores its input and output.
    let isStored: Bool
    /// The types that the spec declares.
    var ownTypes: Set<String> = []
    let findings: Findings

    /// The fields or cases of `entry`.
    func read(_ entry: EntrySyntax, role: Port.Role) -> PortSection {
        var section = PortSection()
        let sectionName = entry.key?.text ?? role.rawValue
        let entry = role == .state ? entry : withDashes(entry, section: sectionName)
        var sectionKind: StreamKind?
        if let head = entry.value, role != .state, PortsHeadReader.isHead(head) {
            let isEvents = entry.block.first.map { $0.isItem && $0.key == nil } ?? false
            section.declaration = PortsHeadReader(section: sectionName, findings: findings)
                .read(head, isEvents: isEvents)
        } else {
            sectionKind = entry.value.flatMap { self.sectionKind($0, role: role) }
        }
        guard let first = entry.block.first else {
            if entry.value == nil || sectionKind != nil { findings.add(SectionShape.onlyKind(entry)) }
            return section
        }
        let types = PortTypeReader(
            runtime: runtime,
            role: role,
            isStored: isStored,
            ownTypes: ownTypes,
            findings: findings
        )
        if first.isItem, first.key?.text == "name", role != .state {
            section.ports = readPairs(entry, role: role, sectionKind: sectionKind, types: types)
            return section
        }
        let lines = withoutDashes(entry.block, section: sectionName)
        let isLone = role == .input || !lines.contains { $0.isGivenStream(of: runtime) }
        let makes =
            role == .output && !isStored
            && lines.contains { Self.isWrapped($0) || MadeField($0, runtime: runtime, isLone: isLone) != nil }
        for line in lines {
            if line.isItem != lines[0].isItem {
                findings.add(MixedEvents.finding(line, first: first, section: sectionName))
            } else if let field = MadeField(line, runtime: runtime, isLone: isLone) {
                section.ports += readMade(field, line, in: section.declaration, types: types)
            } else if !line.isItem, isPart(line) {
                section.ports += readPart(line, in: section.declaration, types: types)
            } else if !line.isItem {
                let kind = fieldKind(sectionKind, line, role: role, makes: makes)
                section.ports += readFields(line, role: role, sectionKind: kind, isMade: makes, types: types)
            } else if role == .state {
                findings.add(LineShape.extraDash(line.content, in: sectionName))
            } else if let event = readEvent(line, role: role, section: sectionName) {
                section.events.append(event)
            }
        }
        for index in section.ports.indices where makes || section.ports[index].isPublishedInput {
            section.ports[index].isMade = section.ports[index].kind != nil
        }
        checkWrapped(section.ports, of: section.declaration.place)
        if lines[0].isItem, let value = entry.value, !PortsHeadReader.isHead(value) {
            findings.add(MixedEvents.kindOfEvents(value, section: sectionName))
        }
        return section
    }

    /// Reads fields that are written as the pairs of a list, `- name: tap` with `type: Void` below it, which is reported.
    private func readPairs(
        _ entry: EntrySyntax,
        role: Port.Role,
        sectionKind: StreamKind?,
        types: PortTypeReader
    ) -> [Port] {
        if let first = entry.block.first?.content {
            findings.add(
                LineShape.other("a field is one line, `tap: Void`, without `name:` and `type:`", at: first.range)
            )
        }
        return entry.block.compactMap { line in
            guard line.isItem, line.key?.text == "name", let name = line.value.flatMap(memberName) else { return nil }
            let type = line.block.first { $0.key?.text == "type" }?.value ?? Fragment("Void", name.end)
            var port = Port(role: role, documentation: [], name: name, isPinned: false, element: type)
            types.read(type, sectionKind: sectionKind, into: &port)
            return port
        }
    }

    /// The kind that stands on the section's own line.
    private func sectionKind(_ value: Fragment, role: Port.Role) -> StreamKind? {
        if let foreign = ForeignKind.checkSection(value, runtime: runtime) {
            findings.add(foreign)
            return nil
        }
        guard let kind = runtime.kind(named: value.text) else {
            if let bracket = value.text.utf8.first,
                [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "(")].contains(bracket)
            {
                findings.add(SectionShape.inlineList(value, section: role == .state ? "state" : role.rawValue + "s"))
                return nil
            }
            findings.add(SectionShape.checkHead(value, role: role) ?? UnknownKind.finding(value, runtime: runtime))
            return nil
        }
        if let finding = KindPlace.check(kind, role: role, isStored: isStored, at: value.range) {
            findings.add(finding)
        }
        return kind
    }

    /// The fields of one line, `tap, swipe: Void`, of one type and one value; `isMade`: of an output that is made first.
    func readFields(
        _ line: EntrySyntax,
        role: Port.Role,
        sectionKind: StreamKind?,
        isMade: Bool = false,
        types: PortTypeReader
    ) -> [Port] {
        expectNoVerbatim(line)
        guard let key = key(of: line) else { return [] }
        if let unquoted = key.unquoted {
            findings.add(LineShape.quoted(key, name: unquoted))
            return []
        }
        var cursor = TextCursor(key)
        let wrapper = takeWrapper(&cursor, role: role)
        let visibility = takeVisibility(&cursor, role: role)
        let isPlain = key.text != "let" && cursor.take(word: "let")
        let start = cursor
        if let word = cursor.identifier(), word.text == "var", !cursor.isAtEnd {
            let field = Fragment(cursor.rest.text + (line.value.map { ": \($0.text)" } ?? ""), cursor.rest.range)
            findings.add(KindPlace.variable(word, before: field, isMade: isMade && wrapper == nil, runtime: runtime))
        } else {
            cursor = start
        }
        let names = SwiftText.split(cursor.rest, on: ",").compactMap { part in
            if part.isEmpty { findings.add(FlowPart.emptyListItem(at: part.range)) }
            return part.isEmpty ? nil : memberName(part)
        }
        guard let name = names.first else { return [] }
        guard let value = line.value else {
            findings.add(LineShape.missing("the type of `\(name.text)`", at: name.range, form: "\(name.text): Void"))
            return []
        }
        let unread = names.map { unreadable($0, role: role, at: value) }
        guard isBalanced(value) else { return unread }
        let (type, initialValue) = splitDefault(value)
        guard !type.isEmpty else {
            findings.add(
                LineShape.missing("the type of `\(name.text)`", at: value.range, form: "\(name.text): Int = 1")
            )
            return unread
        }
        if name.text == "persist", SwiftText.strayInType(type) != nil {
            findings.add(LineShape.strayPersist(key))
            return []
        }
        if let head = ChoiceHeadReader(findings: findings).read(type, of: name, below: line, role: role) {
            return [readChoice(line, head, name, initialValue, role: role, sectionKind: sectionKind, types: types)]
        }
        guard isType(type, value: initialValue) else { return unread }
        var port = Port(
            role: role,
            documentation: documentation(of: line),
            name: name,
            isPinned: false,
            element: type,
            initialValue: initialValue
        )
        port.wrapper = wrapper
        port.visibility = visibility
        if isPlain {
            if let finding = InitialValue.checkPlain(port, isStored: isStored) { findings.add(finding) }
        } else {
            types.read(type, sectionKind: sectionKind, into: &port)
        }
        readOptions(line, names: names, into: &port)
        return names.map { name in
            var own = port
            own.name = name
            return own
        }
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

    /// Reads what stands below a field: `persist: defaults "Round"`. It belongs to one field alone.
    private func readOptions(_ line: EntrySyntax, names: [Fragment], into port: inout Port) {
        for option in line.block {
            guard let key = option.key, !option.isItem, key.text == "persist" else {
                let place = option.key ?? option.content
                findings.add(UnknownOption.finding(place, below: port.name.text, options: ["persist"]))
                continue
            }
            expectNothingBelow(option)
            if names.count > 1 {
                findings.add(PersistPlace.several(names, at: key.range))
                continue
            }
            let form = "persist: defaults \"\(port.name.text)\""
            guard let value = option.value else {
                findings.add(LineShape.missing("what follows `persist`", at: key.range, form: form))
                continue
            }
            guard isBalanced(value) else { continue }
            var cursor = TextCursor(value)
            let store = cursor.identifier()
            let text = cursor.rest
            let quote = "\""
            guard let store, text.text.utf8.count > 2, text.text.hasPrefix(quote), text.text.hasSuffix(quote),
                !text.inner.text.contains(quote), !text.inner.text.contains("\\")
            else {
                findings.add(PersistPlace.escaped(text) ?? LineShape.finding(value, in: "persist", form: form))
                continue
            }
            port.persistence = Port.Persistence(store: store, key: text.inner)
        }
    }

    /// The case `line` of `section`.
    func readEvent(_ line: EntrySyntax, role: Port.Role, section: String) -> EventCase? {
        expectNothingBelow(line)
        var cursor = TextCursor(line.content)
        let start = cursor
        if let word = cursor.identifier(), word.text == "case", !cursor.isAtEnd, cursor.next != UInt8(ascii: "(") {
            findings.add(LineShape.extraWord(word, before: Fragment("- " + cursor.rest.text, cursor.rest.range)))
        } else {
            cursor = start
        }
        guard isBalanced(line.content) else { return nil }
        guard let word = cursor.identifier() else {
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
            findings.add(LineShape.behindCase(name, cursor.rest, line: line.content, in: section))
            return nil
        }
        return event
    }
}
