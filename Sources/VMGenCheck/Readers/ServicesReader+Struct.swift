import VMGenModel
import VMGenSpec

extension ServicesReader {
    /// Reads one line of a struct into it: a closure, which flows call as a method, or a value.
    ///
    ///     - showDetail: (Movie) -> Void
    ///     - log: ((String) -> Void)?
    ///     - title: String
    func readField(_ line: EntrySyntax, into service: inout Service) {
        var cursor = TextCursor(line.content)
        let isVariable = cursor.take(word: "var")
        if !isVariable { _ = cursor.take(word: "let") }
        let declaration = cursor.rest
        guard let word = cursor.identifier(), cursor.take(":"), !cursor.isAtEnd else {
            findings.add(StructService.noField(declaration, of: service.name))
            return
        }
        let (written, value) = splitDefault(cursor.rest)
        let type = protocols.aliases.closure(calledBy: written) ?? written
        if let value { findings.add(StructService.initialValue(value)) }
        guard let name = name(word), isBalanced(type), isType(type) else { return }
        if let finding = InvalidName.bare(name, in: findings.source) ?? StructService.check(stubbed: name) {
            findings.add(finding)
        }
        let known = service.methods.map(\.name) + service.properties.map(\.name)
        if let first = known.first(where: { $0.text == name.text }) {
            findings.add(DuplicateName.twice(name, form: name.text, of: service.name, first: first))
            return
        }
        let documentation = documentation(of: line)
        let field = Service.Field(
            documentation: documentation,
            word: isVariable ? "var" : "let",
            name: name.text,
            type: type.text
        )
        service.fields?.append(field)
        // What one that may be nil answers may be nil as well: it is called for what it does alone.
        let called = ClosureType(calledOn: type.text).flatMap { $0.isAsync ? nil : $0 }
        if let closure = ClosureType(type.text) ?? called {
            var method = SwiftMethod((name: name, type: type, parts: closure), isAwaited: false)
            method.mayBeNil = TypeText.isOptional(type.text)
            method.nameParameters()
            service.methods.append(method)
        } else {
            service.properties.append(
                Service.Property(documentation: documentation, name: name, type: type, isSettable: false)
            )
        }
    }
}

extension SwiftMethod {
    /// Gives the parameters of a closure names, by which a stub knows them.
    fileprivate mutating func nameParameters() {
        let words = Parameter.ordinals
        for index in parameters.indices {
            parameters[index].name =
                parameters.count == 1 ? "value" : index < words.count ? words[index] : "value\(index + 1)"
        }
    }
}
