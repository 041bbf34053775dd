import VMGenModel
import VMGenSpec

/// Checks the names and the Swift that flows hold, and counts what they use.
struct FlowTextChecker {
    /// What names and paths stand for.
    let lookup: NameLookup
    /// Where mistakes go.
    let findings: Findings
    /// What the flows use.
    let usage: Usage
    /// The streams that flows name which could not be read.
    let unread: Set<String>

    private var draft: SpecDraft { lookup.draft }
    private var names: Namespace { lookup.names }

    /// Counts the members that `text` names as used.
    func markNames(in text: Fragment) {
        for name in SwiftText.freeNames(in: text) where names[name.text] != nil { usage.read.insert(name.text) }
        if text.text.contains(" ") || !SwiftText.isIdentifier(text.text),
            let finding = InvalidName.keywordUse(in: text, names: { names[$0] != nil })
        {
            findings.add(finding)
        }
    }

    /// Counts every name in a flow that cannot be read in full as used and fed, so that no second report follows.
    func markAll(in text: Fragment) {
        for name in SwiftText.freeNames(in: text) {
            usage.read.formUnion([name.text, names.usedName(ofInput: name.text)])
            usage.fed.insert(name.text)
        }
        for event in draft.outputs.events where text.text.contains("." + event.name.text) {
            usage.fed.insert(event.name.text)
        }
    }

    /// Reports a name that is declared nowhere, and counts the one that was likely meant as used and fed.
    func reportUnknown(_ name: Fragment, as use: UnknownName.Use) {
        if use == .source, unread.contains(name.text) { return }
        let cases = use == .sink ? draft.outputs.events : []
        findings.add(UnknownName.finding(name, as: use, names: names, cases: cases))
        guard let meant = UnknownName.meant(by: name, as: use, names: names, cases: cases) else { return }
        usage.insert(meant)
    }

    /// Checks the text between `{ }`: it may name nothing of the view model, and only what arrives.
    func checkClosure(_ body: Fragment, arriving: Arriving) -> Bool {
        let isPure = checkPure(body, names: SwiftText.freeNames(inClosure: body), arriving: arriving)
        let found = ClosureArgument.checkParameters(ofBody: body, arriving: arriving)
        findings.add(found)
        return isPure && found.isEmpty
    }

    /// Checks an expression as the text between `{ }`.
    func checkPure(_ text: Fragment, arriving: Arriving) -> Bool {
        checkPure(text, names: SwiftText.freeNames(in: text), arriving: arriving)
    }

    private func checkPure(_ body: Fragment, names used: [Fragment], arriving: Arriving) -> Bool {
        var found: [Finding] = []
        let members = used.filter { !arriving.labels.contains($0.text) && names[$0.text] != nil }
        for name in members { usage.read.insert(name.text) }
        found += MemberInClosure.findings(members, names: names, arity: arriving.arity ?? 1)
        if let finding = InvalidName.keywordUse(in: body, names: arriving.labels.contains) { found.append(finding) }
        if let finding = MemberInClosure.selfUse(in: body) { found.append(finding) }
        if let finding = FailureNowhere.inText(body) { found.append(finding) }
        found += ClosureArgument.check(body, arriving: arriving)
        findings.add(found)
        return found.isEmpty
    }

    /// Checks Swift that is evaluated on the view model: it may name members, and what arrives.
    func checkEvaluated(_ text: Fragment, arriving: Arriving) -> Bool {
        markNames(in: text)
        var found = ClosureArgument.check(text, arriving: arriving)
        let isName: (String) -> Bool = {
            names[$0] != nil && SwiftText.isIdentifier(text.text) || arriving.labels.contains($0)
        }
        if let finding = InvalidName.keywordUse(in: text, names: isName) { found.append(finding) }
        if let finding = FailureNowhere.inText(text) { found.append(finding) }
        findings.add(found)
        return found.isEmpty
    }

    /// Checks the value of `replace with` and `start with`: it depends on nothing that arrives. It may name members of the view
    /// model; what `start with` puts first is read once.
    func checkConstant(_ text: Fragment, of kind: StepKind) -> Bool {
        if let argument = SwiftText.closureArguments(in: text).first {
            findings.add(StepArgument.constantOnly(kind, at: argument.range))
            return false
        }
        let streams = SwiftText.freeNames(in: text).filter { lookup.isValueless($0.text) }
        findings.add(streams.map { StepArgument.streamInConstant($0, of: kind) })
        return checkEvaluated(text, arriving: .unknown) && streams.isEmpty
    }
}
