import VMGenModel
import VMGenSpec

/// Reads the `variables:` section: stored properties as in Swift, `@Injected(\.pasteboard) var pasteboard: Pasteboard`.
struct VariablesReader: EntryReading {
    /// The runtime whose kinds of stream count.
    let runtime: Runtime
    /// The types that the spec declares.
    let ownTypes: Set<String>
    let findings: Findings

    /// The variables of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [StoredVariable] {
        entry.block.filter { isField($0, of: "variables") }.compactMap(readVariable)
    }

    private func readVariable(_ line: EntrySyntax) -> StoredVariable? {
        expectNothingBelow(line)
        guard isBalanced(line.content) else { return nil }
        var cursor = TextCursor(line.content)
        var modifiers: [String] = []
        while !cursor.isAtEnd {
            if cursor.take("@") {
                modifiers.append("@\(cursor.identifier()?.text ?? "")")
                if cursor.next == UInt8(ascii: "(") { _ = cursor.bracketed(by: "(") }
                continue
            }
            guard let word = cursor.identifier() else { break }
            if word.text == "var" || word.text == "let" {
                let isVariable = word.text == "var"
                return readDeclaration(line, modifiers: modifiers, isVariable: isVariable, cursor: &cursor)
            }
            modifiers.append(word.text)
            if cursor.next == UInt8(ascii: "(") { _ = cursor.bracketed(by: "(") }
        }
        if modifiers.contains("func") {
            return findings.refuse(
                LineShape.other("a method stands under `logic`, and its body in Swift", at: line.content.range)
            )
        }
        let isField = line.key.map { SwiftText.isIdentifier($0.text) } ?? false
        let form = isField ? "var \(line.content.text)" : "private var page: Int = 1"
        findings.add(LineShape.finding(line.content, in: "variables", form: form))
        return nil
    }

    /// Reads name, type and value, after `var` or `let`.
    private func readDeclaration(
        _ line: EntrySyntax,
        modifiers: [String],
        isVariable: Bool,
        cursor: inout TextCursor
    ) -> StoredVariable? {
        guard let word = cursor.identifier(), let name = memberName(word) else {
            findings.add(LineShape.finding(line.content, in: "variables", form: "private var page: Int = 1"))
            return nil
        }
        if let finding = InvalidName.bare(name, in: findings.source) { findings.add(finding) }
        if cursor.next == UInt8(ascii: ",") {
            findings.add(LineShape.severalVariables(cursor.rest, behind: name))
            return nil
        }
        var type: Fragment?
        let isWritten = cursor.next == UInt8(ascii: ":")
        var (body, observer, existing): (Fragment?, Fragment?, Fragment?)
        if cursor.take(":") {
            let (written, value) = splitDefault(cursor.rest)
            let braces = (value ?? written).lastBraces
            if let braces, isObserved(braces) { observer = braces } else if value == nil { body = braces }
            existing = ServicesReader.existing(written)
            let plain = existing ?? (value == nil ? braces.map(written.before) : nil) ?? written
            guard isType(plain) else { return nil }
            type = plain
            if !isVariable, body != nil { findings.add(LineShape.computedConstant(line.content)) }
            if let finding = KindArguments.check(within: plain, runtime: runtime, own: ownTypes) {
                findings.add(finding)
            } else if value == nil, body == nil, !isMadeElsewhere(modifiers),
                !TypeText.isOptional(plain.text),
                !plain.text.hasSuffix("!")
            {
                findings.add(LineShape.variableWithoutValue(name, type: plain))
            }
            if let finding = LineShape.closureAsValue(name, type: plain, value: value) {
                return findings.refuse(finding)
            }
            if let finding = value.flatMap({ TypeMismatch.checkFirst($0, of: plain) }) { findings.add(finding) }
        } else if let finding = LineShape.halfVariable(
            name,
            rest: cursor.rest,
            isMadeElsewhere: isMadeElsewhere(modifiers)
        ) {
            return findings.refuse(finding)
        } else {
            type = madeType(cursor.rest)
            observer = cursor.rest.lastBraces.flatMap { isObserved($0) ? $0 : nil }
            if let finding = type.flatMap({ KindArguments.check(within: $0, runtime: runtime, own: ownTypes) }) {
                findings.add(finding)
            }
        }
        let value = SwiftText.cut(line.content, at: " = ")?.1
        if let finding = value.flatMap(InitialValue.checkMade) { findings.add(finding) }
        // What ends in braces is computed or observed, or it is a closure.
        let isPlain = observer != nil || !line.content.text.hasSuffix("}") || value?.text.hasPrefix("{") == true
        let isOpen = modifiers.allSatisfy(Self.settable.contains) && isPlain
        var variable = StoredVariable(
            documentation: documentation(of: line),
            declaration: line.content,
            name: name,
            type: type,
            body: body,
            isVariable: isVariable,
            isAssigned: isVariable && isOpen && isWritten && !Self.bags.contains(type?.text ?? "")
                && !isMadeStream(type, value: value)
        )
        variable.isExisting = existing != nil
        variable.observer = observer
        return variable
    }

    /// Whether `body`, in its braces, only looks at the value of a stored property.
    private func isObserved(_ body: Fragment) -> Bool {
        let word = body.allWords.first
        return word == "didSet" || word == "willSet"
    }

    /// Whether a wrapper gives a property with these `modifiers` its value, which `@Published` does not, or its first reader does.
    private func isMadeElsewhere(_ modifiers: [String]) -> Bool {
        modifiers.contains { $0.hasPrefix("@") && $0 != "@Published" || $0 == "lazy" || $0 == "override" }
    }

    /// Whether a property of `type` with `value` is a relay or a subject of the view model's own, which nobody replaces, `var` or not.
    private func isMadeStream(_ type: Fragment?, value: Fragment?) -> Bool {
        value != nil && type.flatMap { runtime.stream(of: $0)?.kind.traits.contains(.takesValues) } == true
    }

    /// The types of what keeps subscriptions, which nobody but the view model sets.
    private static let bags: Set<String> = ["DisposeBag", "Set<AnyCancellable>"]

    /// The modifiers of variables that whoever makes the view model may set.
    private static let settable: Set<String> = ["weak", "unowned", "internal", "package", "public", "open"]

    /// Those of `variables` that whoever makes the view model may set, as tests give them.
    func assigned(_ variables: [StoredVariable]) -> [InitParameter] {
        variables.filter(\.isAssigned).compactMap { variable in
            guard let type = variable.type else { return nil }
            return InitParameter(
                documentation: [],
                modifiers: SwiftText.words(of: variable.declaration).prefix { $0.text != "var" }.map(\.text),
                isVariable: true,
                isDeclared: true,
                isAssigned: true,
                name: variable.name,
                type: type,
                defaultValue: SwiftText.cut(variable.declaration, at: " = ").map { unobserved($0.1) }
            )
        }
    }

    /// `value` without what observes it: `3` of `3 { didSet { … } }`.
    private func unobserved(_ value: Fragment) -> Fragment {
        guard let braces = value.lastBraces, isObserved(braces) else { return value }
        return value.before(braces)
    }

    /// What makes a subject or relay of RxSwift that says again what it said, `ReplaySubject<Int>.create(bufferSize: 1)`.
    private static let factories = [".create", ".createUnbounded", ".createUnbound"]

    /// The type of a value that an initializer makes: `BehaviorRelay<[Int]>` of `= BehaviorRelay<[Int]>(value: [])`. Nil where
    /// something else stands there.
    private func madeType(_ rest: Fragment) -> Fragment? {
        var cursor = TextCursor(rest)
        guard cursor.take("="), let brackets = SwiftText.lastBrackets(of: cursor.rest) else { return nil }
        var type = cursor.rest.before(brackets)
        if let factory = Self.factories.first(where: type.text.hasSuffix), type.text.hasPrefix("Replay") {
            type = Fragment(String(type.text.dropLast(factory.count)), type.range)
        }
        guard type.text.first?.isUppercase == true, StreamType(type) != nil || SwiftText.isIdentifier(type.text) else {
            return nil
        }
        return type
    }
}
