import VMGenModel
import VMGenSpec

extension PortsReader {
    /// Takes the attributes and the `var` off the start of a field's line, `@Property var isLoading`: a wrapper of the app's own.
    /// Nil where there are none.
    func takeWrapper(_ cursor: inout TextCursor, role: Port.Role) -> Fragment? {
        let start = cursor.rest
        var end = start
        while cursor.take("@") {
            guard let name = cursor.identifier() else { break }
            if let finding = KindPlace.attribute(name) { findings.add(finding) }
            if cursor.next == UInt8(ascii: "(") { _ = cursor.bracketed(by: "(") }
            end = cursor.rest
        }
        guard end.range != start.range else { return nil }
        let wrapper = start.before(end)
        let name = cursor
        guard
            wrapper.text == "@Published"
                || cursor.identifier().map({ Self.access.contains($0.text) || $0.text == "var" }) == true
        else {
            cursor = name
            let message = "a wrapped field is a variable, as in Swift: `\(wrapper.text) var name: Type = value`"
            findings.add(KindPlace.wrapper(message, at: cursor.rest.range))
            return wrapper
        }
        cursor = name
        _ = cursor.take(word: "var")
        return wrapper
    }

    /// Takes the modifiers and the `var` off the start of a field's line, `private(set) var name`: others read it from the view
    /// model itself. Nil where there are none.
    func takeVisibility(_ cursor: inout TextCursor, role: Port.Role) -> Fragment? {
        let (start, whole) = (cursor, cursor.rest)
        var saysWhoSets = false
        var end = cursor
        while let word = cursor.identifier(), Self.access.contains(word.text) {
            if cursor.next == UInt8(ascii: "("), cursor.bracketed(by: "(")?.text == "(set)" { saysWhoSets = true }
            end = cursor
        }
        cursor = end
        guard start.offset != end.offset, cursor.take(word: "var") else {
            cursor = start
            return nil
        }
        let visibility = whole.before(end.rest)
        if role == .input {
            findings.add(
                LineShape.other("an input is sent by the view, and nobody reads it here", at: visibility.range)
            )
        } else if !saysWhoSets {
            findings.add(LineShape.unset(visibility, role: role))
        }
        return visibility
    }

    /// The words that say who sees a property.
    static let access: Set<String> = ["public", "open", "package", "internal", "fileprivate", "private"]

    /// Whether `line` begins with an attribute.
    static func isWrapped(_ line: EntrySyntax) -> Bool { !line.isItem && line.key?.text.hasPrefix("@") == true }

    /// The kind of the fields of `entry` that name none: where one of its fields has a wrapper, the output is made first, and
    /// the others are what values can be sent into.
    func fieldKind(_ sectionKind: StreamKind?, _ line: EntrySyntax, role: Port.Role, makes: Bool) -> StreamKind? {
        if Self.isWrapped(line) { return runtime.kind(wrappedBy: line) }
        guard makes, sectionKind == nil, let value = line.value else { return sectionKind }
        return splitDefault(value).1 == nil ? runtime.relayKind : runtime.stateKind
    }

    /// The field that `made`, on `line`, describes: one of an input or output that exists, as `ports` says.
    func readMade(_ made: MadeField, _ line: EntrySyntax, in ports: PortsDeclaration, types: PortTypeReader) -> [Port] {
        guard let name = memberName(made.name), isBalanced(line.content) else { return [] }
        var port = made.port(role: types.role, documentation: documentation(of: line), types: types)
        port.isMade = ports.place == .existing && types.role != .state && !isStored
        if !port.isMade { findings.add(LineShape.madeField(name, port, isStored: isStored)) }
        return [port]
    }

    /// What is wrong with the kinds of `ports`, fields of an output that is made first or wrapped, which `place` declares.
    func checkWrapped(_ ports: [Port], of place: PortsDeclaration.Place) {
        let wrapper = ports.first { $0.wrapper != nil }?.wrapper
        // What follows from a wrapper that cannot stand there says nothing of the other fields.
        let misplaced = ports.compactMap {
            KindPlace.wrappedInput($0, isExisting: place == .existing && !isStored, runtime: runtime)
                ?? KindPlace.published($0, isExisting: place == .existing, runtime: runtime)
        }
        let seen = misplaced.isEmpty ? ports : ports.filter { !$0.isMade || !$0.isStateful }
        findings.add(seen.compactMap(LineShape.visible).filter { !findings.hasError(at: $0.range) })
        findings.add(misplaced)
        guard misplaced.isEmpty else { return }
        for port in ports where port.wrapper != nil || port.isMade {
            guard let kind = port.kind else { continue }
            if port.wrapper?.text != "@Published",
                !kind.traits.contains(.takesValues) || port.wrapper != nil && !kind.traits.contains(.holdsValue)
            {
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

extension Runtime {
    /// The kind of what the wrapper before the field of `line` gives.
    fileprivate func kind(wrappedBy line: EntrySyntax) -> StreamKind? {
        let isPublished = line.key.map { SwiftText.words(of: $0).first?.text == "@Published" } ?? false
        return (isPublished ? kind(named: "Published") : nil) ?? stateKind
    }
}
