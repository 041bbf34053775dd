import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Reads method signatures as in Swift, without `func`: `load(_ id: Int, state: State) async throws -> Room`.
struct SignatureReader: EntryReading {
    /// The runtime whose kinds of stream count.
    let runtime: Runtime
    /// The section or protocol, for messages.
    let section: String
    /// Whether the methods are asked for by a protocol, which gives their parameters no defaults.
    let isRequirement: Bool
    let findings: Findings
    /// The names that the target's Swift gives types.
    let aliases: TypeAliases?

    private let form = "search(_ query: String) async throws -> [Movie]"

    /// Makes a reader for the signatures of `section`; `isRequirement` for those of a protocol.
    init(
        runtime: Runtime,
        section: String,
        isRequirement: Bool = false,
        aliases: TypeAliases? = nil,
        findings: Findings
    ) {
        self.runtime = runtime
        self.aliases = aliases
        self.section = section
        self.isRequirement = isRequirement
        self.findings = findings
    }

    /// The method that `signature` declares; nil where it is none. With `takesState` a parameter `state: State` is the
    /// view model's state.
    func read(_ signature: Fragment, documentation: [String], takesState: Bool) -> SwiftMethod? {
        var signature = withoutBody(signature) { body in
            LineShape.other("a signature stands here without a body; that is written in Swift", at: body.range)
        }
        guard isBalanced(signature) else { return nil }
        signature = ForeignArrow.replaced(in: signature, findings: findings)
        var cursor = TextCursor(signature)
        guard var word = cursor.identifier() else { return malformed(signature) }
        if word.text == "func", let name = cursor.identifier() {
            findings.add(LineShape.other("a signature stands here without `func`; remove it", at: word.range))
            word = name
        }
        guard let name = name(word) else { return nil }
        let generics = cursor.next == UInt8(ascii: "<") ? cursor.bracketed(by: "<")?.text : nil
        guard let brackets = cursor.bracketed(by: "(") else { return malformed(signature) }
        guard var parameters = parameters(in: brackets.inner, of: section) else { return nil }
        var method = SwiftMethod(
            documentation: documentation,
            name: name,
            generics: generics,
            parameters: [],
            isAsync: false,
            canThrow: false,
            signature: signature
        )
        guard readEffects(&cursor, into: &method), readResult(&cursor, into: &method) else {
            return malformed(cursor.rest)
        }
        if takesState, let small = parameters.first(where: { $0.name == "state" && $0.type == "state" }) {
            let message = "a type starts with a capital; the view model's state is `\(small.name): State`"
            return findings.refuse(LineShape.other(message, at: brackets.range))
        }
        if takesState, let index = parameters.firstIndex(where: { $0.type == "State" }) {
            if parameters[index].label != "state" || parameters[index].name != "state" {
                let message = "the view model's state is passed as `state: State`, without another label or name"
                findings.add(LineShape.other(message, at: brackets.range))
            }
            method.stateIndex = index
            parameters.remove(at: index)
        }
        method.parameters = parameters
        if let type = method.returnType {
            findings.add(ForeignKind.check(type, runtime: runtime))
            // Flows and scenarios take it for what is to be written.
            if let meant = ForeignKind.meant(by: type, runtime: runtime)
                ?? aliases?.stream(calledBy: type, runtime: runtime)
            {
                method.returnType = meant
            }
            if let finding = KindArguments.checkWhole(type, runtime: runtime) { findings.add(finding) }
            if let finding = UnknownKind.check(type, runtime: runtime, own: []) { findings.add(finding) }
            let name = type.text.hasSuffix("<>") ? type.slice(0, type.text.utf8.count - 2) : type
            if runtime.kind(named: name.text) != nil {
                return findings.refuse(KindWithoutElement.finding(name, runtime: runtime))
            }
        }
        return method
    }

    /// The parameters of a list without its brackets; nil where one is none, which is reported.
    func parameters(in list: Fragment, of section: String) -> [SwiftMethod.Parameter]? {
        if list.isEmpty { return [] }
        var parameters: [SwiftMethod.Parameter] = []
        let parts = SwiftText.split(list, on: ",", typeBrackets: true)
        let untyped = parts.filter { SwiftText.cut($0, at: ":")?.1.isEmpty != false }
        if let first = untyped.first {
            findings.add(LineShape.missingTypes(of: untyped, at: first.range))
            return nil
        }
        for part in parts {
            guard let (names, typed) = SwiftText.cut(part, at: ":") else { return nil }
            var cursor = TextCursor(names)
            guard let first = cursor.identifier() else {
                findings.add(InvalidName.finding(names))
                return nil
            }
            let second = cursor.identifier()
            guard cursor.isAtEnd, let inner = innerName(second ?? first, beside: parameters) else {
                if !cursor.isAtEnd { findings.add(InvalidName.finding(cursor.rest)) }
                return nil
            }
            if let finding = InvalidName.bareParameter(first, in: findings.source) { findings.add(finding) }
            let (type, defaultValue) = splitDefault(typed)
            isParameterType(type)
            if isRequirement, let defaultValue { findings.add(ServiceMember.defaultArgument(defaultValue)) }
            if !isRequirement, let finding = defaultValue.flatMap({ TypeMismatch.checkFirst($0, of: type) }) {
                findings.add(finding)
            }
            parameters.append(
                SwiftMethod.Parameter(
                    label: first.text == "_" ? nil : first.text,
                    name: inner.text,
                    type: type.text,
                    defaultValue: defaultValue?.text
                )
            )
        }
        return parameters
    }

    /// `word` as the name of a parameter within the method, which Swift lets a protocol leave open, `open(_: Int)`: then it is one that none
    /// of `others` has. nil for what is none, which is reported.
    private func innerName(_ word: Fragment, beside others: [SwiftMethod.Parameter]) -> Fragment? {
        guard isRequirement, word.text == "_" else { return name(word) }
        let made = others.isEmpty ? "argument" : "argument\(others.count + 1)"
        return Fragment(made, word.range)
    }

    /// Reads `async` and `throws`.
    private func readEffects(_ cursor: inout TextCursor, into method: inout SwiftMethod) -> Bool {
        let start = cursor.rest
        method.isAsync = cursor.take(word: "async")
        guard cursor.take(word: "throws") else { return true }
        if !method.isAsync, cursor.take(word: "async") {
            findings.add(LineShape.other("`async` stands before `throws`: `async throws`", at: start.range))
            method.isAsync = true
        }
        method.canThrow = true
        if cursor.next == UInt8(ascii: "(") {
            guard let type = cursor.bracketed(by: "(") else { return false }
            method.thrownType = type.inner.text
            if type.inner.text == "Never" { method.canThrow = false }
        }
        return true
    }

    /// Reads the returned type and the `where` clause.
    private func readResult(_ cursor: inout TextCursor, into method: inout SwiftMethod) -> Bool {
        if cursor.isAtEnd { return true }
        let mark = cursor.rest
        if cursor.take(":") {
            let place = SourceRange(mark.range.lower, mark.range.lower + 1)
            findings.add(LineShape.other("`->` stands before what a method returns, not `:`", at: place))
        } else if !cursor.take("->") {
            return false
        }
        var type = cursor.rest
        var effects = cursor
        if let word = effects.identifier(), ["async", "throws"].contains(word.text), !effects.isAtEnd {
            let both = word.text == "async" && effects.take(word: "throws") && !effects.isAtEnd
            method.isAsync = method.isAsync || word.text == "async"
            method.canThrow = method.canThrow || both || word.text == "throws"
            let words = [method.isAsync ? "async" : "", method.canThrow ? "throws" : ""].filter { !$0.isEmpty }
            let form = "`\(words.joined(separator: " ")) -> \(effects.rest.text)`"
            findings.add(
                LineShape.other(
                    "`\(both ? "async throws" : word.text)` stands before the arrow: \(form)",
                    at: word.range
                )
            )
            type = effects.rest
        }
        if let (before, clause) = SwiftText.cut(type, at: " where ", typeBrackets: true) {
            type = before
            method.whereClause = clause.text
        }
        guard !type.isEmpty else { return false }
        _ = isType(type)
        method.returnType = type.text == "Void" || type.text == "()" ? nil : type
        return true
    }

    private func malformed(_ place: Fragment) -> SwiftMethod? {
        findings.add(LineShape.finding(place, in: section, form: form))
        return nil
    }
}
