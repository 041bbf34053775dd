import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Reads the `init:` section: parameters with Swift's modifiers, `weak var coordinator: Coordinator?`.
///
/// A word before the name is the argument's label, `with useCase: UseCase`, as in Swift. Without `var` the property is a
/// `let`; without an access modifier it has Swift's default access. On the section's own line, `override` says that the
/// superclass has such an `init`, `required` that it asks for one, and `internal` that the module alone calls it.
struct InitReader: EntryReading {
    /// The runtime whose kinds of stream count.
    let runtime: Runtime
    /// The types that the spec declares.
    let ownTypes: Set<String>
    let findings: Findings

    private static let modifiers = [
        "weak", "unowned", "private", "fileprivate", "internal", "package", "public", "open", "nonisolated",
    ]

    /// Words of Swift that stand before the types of parameters, and are no labels.
    private static let specifiers: Set<String> = ["inout", "borrowing", "consuming"]

    /// The parameters of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [InitParameter] {
        entry.block.filter { !isSuperCall($0) && !FurtherInitReader.isInit($0) && isField($0, of: "init") }
            .compactMap(readParameter)
    }

    /// The initializers that `entry` has beside the one of `parameters`.
    func furtherInits(_ entry: EntrySyntax, beside parameters: [InitParameter]) -> [FurtherInit] {
        let reader = FurtherInitReader(findings: findings)
        let lines = entry.block.filter { FurtherInitReader.isInit($0) && isField($0, of: "init") }
        return lines.compactMap { reader.read($0, beside: parameters) }
    }

    /// The call of the superclass's `init` that `entry` writes out, `super.init(title: title)`: its arguments.
    func superArguments(_ entry: EntrySyntax) -> Fragment? {
        let calls = entry.block.filter(isSuperCall)
        for call in calls.dropFirst() {
            findings.add(LineShape.other("`super.init` is called once", at: call.content.range))
        }
        guard let call = calls.first else { return nil }
        expectNothingBelow(call)
        guard let brackets = SwiftText.lastBrackets(of: call.content), isBalanced(call.content) else {
            findings.add(LineShape.finding(call.content, in: "init", form: "super.init(title: title)"))
            return nil
        }
        return brackets.inner
    }

    private func isSuperCall(_ line: EntrySyntax) -> Bool { line.content.text.hasPrefix("super.") }

    /// What `entry` says on its line, `override` or `required`.
    func inherited(_ entry: EntrySyntax) -> InitWord? {
        guard let value = entry.value else { return nil }
        guard let inherited = InitWord(rawValue: value.text) else {
            findings.add(
                LineShape.other(
                    "`init` takes `override`, `required`, `internal` or nothing on its line; write its parameters below it, "
                        + "indented, such as `\(SectionName.`init`.example)`",
                    at: value.range
                )
            )
            return nil
        }
        let calls = entry.block.filter(isSuperCall).compactMap { SwiftText.lastBrackets(of: $0.content)?.inner }
        let handed = Set(calls.flatMap { SwiftText.freeNames(in: $0).map(\.text) })
        let own = entry.block.first { line in
            let name = line.key.flatMap { SwiftText.words(of: $0).last }?.text ?? ""
            return !line.content.text.hasPrefix("super") && !FurtherInitReader.isInit(line) && !handed.contains(name)
        }
        if inherited == .override, let own {
            findings.add(
                LineShape.other(
                    "an `init` with parameters of its own overrides none; leave `override` out, or write `super` before "
                        + "what the superclass is handed, `super \(own.content.text)`",
                    at: value.range
                )
            )
            return nil
        }
        return inherited
    }

    private func readParameter(_ line: EntrySyntax) -> InitParameter? {
        expectNothingBelow(line)
        if line.key == nil, ["let", "var"].contains(line.content.allWords.first), line.content.text.holds(" = ") {
            let message = "what `init` is not given stands under `variables`: `\(line.content.text)`"
            findings.add(LineShape.other(message, at: line.content.range))
            return nil
        }
        guard let key = key(of: line), let head = readHead(key) else { return nil }
        guard let value = line.value else {
            findings.add(
                LineShape.missing("the type of `\(head.name.text)`", at: head.name.range, form: "\(key.text): String")
            )
            return nil
        }
        guard isBalanced(value) else { return nil }
        let (written, defaultValue) = splitDefault(value)
        if head.label == "existing" {
            findings.add(LineShape.existingBeforeName(head.name, type: written, at: key.range))
        }
        let existing = ServicesReader.existing(written)
        let type = existing ?? Self.withoutEscaping(written)
        guard isType(type, value: defaultValue) else { return nil }
        if let finding = KindArguments.check(within: type, runtime: runtime, own: ownTypes) { findings.add(finding) }
        var parameter = InitParameter(
            documentation: documentation(of: line),
            modifiers: head.modifiers,
            isVariable: head.keyword == "var",
            isDeclared: head.keyword != nil,
            isForSuper: head.isForSuper,
            label: head.label,
            name: head.name,
            type: type,
            defaultValue: defaultValue
        )
        parameter.isExisting = existing != nil
        parameter.isEscaping = existing == nil && type.text != written.text
        if let finding = WeakParameter.check(parameter) ?? NotAType.check(kept: parameter) { findings.add(finding) }
        return parameter
    }

    /// `type` without an `@escaping` in front: the parameter gets it by itself, and the property has none.
    private static func withoutEscaping(_ type: Fragment) -> Fragment {
        var cursor = TextCursor(type)
        if cursor.take("@"), cursor.take(word: "escaping") { return cursor.rest }
        return Fragment(TypeText.withoutEscaping(type.text), type.range)
    }

    /// What stands before the colon of a line.
    private struct Head {
        var modifiers: [String]
        /// `let` or `var`.
        var keyword: String?
        /// Whether `super` stands in front.
        var isForSuper = false
        var label: String?
        var name: Fragment
    }

    /// Reads the modifiers, `let` or `var`, the argument's label and the name.
    private func readHead(_ key: Fragment) -> Head? {
        var cursor = TextCursor(key)
        var words: [(text: String, fragment: Fragment)] = []
        while !cursor.isAtEnd {
            let isAttribute = cursor.take("@")
            guard let word = cursor.identifier() else {
                findings.add(InvalidName.finding(cursor.rest))
                return nil
            }
            let arguments = cursor.next == UInt8(ascii: "(") ? cursor.bracketed(by: "(")?.text ?? "" : ""
            words.append(((isAttribute ? "@" : "") + word.text + arguments, word))
        }
        guard let last = words.popLast(), let name = memberName(last.fragment) else { return nil }
        if let word = words.last?.fragment, Self.specifiers.contains(word.text) {
            let message = "what `init` takes it keeps, so `\(word.text)` says nothing here; leave it out"
            findings.add(LineShape.other(message, at: word.range))
            words.removeLast()
        }
        let isForSuper = words.first?.text == "super"
        if isForSuper { words.removeFirst() }
        var label: String?
        if let word = words.last, isLabel(word.text) {
            label = words.removeLast().text
        }
        var modifiers: [String] = []
        for word in words where word.text != "let" && word.text != "var" {
            if word.text == "@escaping" {
                let message = "`@escaping` is not needed: a closure that `init` keeps gets it by itself"
                findings.add(LineShape.other(message, at: word.fragment.range))
                continue
            }
            if !word.text.hasPrefix("@"), !InitReader.modifiers.contains(word.fragment.text) {
                let ending = Suggestion.ending(
                    for: word.fragment.text,
                    among: InitReader.modifiers + ["var", "let"]
                )
                let message = "`\(word.fragment.text)` is not a modifier of a stored property\(ending)"
                findings.add(LineShape.other(message, at: word.fragment.range))
                continue
            }
            modifiers.append(word.text)
        }
        if isForSuper, let word = words.first {
            let message = "what `super` is handed is no property here, so `\(word.text)` says nothing; leave it out"
            findings.add(LineShape.other(message, at: word.fragment.range))
        }
        let keyword = words.last { $0.text == "let" || $0.text == "var" }?.text
        return Head(modifiers: modifiers, keyword: keyword, isForSuper: isForSuper, label: label, name: name)
    }

    /// Whether `word`, which stands before the name, is the argument's label: no modifier, and none with a typing mistake.
    private func isLabel(_ word: String) -> Bool {
        let words = InitReader.modifiers + ["var", "let", "super"]
        let others: Set<String> = [
            "lazy", "static", "class", "final", "required", "convenience", "override", "mutating",
        ]
        let plain = String(word.prefix { $0 != "(" })
        return !plain.hasPrefix("@") && !words.contains(plain) && !others.contains(plain)
            && DidYouMean.closest(to: plain, in: words) == nil
    }
}
