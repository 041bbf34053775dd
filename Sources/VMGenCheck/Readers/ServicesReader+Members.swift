import VMGenModel
import VMGenSpec

extension ServicesReader {
    /// Reads one line of a service into it; one that is no member, or is there already, is reported.
    func readMember(_ line: EntrySyntax, into service: inout Service) {
        var cursor = TextCursor(line.content)
        if let word = unstubbed(line.content) {
            findings.add(ServiceMember.unstubbed(word))
            return
        }
        let bare = Self.bare(line.content)
        if bare.text != line.content.text, !line.content.text.hasPrefix("func "), bare.text.first?.isLetter == true {
            findings.add(ServiceMember.attributed(line.content.before(bare), member: bare))
            return
        }
        let isVariable = cursor.take(word: "var")
        if !isVariable { _ = cursor.take(word: "let") }
        let start = cursor.rest
        if let word = cursor.identifier(), cursor.isAtEnd || cursor.next == UInt8(ascii: ":") {
            guard cursor.take(":"), !cursor.isAtEnd else {
                if word.text != "func" {
                    findings.add(ServiceMember.missingType(word, isVariable: isVariable))
                    return
                }
                return readMethod(start, of: line, into: &service)
            }
            readProperty(word, type: cursor.rest, isSettable: isVariable, of: line, into: &service)
            return
        }
        readMethod(start, of: line, into: &service)
    }

    /// The word before a member that no stub has.
    private func unstubbed(_ content: Fragment) -> Fragment? {
        var cursor = TextCursor(content)
        guard let word = cursor.identifier() else { return nil }
        switch word.text {
        case "static", "class": return cursor.isAtEnd || cursor.next == UInt8(ascii: "(") ? nil : word
        case "init", "subscript": return cursor.next == UInt8(ascii: "(") ? word : nil
        default: return nil
        }
    }

    private func readMethod(_ signature: Fragment, of line: EntrySyntax, into service: inout Service) {
        let reader = SignatureReader(
            runtime: runtime,
            section: service.name.text,
            isRequirement: true,
            aliases: protocols.aliases,
            findings: findings
        )
        let documentation = documentation(of: line)
        guard let method = reader.read(signature, documentation: documentation, takesState: false) else { return }
        if let finding = InvalidName.bare(method.name, in: findings.source) { findings.add(finding) }
        if method.parameters.isEmpty, let finding = ServiceMember.check(stubbed: method.name) { findings.add(finding) }
        if let finding = ServiceMember.check(result: method) { findings.add(finding) }
        let first =
            service.methods.first { $0.isSame(as: method) }?.name
            ?? (method.parameters.isEmpty ? service.properties.first { $0.name.text == method.name.text }?.name : nil)
        if let first {
            findings.add(DuplicateName.twice(method.name, form: method.fullName, of: service.name, first: first))
            return
        }
        service.methods.append(method)
    }

    /// Reads the property `word`, whose `type` may be followed by `{ get }` or `{ get set }`.
    private func readProperty(
        _ word: Fragment,
        type: Fragment,
        isSettable: Bool,
        of line: EntrySyntax,
        into service: inout Service
    ) {
        guard let name = name(word), isBalanced(type) else { return }
        if let finding = InvalidName.bare(name, in: findings.source) ?? ServiceMember.check(stubbed: name) {
            findings.add(finding)
        }
        var property = Service.Property(
            documentation: documentation(of: line),
            name: name,
            type: type,
            isSettable: isSettable
        )
        if let (type, braces) = accessors(of: type) {
            property.type = type
            switch SwiftText.words(of: braces.inner).map(\.text) {
            case ["get"]: property.isSettable = false
            case ["get", "set"]: property.isSettable = true
            default: findings.add(ServiceMember.accessors(braces, name: name, type: type))
            }
        } else if let value = splitDefault(type).1 {
            property.type = splitDefault(type).0
            findings.add(ServiceMember.initialValue(value))
        }
        _ = isType(property.type)
        property.type =
            protocols.aliases.stream(calledBy: property.type, runtime: runtime)
            ?? protocols.aliases.closure(calledBy: property.type) ?? property.type
        if let finding = KindArguments.checkWhole(property.type, runtime: runtime) { findings.add(finding) }
        let first =
            service.properties.first { $0.name.text == name.text }?.name
            ?? service.methods.first { $0.name.text == name.text && $0.parameters.isEmpty }?.name
        if let first {
            // A protocol that asks again for what it inherits may ask for more of it.
            let before = service.properties.firstIndex { $0.name.text == name.text }
            if property.isSettable, let before { service.properties[before].isSettable = true }
            findings.add(DuplicateName.twice(name, form: name.text, of: service.name, first: first))
            return
        }
        service.properties.append(property)
    }

    /// The type before `{ … }` and the braces; nil where none stand behind it.
    private func accessors(of type: Fragment) -> (type: Fragment, braces: Fragment)? {
        let bytes = Array(type.text.utf8)
        guard bytes.last == UInt8(ascii: "}"), let brace = bytes.firstIndex(of: UInt8(ascii: "{")), brace > 0 else {
            return nil
        }
        return (type.slice(0, brace), type.slice(brace, bytes.count))
    }
}

extension SwiftMethod {
    /// The name with its labels: `load(id:_:)`.
    var fullName: String { name.text + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }

    /// Whether a stub, or Swift itself, could not tell it from `other`.
    fileprivate func isSame(as other: SwiftMethod) -> Bool {
        guard name.text == other.name.text, fullName == other.fullName else { return false }
        return parameters.map(\.name) == other.parameters.map(\.name)
            || parameters.map { $0.type.filter { $0 != " " } } == other.parameters.map { $0.type.filter { $0 != " " } }
    }
}
