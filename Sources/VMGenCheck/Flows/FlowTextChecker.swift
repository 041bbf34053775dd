import VMGenDiagnostics
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

    /// Counts the fields of the input as used that Swift for the chain names, `input.didBegin`.
    func markInputs(in text: Fragment) {
        for port in draft.inputs.ports where text.text.contains("input.\(port.path)") {
            usage.read.insert(names.usedName(ofInput: port.name.text))
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
            usage.sentCases.insert(event.name.text)
        }
    }

    /// Reports a name that is declared nowhere, and counts the one that was likely meant as used and fed.
    func reportUnknown(_ name: Fragment, as use: UnknownName.Use) {
        if use == .source, unread.contains(name.text) { return }
        if use == .sink, ReservedName.words.contains(name.text) || SwiftKeywords.reserved.contains(name.text) {
            return findings.add(FlowPart.notASink(name))
        }
        let cases = use == .sink ? draft.outputs.events : []
        findings.add(UnknownName.finding(name, as: use, names: names, cases: cases))
        guard let meant = UnknownName.meant(by: name, as: use, names: names, cases: cases) else { return }
        usage.insert(meant)
    }

    /// Checks the text between `{ }`: it may name nothing of the view model, and only what arrives.
    func checkClosure(_ body: Fragment, of kind: StepKind, arriving: Arriving) -> Bool {
        if let arrow = ClosureArgument.checkArrow(ofBody: body) {
            findings.add(arrow)
            return false
        }
        let stray = StepArgument.checkBody(body) ?? StepArgument.checkValue(body, isBody: true)
        if let stray { findings.add(stray) }
        let isPure =
            checkPure(body, names: SwiftText.freeNames(inClosure: body), arriving: arriving, kind: kind) && stray == nil
        let found = ClosureArgument.checkParameters(ofBody: body, arriving: arriving)
        findings.add(found)
        return isPure && found.isEmpty
    }

    /// Checks an expression as the text between `{ }`.
    func checkPure(_ text: Fragment, arriving: Arriving) -> Bool {
        checkPure(text, names: SwiftText.freeNames(in: text), arriving: arriving)
    }

    private func checkPure(_ body: Fragment, names used: [Fragment], arriving: Arriving, kind: StepKind? = nil) -> Bool
    {
        var found: [Finding] = []
        let named = used.filter { !arriving.labels.contains($0.text) && names[$0.text] != nil }
        for name in named { usage.read.insert(name.text) }
        let members = named.filter { !isFunctionOfTheApp($0) } + longForms(in: used, of: body, arriving: arriving)
        let arrives = members.compactMap { member in
            ArrivingByName.finding(member, in: body, arriving: arriving, rule: MemberInClosure.self)
        }
        let work = FailureNowhere.inText(body) ?? NotWork.inText(body)
        found += arrives
        if let finding = work {
            // What is run as a step names members as it likes.
            found.append(finding)
        } else if let call = kind.flatMap({ call(body, of: members, in: $0) }) {
            found.append(call)
        } else if arrives.isEmpty {
            found += MemberInClosure.findings(members, names: names, arity: arriving.arity ?? 1)
        }
        if let finding = InvalidName.keywordUse(in: body, names: arriving.labels.contains) { found.append(finding) }
        if let finding = MemberInClosure.selfUse(in: body) { found.append(finding) }
        if let (_, head) = SwiftText.closureParameters(ofBody: body) {
            let own = body.slice(head.lower - body.range.lower, head.upper - body.range.lower)
            let rest = body.slice(head.upper - body.range.lower, body.text.utf8.count)
            let values = Set(SwiftText.split(own, on: ",").map(\.text))
            if let finding = InvalidName.hiding(in: rest, isRead: values.contains) { found.append(finding) }
        }
        found += ClosureArgument.check(body, arriving: arriving, own: names.ownTypes, draft)
        findings.add(found)
        return found.isEmpty
    }

    /// What is wrong with `body`, the closure of a step of `kind`, where all of it is one call of one of `members`, a dependency.
    private func call(_ body: Fragment, of members: [Fragment], in kind: StepKind) -> Finding? {
        guard let name = members.first, members.count == 1, name.range.lower == body.range.lower,
            SinkReader.isPath(body),
            SwiftText.lastBrackets(of: body) != nil, [.map, .filter, .compactMap].contains(kind)
        else { return nil }
        switch names[name.text] {
        case .parameter, .variable: break
        default: return nil
        }
        let isWork = lookup.method(calledBy: body).map { $0.canThrow || $0.takesTime(in: draft.runtime) } == true
        return MemberInClosure.call(body, of: name, word: isWork ? StepKind.latest.word : kind.word)
    }

    /// Checks Swift that is evaluated on the view model: it may name members, and what arrives.
    func checkEvaluated(_ text: Fragment, isSpread: Bool = false, arriving: Arriving) -> Bool {
        if let stray = StepArgument.checkValue(text) {
            findings.add(stray)
            return false
        }
        let readsValues = checkValues(in: text, arriving: arriving)
        if let finding = InvalidName.hiding(in: text, isRead: { names[$0] != nil }) {
            findings.add(finding)
            return false
        }
        return checkSwift(text, isSpread: isSpread, arriving: arriving) && readsValues
    }

    /// What is wrong with `text`, which is evaluated where nothing waits, where it reads a property of a service that takes time or can
    /// fail; nil where it reads none.
    private func workingProperty(in text: Fragment) -> Finding? {
        NameUse.all(in: text).lazy.compactMap { use -> Finding? in
            guard let member = use.member, !use.isCalled else { return nil }
            let range = SourceRange(use.name.range.lower, member.range.upper)
            let path = Fragment("\(use.name.text).\(member.text)", range)
            return lookup.marksOfProperty(path).map { UnknownName.workingProperty(path, marks: $0) }
        }.first
    }

    /// Checks that Swift which is evaluated on the view model names no stream where it needs a value. An argument of
    /// a call may be an output whose kind the spec writes: a relay is handed to who sends into it.
    func checkValues(in text: Fragment, arriving: Arriving, isArgument: Bool = false) -> Bool {
        findings.add(InputOrValue.labels(in: text, arriving: arriving, names: names))
        for name in SwiftText.freeNames(in: text)
        where ["\(name.text).", "\(name.text)?."].contains(where: text.text.holds) {
            usage.ask(NameUse(name, in: text))
        }
        let streams = SwiftText.freeNames(in: text).filter { name in
            guard lookup.isValueless(name.text), !arriving.labels.contains(name.text) else { return false }
            switch names[name.text] {
            case .output(let index):
                let port = draft.outputs.ports[index]
                // What is to be kept has a value: where it has none, that is reported there.
                if port.persistence != nil || isArgument && port.isPinned { return false }
            default: break
            }
            return !draft.transform.isStored || names[name.text]?.section != "input"
        }
        findings.add(
            streams.map { stream in
                ArrivingByName.finding(stream, in: text, arriving: arriving, rule: UnknownName.self)
                    ?? UnknownName.streamAsValue(
                        stream,
                        is: names[stream.text]?.what ?? "a stream",
                        arity: arriving.arity
                    )
            }
        )
        let assigned = assignments(in: text).map { BadSink.assignedInside($0) }
        let isolated = isolatedCalls(in: text)
        let long = longNames(in: text, arriving: arriving)
        findings.add(assigned + isolated + long)
        return streams.isEmpty && assigned.isEmpty && long.isEmpty && !isolated.contains { $0.severity == .error }
    }

    /// What is wrong with the members that `text` names behind their sections: the name alone is what they are called by, and an input
    /// has no value.
    private func longNames(in text: Fragment, arriving: Arriving) -> [Finding] {
        longForms(in: SwiftText.freeNames(in: text), of: text, arriving: arriving).compactMap { path in
            guard let (name, member) = lookup.qualified(path) else { return nil }
            guard member.section == "input" else { return UnknownName.notAlone(path, name: name) }
            return UnknownName.streamAsValue(path, is: member.what, arity: arriving.arity)
        }
    }

    /// What is wrong with calls in `text` of closures that run on the main actor alone.
    private func isolatedCalls(in text: Fragment) -> [Finding] {
        SwiftText.freeNames(in: text).compactMap { name in
            let rest = text.text.utf8.dropFirst(name.range.upper - text.range.lower)
            guard rest.first == UInt8(ascii: "("), names[name.text] != nil, let type = lookup.declaredType(of: name),
                let parts = ClosureType(calledOn: type.text)
            else { return nil }
            return LogicIsolation.check((name, type, parts), of: draft)
        }
    }

    /// Where `text` asks for a property of an output or a state that may be nil as if it were never.
    private func partsOfNil(in text: Fragment) -> [Finding] {
        SwiftText.freeNames(in: text).compactMap { name in
            let port: Port? =
                switch names[name.text] {
                case .output(let index): draft.outputs.ports[index]
                case .state(let index): draft.states.ports[index]
                default: nil
                }
            guard let port, !text.text.contains("let \(name.text)") else { return nil }
            return MayBeNil.value(name.text, at: name.range, in: text, type: port.element.text, draft)
        }
    }

    private func checkSwift(_ text: Fragment, isSpread: Bool = false, arriving: Arriving) -> Bool {
        if let finding = workingProperty(in: text) {
            findings.add(finding)
            return false
        }
        markNames(in: text)
        var found = ClosureArgument.check(text, isSpread: isSpread, arriving: arriving, own: names.ownTypes, draft)
        found += partsOfNil(in: text).filter { _ in arriving.labels.isEmpty }
        let isName: (String) -> Bool = {
            names[$0] != nil && SwiftText.isIdentifier(text.text) || arriving.labels.contains($0)
        }
        if let finding = InvalidName.keywordUse(in: text, names: isName) { found.append(finding) }
        if let finding = FailureNowhere.inText(text) ?? NotWork.inText(text) { found.append(finding) }
        findings.add(found)
        return found.isEmpty
    }

    /// The outputs and states that closures in `text` set: what stands behind a flow's end is a stream for others.
    private func assignments(in text: Fragment) -> [Fragment] {
        guard text.text.utf8.contains(UInt8(ascii: "{")) else { return [] }
        return SwiftText.freeNames(in: text).filter { name in
            guard ["output", "state"].contains(names[name.text]?.section) else { return false }
            var rest = text.text.utf8.dropFirst(name.range.upper - text.range.lower).drop { $0 == UInt8(ascii: " ") }
            if let sign = rest.first, "+-*/".utf8.contains(sign) { rest = rest.dropFirst() }
            return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
        }
    }

    /// Whether `name` is a function that the app has already, which closures call like any other.
    private func isFunctionOfTheApp(_ name: Fragment) -> Bool {
        if case .logic(let index) = names[name.text] { return draft.logic[index].isExisting }
        return false
    }

    /// The members that `text`, which is Swift, names behind their sections, `state.page`: `used` are the names that it uses from
    /// outside.
    private func longForms(in used: [Fragment], of text: Fragment, arriving: Arriving) -> [Fragment] {
        used.filter { name in
            ["input", "output", "state"].contains(name.text) && names[name.text] == nil
                && !arriving.labels.contains(name.text)
        }
        .compactMap {
            let start = $0.range.lower - text.range.lower
            guard start >= 0 else { return nil }
            let rest = String(decoding: text.text.utf8.dropFirst(start), as: UTF8.self)
            var cursor = TextCursor(Fragment(rest, SourceRange($0.range.lower, text.range.upper)))
            guard let section = cursor.identifier(), cursor.take("."), let member = cursor.identifier() else {
                return nil
            }
            let path = Fragment("\(section.text).\(member.text)", SourceRange(section.range.lower, member.range.upper))
            guard lookup.qualified(path) != nil else { return nil }
            usage.read.insert(member.text)
            return path
        }
    }

    /// Checks the value of `replace with` and `start with`: it depends on nothing that arrives. It may name members of the view
    /// model; what `start with` puts first is read once.
    func checkConstant(_ text: Fragment, of kind: StepKind) -> Bool {
        if let argument = SwiftText.closureArguments(in: text).first {
            findings.add(StepArgument.constantOnly(kind, at: argument.range))
            return false
        }
        let streams = SwiftText.freeNames(in: text).filter { lookup.isValueless($0.text) }
        let long = longNames(in: text, arriving: .unknown)
        findings.add(streams.map { StepArgument.streamInConstant($0, of: kind) } + long)
        return checkSwift(text, arriving: .unknown) && streams.isEmpty && long.isEmpty
    }
}
