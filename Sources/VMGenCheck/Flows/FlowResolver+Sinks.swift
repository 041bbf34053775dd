import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension FlowResolver {
    /// Resolves where `flow` ends; nil where there are mistakes.
    mutating func resolveSink(_ sink: SinkSyntax, arriving: Arriving, flow: FlowSyntax) -> FlowSink? {
        let kind = resolveSinkKind(sink, arriving: arriving, flow: flow)
        if let failing = arriving.failing, flow.failure == nil {
            var port: Port?
            if case .output(let index)? = kind { port = draft.outputs.ports[index] }
            if port?.failure == nil { findings.add(FailingFeed.finding(sink.text, port: port, source: failing)) }
        }
        return kind.map { FlowSink(text: sink.text, kind: $0) }
    }

    private mutating func resolveSinkKind(_ sink: SinkSyntax, arriving: Arriving, flow: FlowSyntax) -> FlowSink.Kind? {
        switch sink.kind {
        case .name(let name): return resolveNamedSink(name, arriving: arriving, flow: flow)
        case .expression(let text):
            if let (name, member) = lookup.qualified(text), member.section != "input" {
                return resolveNamedSink(name, arriving: arriving, flow: flow)
            }
            return resolveExpressionSink(text)
        case .set(let pairs):
            let values = pairs.map(\.value)
            let assignments = pairs.map { pair in
                let own = lookup.qualified(pair.name).flatMap { $0.member.section == "input" ? nil : $0.name }
                return resolveAssignment(own ?? pair.name, value: pair.value, among: values, arriving: arriving)
            }
            let resolved = assignments.compactMap { $0 }
            return resolved.count == pairs.count ? .set(resolved) : nil
        case .call(let text): return resolveEffect(text, arriving: arriving).map { .call($0) }
        case .event(let name, let arguments):
            return resolveEvent(name, arguments: arguments, sink: sink, arriving: arriving)
        case .named(let name, let type): return resolveName(name, type: type, arriving: arriving)
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

    private mutating func resolveNamedSink(_ name: Fragment, arriving: Arriving, flow: FlowSyntax) -> FlowSink.Kind? {
        guard let member = names[name.text] else {
            if draft.outputs.events.contains(where: { $0.name.text == name.text }) {
                usage.fed.insert(name.text)
                findings.add(BadSink.caseWithoutDot(name))
            } else {
                reportUnknown(name, as: .sink)
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
            return .expression(name)
        case .input, .inputEvent:
            findings.add(IntoInput.finding(name, flow: flow))
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
        let declared = Set([draft.errors].compactMap { $0?.isDeclared == true ? $0?.typeName.text : nil })
        let finding = TypeMismatch.check(arriving, into: port, at: place, declared: declared)
        guard arriving.isKnown, let finding else { return true }
        findings.add(finding)
        return false
    }

    private mutating func resolveExpressionSink(_ text: Fragment) -> FlowSink.Kind? {
        if let finding = lookup.checkHead(of: text) {
            findings.add(finding)
            return nil
        }
        markNames(in: text)
        if SwiftText.lastBrackets(of: text) != nil {
            findings.add(BadSink.callWithoutWord(text))
            return nil
        }
        return .expression(text)
    }

    private mutating func resolveAssignment(
        _ name: Fragment,
        value: Fragment,
        among values: [Fragment],
        arriving: Arriving
    ) -> Assignment? {
        let isFine = checkEvaluated(value, arriving: arriving)
        guard let member = names[name.text] else {
            guard case .serviceProperty(let service, let property) = callee(of: name) else {
                usage.fed.formUnion(SwiftText.freeNames(in: name).map(\.text))
                if let target = lookup.pathTarget(name) {
                    guard checkEvaluated(name, arriving: arriving), isFine else { return nil }
                    return Assignment(target: target, name: name, value: value, isPart: port(of: target) != nil)
                }
                if let finding = NotSettable.checkPath(name, names: names) {
                    findings.add(finding)
                    return nil
                }
                reportUnknown(name, as: .target)
                return nil
            }
            markNames(in: name)
            let declared = draft.services[service]
            guard declared.properties[property].isSettable else {
                findings.add(NotSettable.finding(name, property: declared.properties[property], of: declared))
                return nil
            }
            return isFine ? Assignment(target: .variable(name.text), name: name, value: value) : nil
        }
        var target: Assignment.Target?
        switch member {
        case .output(let index) where draft.outputs.ports[index].isStateful: target = .output(index)
        case .state(let index): target = .state(index)
        case .variable(let index) where draft.variables[index].isSettable: target = .variable(name.text)
        case .parameter(let index) where draft.parameters[index].isVariable: target = .variable(name.text)
        default: break
        }
        usage.insert(name.text)
        guard let target else {
            // What is to be kept has a value: where it has none, that is reported there.
            if case .output(let index) = member, draft.outputs.ports[index].persistence != nil { return nil }
            findings.add(NotSettable.finding(name, member: member, draft: draft))
            return nil
        }
        if let port = port(of: target),
            let finding = TypeMismatch.check(value, of: arriving.type(of: value, among: values), into: port)
        {
            findings.add(finding)
            return nil
        }
        return isFine ? Assignment(target: target, name: name, value: value) : nil
    }

    /// The field that is set; nil for variables.
    private func port(of target: Assignment.Target) -> Port? {
        switch target {
        case .output(let index): draft.outputs.ports[index]
        case .state(let index): draft.states.ports[index]
        case .variable: nil
        }
    }

    private mutating func resolveEvent(
        _ name: Fragment,
        arguments: Fragment?,
        sink: SinkSyntax,
        arriving: Arriving
    ) -> FlowSink.Kind? {
        guard draft.outputs.isEvents else {
            findings.add(BadSink.noCases(sink.text, name: name, names: names))
            return nil
        }
        guard let index = draft.outputs.events.firstIndex(where: { $0.name.text == name.text }) else {
            findings.add(UnknownName.unknownCase(name, cases: draft.outputs.events))
            usage.addCase(meantBy: name, of: draft.outputs.events)
            return nil
        }
        usage.fed.insert(name.text)
        let event = draft.outputs.events[index]
        if let arguments {
            // A label that is a member as well would be that member in Swift.
            let names = SwiftText.freeNames(in: arguments).map(\.text)
            let isLabelled = names.contains { arriving.labels.contains($0) && self.names[$0] != nil }
            let isFine =
                isLabelled ? checkPure(arguments, arriving: arriving) : checkEvaluated(arguments, arriving: arriving)
            guard isFine else { return nil }
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
        let found = call.check(arguments, arriving: arriving)
        findings.add(found)
        return found.isEmpty ? .outputEvent(index, arguments: arguments) : nil
    }

    private mutating func resolveName(_ name: Fragment, type: Fragment?, arriving: Arriving) -> FlowSink.Kind? {
        var element = arriving.element
        if let type {
            if element.components.count == 1 {
                if let own = element.components[0].type, TypeText(own).certainlyDiffers(from: TypeText(type.text)) {
                    findings.add(TypeMismatch.named(type, carried: own))
                }
                element.components[0].type = type.text
            }
            if TypeText(type.text).text == "Void" { element.components = [] }
        }
        // A second flow of this name has been reported; the first one stands.
        if named[name.text] == nil {
            named[name.text] = NamedStream(name: name, type: type, element: element, feed: feed)
        }
        if !arriving.isKnown { unknownStreams.insert(name.text) }
        return .named(name, type: type)
    }
}
