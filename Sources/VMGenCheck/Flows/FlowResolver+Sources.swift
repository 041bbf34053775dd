import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension FlowResolver {
    /// Looks up a source. `hint` names the value of a call, which has no name of its own.
    mutating func resolveSource(_ text: Fragment, hint: String?) -> ResolvedSource {
        var cursor = TextCursor(text)
        guard let word = cursor.identifier() else {
            findings.add(UnknownName.notASource(text))
            return ResolvedSource(arriving: .unknown)
        }
        if cursor.isAtEnd { return resolveNamedSource(word, text: text) }
        if let (name, member) = lookup.qualified(text) {
            guard let reference = resolveStream(name, member, as: .source) else {
                return ResolvedSource(arriving: .unknown)
            }
            let source = FlowSource(text: text, kind: reference.kind, element: reference.arriving.element)
            return ResolvedSource(source: source, arriving: reference.arriving)
        }
        if let finding = SwiftText.infixOperator(in: text).map({
            ForeignArrow.check($0) ?? UnknownName.notASource(text)
        })
            ?? FlowPart.checkWhen(text)
            ?? SwiftText.strayOperand(in: text).map({ FlowPart.missingArrow(before: $0) }) ?? lookup.checkHead(of: text)
        {
            findings.add(finding)
            markAll(in: text)
            for member in SwiftText.words(of: text) { usage.read.insert(member.text) }
            return ResolvedSource(arriving: .unknown)
        }
        markNames(in: text)
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
        let element = lookup.element(of: text, hint: hint)
        let given = streams(givenTo: text, method: lookup.method(calledBy: text))
        let kind =
            given.isEmpty ? FlowSource.Kind.expression(text) : .helper(HelperCall(text, given: given), part: nil)
        let source = FlowSource(text: text, kind: kind, element: element)
        return ResolvedSource(source: source, arriving: Arriving(element: element))
    }

    private mutating func resolveNamedSource(_ word: Fragment, text: Fragment) -> ResolvedSource {
        if word.text == "start" {
            let source = FlowSource(text: text, kind: .start, element: Arriving.void.element)
            return ResolvedSource(source: source, arriving: .void)
        }
        guard let reference = resolveStream(word, as: .source) else { return ResolvedSource(arriving: .unknown) }
        let source = FlowSource(text: text, kind: reference.kind, element: reference.arriving.element)
        return ResolvedSource(source: source, arriving: reference.arriving)
    }

    /// Looks up the stream called `name`.
    mutating func resolveStream(_ name: Fragment, as use: UnknownName.Use) -> (
        kind: FlowSource.Kind, arriving: Arriving
    )? {
        guard let member = names.source(name.text) else {
            reportUnknown(name, as: use)
            return nil
        }
        return resolveStream(name, member, as: use)
    }

    /// The stream that `member`, which is called `name`, is.
    mutating func resolveStream(_ name: Fragment, _ member: Namespace.Member, as use: UnknownName.Use) -> (
        kind: FlowSource.Kind, arriving: Arriving
    )? {
        usage.read.insert(member.section == "input" ? names.usedName(ofInput: name.text) : name.text)
        switch member {
        case .input(let index):
            guard let arriving = draft.inputs.ports[index].arriving else { break }
            return (.input(index), arriving)
        case .output(let index):
            guard let arriving = draft.outputs.ports[index].arriving else { break }
            return (.output(index), arriving)
        case .state(let index):
            guard let arriving = draft.states.ports[index].arriving else { break }
            return (.state(index), arriving)
        case .inputEvent(let index):
            return (.inputEvent(index), draft.inputs.events[index].arriving)
        case .named:
            guard let stream = named[name.text] else {
                findings.add(StreamOrder.finding(name, definition: names.place(of: name.text)))
                return nil
            }
            let isKnown = !unknownStreams.contains(name.text)
            // The named stream is shared where it does work; a flow that starts from it does none of its own.
            var element = stream.element
            element.doesWork = false
            return (.named(name.text), Arriving(element: element, isKnown: isKnown))
        case .parameter, .variable:
            let element = lookup.element(of: name, hint: name.text)
            return (.expression(name), Arriving(element: element))
        case .request, .logic:
            break
        }
        if case .input(let index) = member,
            let finding = UnknownName.heldStream(draft.inputs.ports[index], at: name, in: draft)
        {
            findings.add(finding)
        } else {
            findings.add(lookup.checkStream(name, as: use) ?? UnknownName.notAStream(name, member: member, as: use))
        }
        return nil
    }

    /// What the sources of `flow` give together: joined by the first step, or merged.
    mutating func join(_ sources: [ResolvedSource], of flow: FlowSyntax) -> Arriving {
        guard let first = sources.first else { return .unknown }
        if sources.count == 1 { return first.arriving }
        let isKnown = sources.allSatisfy(\.arriving.isKnown)
        let canFail = sources.contains { $0.arriving.element.canFail }
        if flow.isJoinedWrongly { return .unknown }
        if let kind = flow.chain.steps.first?.kind, kind == .combine || kind == .zip {
            let components = sources.flatMap(\.arriving.element.components)
            let element = FlowElement(components: components.unique, canFail: canFail)
            return Arriving(element: element, isKnown: isKnown, failing: sources.compactMap(\.arriving.failing).first)
        }
        var merged = first.arriving
        merged.failing = sources.compactMap(\.arriving.failing).first
        merged.isKnown = isKnown
        merged.isMerged = !merged.element.components.isEmpty
        merged.element.canFail = canFail
        if isKnown, ValueUse(sources, lookup: lookup).takesAny(flow.chain) { return merged.emptied }
        for (index, source) in sources.enumerated().dropFirst() where isKnown {
            let components = source.arriving.element.components
            merged.labels.formIntersection(source.arriving.labels)
            // A merge with a stream of nothing tells only that something happened.
            if components.isEmpty || merged.element.components.isEmpty {
                merged.element.components = []
                continue
            }
            if let finding = TypeMismatch.merging(first, source, at: flow.sources[index]) { findings.add(finding) }
            for position in merged.element.components.indices where position < components.count {
                if merged.element.components[position].name != components[position].name {
                    let hints = NameHints(chain: flow.chain, draft: draft, names: names)
                    merged.element.components[position].name = hints.name(of: merged.element.components[position].type)
                }
            }
        }
        merged.element.components = merged.element.components.unique
        return merged
    }
}

extension TypeText {
    /// One component of this type, or none for `Void`.
    package func components(named name: String) -> [FlowElement.Component] {
        text == "Void" ? [] : [FlowElement.Component(name: name, type: text)]
    }
}
