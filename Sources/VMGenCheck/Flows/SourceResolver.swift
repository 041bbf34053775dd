import VMGenModel
import VMGenSpec

/// Looks up where flows start.
struct SourceResolver {
    /// What names and paths stand for.
    let lookup: NameLookup
    /// Where mistakes go.
    let findings: Findings
    /// What the flows use.
    let usage: Usage
    /// Checks the Swift that flows hold.
    let texts: FlowTextChecker
    /// The streams of the spec.
    let streams: StreamResolver

    /// What calls of helpers are given and return.
    var helpers: HelperCalls { HelperCalls(lookup: lookup, findings: findings) }

    private var draft: SpecDraft { lookup.draft }
    private var names: Namespace { lookup.names }

    /// Looks up a source. `hint` names the value of a call, which has no name of its own.
    func resolve(_ text: Fragment, hint: String?) -> ResolvedSource {
        if let name = UnknownName.projected(text, names: names) {
            findings.add(UnknownName.projected(text, name: name))
            texts.markAll(in: name)
            return ResolvedSource(arriving: .unknown)
        }
        var cursor = TextCursor(text)
        guard let word = cursor.identifier() else {
            findings.add(UnknownName.notASource(text))
            return ResolvedSource(arriving: .unknown)
        }
        if cursor.isAtEnd { return resolveNamedSource(word, text: text) }
        if cursor.rest.text == "()",
            ["start", "errors"].contains(word.text) || names.source(word.text)?.isStream == true
        {
            texts.markAll(in: text)
            findings.add(FlowPart.brackets(behind: word, at: text.range))
            return ResolvedSource(arriving: .unknown)
        }
        if let (name, member) = lookup.qualified(text) {
            guard let reference = streams.resolve(name, member, as: .source) else {
                return ResolvedSource(arriving: .unknown)
            }
            let source = FlowSource(text: text, kind: reference.kind, element: reference.arriving.element)
            return ResolvedSource(source: source, arriving: reference.arriving)
        }
        if let finding = misfit(text) {
            findings.add(finding)
            texts.markAll(in: text)
            for member in SwiftText.words(of: text) { usage.read.insert(member.text) }
            return ResolvedSource(arriving: .unknown)
        }
        texts.markNames(in: text)
        usage.ask(text)
        if names[word.text]?.isStream == true {
            let isField =
                if case .input(let index)? = names[word.text] { draft.inputs.ports[index].kind == nil } else { false }
            findings.add(isField ? UnknownName.propertyValue(text) : UnknownName.operatorOnStream(text, name: word))
            return ResolvedSource(arriving: .unknown)
        }
        if let finding = lookup.checkStream(text, as: .source)
            ?? ClosureArgument.inSource(text) ?? helpers.checkGiven(text)
        {
            findings.add(finding)
            return ResolvedSource(arriving: .unknown)
        }
        let method = lookup.method(calledBy: text)
        if let finding = method.flatMap({ NotWork.checkSource($0, runtime: draft.runtime, at: text) }) {
            findings.add(finding)
            return ResolvedSource(arriving: .unknown)
        }
        let element = lookup.element(of: text, hint: hint)
        let given = given(to: text, method: method)
        let kind =
            given.isEmpty ? FlowSource.Kind.expression(text) : .helper(HelperCall(text, given: given), part: nil)
        let source = FlowSource(text: text, kind: kind, element: element)
        return ResolvedSource(source: source, arriving: Arriving(element: element))
    }

    private func resolveNamedSource(_ word: Fragment, text: Fragment) -> ResolvedSource {
        if word.text == "start" {
            let source = FlowSource(text: text, kind: .start, element: Arriving.void.element)
            return ResolvedSource(source: source, arriving: .void)
        }
        guard let reference = streams.resolve(word, as: .source) else { return ResolvedSource(arriving: .unknown) }
        let source = FlowSource(text: text, kind: reference.kind, element: reference.arriving.element)
        return ResolvedSource(source: source, arriving: reference.arriving)
    }

    /// The streams of the spec that `call` is given, by the parameters of `method` where that is declared.
    func given(to call: Fragment, method: SwiftMethod?) -> [GivenStream] {
        helpers.arguments(of: call, method: method).compactMap { argument in
            guard let kind = streams.resolve(argument.name, argument.member, as: .source)?.kind else { return nil }
            return GivenStream(text: argument.text, kind: kind, wanted: argument.wanted, failure: argument.failure)
        }
    }

    /// What keeps `text` from being a source, as far as its words and its first name tell; nil where nothing does.
    private func misfit(_ text: Fragment) -> Finding? {
        if let finding = FlowPart.checkOr(text) { return finding }
        if let finding = FlowPart.checkStatement(text) { return finding }
        if let infix = SwiftText.infixOperator(in: text) {
            return ForeignArrow.check(infix) ?? UnknownName.notASource(text)
        }
        if let finding = FlowPart.checkWhen(text) { return finding }
        if let finding = FlowPart.checkTimer(text) { return finding }
        if let finding = FlowPart.checkCombined(text, names: names) { return finding }
        if let stray = SwiftText.strayOperand(in: text) { return FlowPart.missingArrow(before: stray) }
        return lookup.checkHead(of: text)
    }
}
