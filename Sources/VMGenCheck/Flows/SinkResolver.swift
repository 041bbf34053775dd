import VMGenModel
import VMGenSpec

/// Resolves where flows end.
struct SinkResolver {
    /// What names and paths stand for.
    let lookup: NameLookup
    /// Where mistakes go.
    let findings: Findings
    /// What the flows use.
    let usage: Usage
    /// Checks the Swift that flows hold.
    let texts: FlowTextChecker
    /// What `set` assigns to.
    let assignments: AssignmentResolver
    /// What `call` calls.
    let calls: CallResolver
    /// The streams that flows named.
    let named: NamedStreams

    private var draft: SpecDraft { lookup.draft }
    private var names: Namespace { lookup.names }

    /// Resolves where `flow` ends, with what arrives there; nil where there are mistakes. `feed` is what `flow` is for those
    /// that read the stream that it names.
    func resolve(_ sink: SinkSyntax, arriving: Arriving, flow: FlowSyntax, feed: PortForm.Feed) -> FlowSink? {
        let kind = resolveKind(of: sink, arriving: arriving, flow: flow, feed: feed)
        if let failing = arriving.failing, flow.failure == nil {
            var port: Port?
            if case .output(let index)? = kind { port = draft.outputs.ports[index] }
            if port?.failure == nil { findings.add(FailingFeed.finding(sink.text, port: port, source: failing)) }
        }
        return kind.map { FlowSink(text: sink.text, kind: $0) }
    }

    private func resolveKind(
        of sink: SinkSyntax,
        arriving: Arriving,
        flow: FlowSyntax,
        feed: PortForm.Feed
    ) -> FlowSink.Kind? {
        switch sink.kind {
        case .name(let name): return resolveNamedSink(name, arriving: arriving, flow: flow)
        case .expression(let text):
            if let (name, member) = lookup.qualified(text), member.section != "input" {
                return resolveNamedSink(name, arriving: arriving, flow: flow)
            }
            return resolveExpressionSink(text, arriving: arriving)
        case .set(let pairs):
            let isSpread = Arriving.speakOfParts(pairs.flatMap { [$0.name, $0.value] })
            let resolved = pairs.compactMap { pair in
                let own =
                    lookup.qualified(pair.name).flatMap { $0.member.section == "input" ? nil : $0.name }
                    ?? lookup.pathBehindSection(pair.name)
                return assignments.resolve(own ?? pair.name, value: pair.value, isSpread: isSpread, arriving: arriving)
            }
            return resolved.count == pairs.count ? .set(resolved) : nil
        case .call(let text): return calls.resolveEffect(text, arriving: arriving).map { .call($0) }
        case .event(let name, let arguments):
            return resolveEvent(name, arguments: arguments, sink: sink, arriving: arriving)
        case .named(let name, let type): return resolveName(name, type: type, arriving: arriving, feed: feed)
        case .parts:
            findings.add(SeveralStreams.notACall(sink.text))
            return nil
        case .ignore:
            let isFine = flow.isFailureFlow || flow.sources.isEmpty || arriving.element.doesWork || !arriving.isKnown
            if flow.chain.steps.isEmpty, !flow.isFailureFlow, !flow.sources.isEmpty,
                flow.sources.allSatisfy(lookup.isInput)
            {
                // The inputs are not used, and the spec says so; there is nothing to generate.
                return nil
            }
            guard isFine else {
                findings.add(BadSink.uselessFlow(sink.text))
                return nil
            }
            return .ignore
        }
    }

    private func resolveNamedSink(_ name: Fragment, arriving: Arriving, flow: FlowSyntax) -> FlowSink.Kind? {
        guard let member = names[name.text] else {
            if let (finding, meant) = MisspeltEnd(lookup: lookup).check(name) {
                if let meant { usage.fed.insert(meant) }
                findings.add(finding)
            } else if draft.logic.contains(where: { $0.isCallback && $0.name.text == name.text }) {
                findings.add(UnknownMethod.callback(name))
            } else {
                texts.reportUnknown(name, as: .sink)
            }
            return nil
        }
        switch member {
        case .output(let index):
            usage.fed.insert(name.text)
            let port = draft.outputs.ports[index]
            if port.kind == nil {
                findings.add(BadSink.plainField(name))
                return nil
            }
            return accept(arriving, into: port, at: name) ? .output(index) : nil
        case .state(let index):
            usage.fed.insert(name.text)
            return accept(arriving, into: draft.states.ports[index], at: name) ? .state(index) : nil
        case .parameter, .variable:
            usage.read.insert(name.text)
            let type = draft.parameters.first { $0.name.text == name.text }?.type.text
            if let type, ClosureType(calledOn: type) != nil {
                findings.add(BadSink.closure(name, takes: arriving.element.components.count))
                return nil
            }
            // Of two that are called so the other one may be meant.
            let fields = (draft.outputs.ports + draft.states.ports).map(\.name.text)
            if !fields.contains(name.text), let finding = lookup.checkSink(name, arriving: arriving) {
                return findings.refuse(finding)
            }
            return .expression(name)
        case .input(let index):
            findings.add(IntoInput.finding(name, of: draft.inputs.ports[index].kind, flow: flow))
        case .inputEvent:
            findings.add(IntoInput.finding(name, of: nil, flow: flow))
        case .named:
            findings.add(BadSink.namedStream(name))
        case .request, .logic:
            usage.read.insert(name.text)
            let takesTime = self.takesTime(member)
            findings.add(BadSink.method(name, takesTime: takesTime))
        }
        return nil
    }

    private func takesTime(_ member: Namespace.Member) -> Bool {
        if case .logic(let index) = member { return draft.logic[index].takesTime(in: draft.runtime) }
        return true
    }

    /// Whether what arrives can be sent into `port`; where it certainly cannot, that is reported.
    private func accept(_ arriving: Arriving, into port: Port, at place: Fragment) -> Bool {
        // What failures become is an error, declared here or not, and so none of Swift's own types.
        let own = arriving.literal.flatMap { OwnCase(TypeText(port.element.text), draft: draft)?.misfit($0) }
        let finding = own ?? TypeMismatch.check(arriving, into: port, at: place, own: names.ownTypes.withErrors)
        guard arriving.isKnown, let finding else { return true }
        findings.add(finding)
        return false
    }

    /// What is wrong with `text` where it names the method by which a relay or subject takes values, `events.accept`; nil for all else.
    private func sendingMethod(_ text: Fragment) -> Finding? {
        let parts = SwiftText.split(text, on: ".")
        guard parts.count == 2, ["accept", "onNext", "send"].contains(parts[1].text),
            let type = lookup.declaredType(of: parts[0]), draft.runtime.stream(of: type) != nil
        else { return nil }
        return BadSink.method(parts[1], of: parts[0])
    }

    private func resolveExpressionSink(_ text: Fragment, arriving: Arriving) -> FlowSink.Kind? {
        if let (finding, meant) = MisspeltEnd(lookup: lookup).check(text) {
            texts.markAll(in: text)
            if let meant { usage.fed.insert(meant) }
            return findings.refuse(finding)
        }
        if let finding = lookup.checkHead(of: text) {
            findings.add(finding)
            return nil
        }
        texts.markNames(in: text)
        if let finding = sendingMethod(text) { return findings.refuse(finding) }
        if SwiftText.lastBrackets(of: text) != nil {
            var cursor = TextCursor(text)
            let head = cursor.identifier()?.text ?? ""
            if let change = BadSink.changed(by: text), draft.outputs.ports.contains(where: { $0.name.text == head }) {
                usage.fed.insert(head)
                findings.add(BadSink.change(change, by: text))
            } else {
                findings.add(BadSink.callWithoutWord(text))
            }
            return nil
        }
        switch lookup.callee(of: text) {
        case .serviceMethod(_, let service, let index):
            let method = draft.services[service].methods[index]
            let takesTime = method.takesTime(in: draft.runtime)
            return findings.refuse(BadSink.serviceMethod(text, method, takesTime: takesTime))
        case .serviceProperty(let service, let index):
            let property = draft.services[service].properties[index]
            let declared = property.isSettable ? nil : "var \(property.name.text)"
            if let finding = BadSink.check(
                text,
                type: property.type,
                arriving,
                runtime: draft.runtime,
                declared: declared
            ) {
                return findings.refuse(finding)
            }
        default: break
        }
        if let finding = checkPart(text, arriving: arriving) { return findings.refuse(finding) }
        if let receiver = lookup.optionalReceiver(of: text) {
            findings.add(MayBeNil.sink(text, receiver: receiver, runtime: draft.runtime))
            return nil
        }
        return .expression(text)
    }

    /// What is wrong with a flow that ends in a part of what an output or a state holds, `screen.title`; nil for all else.
    private func checkPart(_ text: Fragment, arriving: Arriving) -> Finding? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier() else { return nil }
        let port: Port
        switch names[head.text] {
        case .output(let index): port = draft.outputs.ports[index]
        case .state(let index): port = draft.states.ports[index]
        default: return nil
        }
        guard port.isStateful else { return nil }
        var type = TypeText(port.element.text)
        while cursor.take("."), let part = cursor.identifier() {
            if type.property(part.text) != nil { return BadSink.onlyRead(text, of: head) }
            let own = OwnStructs(draft.types)[type]?.property(part.text)?.type
            let declared = draft.appTypes[type.text]?.properties[part.text].map { TypeText($0) }
            guard let next = own ?? declared else { return nil }
            type = next
        }
        guard cursor.isAtEnd else { return nil }
        let found = Fragment(type.text, text.range)
        return BadSink.check(text, type: found, arriving, runtime: draft.runtime, declared: nil)
    }

    private func resolveEvent(
        _ name: Fragment,
        arguments: Fragment?,
        sink: SinkSyntax,
        arriving: Arriving
    ) -> FlowSink.Kind? {
        guard draft.outputs.isEvents else {
            let (finding, meant) = MisspeltEnd(lookup: lookup).checkCase(name, of: sink.text)
            usage.fed.formUnion(meant.map { [$0] } ?? [])
            return findings.refuse(finding)
        }
        guard let index = draft.outputs.events.firstIndex(where: { $0.name.text == name.text }) else {
            findings.add(UnknownName.unknownCase(name, cases: draft.outputs.events))
            usage.addCase(meantBy: name, of: draft.outputs.events)
            return nil
        }
        usage.fed.insert(name.text)
        usage.sentCases.insert(name.text)
        let event = draft.outputs.events[index]
        if let arguments, !texts.checkEvaluated(arguments, arriving: arriving) { return nil }
        if event.payload.isEmpty, let arguments, arguments.isEmpty {
            return findings.refuse(BadSink.brackets(behind: name, at: sink.text.range))
        }
        let parameters = event.payload.map { payload in
            SwiftMethod.Parameter(
                label: payload.label,
                name: payload.name,
                type: payload.type,
                defaultValue: payload.defaultValue
            )
        }
        let call = CallArguments(name: "." + name.text, parameters: parameters, at: sink.text)
        let found = call.check(arguments, arriving: arriving, lookup: lookup)
        findings.add(found)
        return found.isEmpty ? .outputEvent(index, arguments: arguments) : nil
    }

    private func resolveName(
        _ name: Fragment,
        type: Fragment?,
        arriving: Arriving,
        feed: PortForm.Feed
    ) -> FlowSink.Kind? {
        var element = arriving.element
        if let type {
            let own = names.ownTypes
            if element.components.count == 1 {
                if let carried = element.components[0].type,
                    own.type(carried).certainlyDiffers(from: own.type(type.text))
                {
                    findings.add(TypeMismatch.named(type, carried: carried))
                }
                element.components[0].type = type.text
            } else if element.components.count > 1,
                TypeText(TypeMismatch.text(element.components)).certainlyDiffers(from: TypeText(type.text))
            {
                findings.add(TypeMismatch.named(type, name: name, count: element.components.count))
            }
            if TypeText(type.text).text == "Void" { element.components = [] }
        }
        let stream = NamedStream(name: name, type: type, element: element, feed: feed)
        named.define(stream, isKnown: arriving.isKnown)
        return .named(name, type: type)
    }
}
