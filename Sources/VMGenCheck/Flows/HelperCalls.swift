import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// What calls of the app's own helpers are given, and what they return, as far as the declarations tell.
struct HelperCalls {
    /// What names stand for.
    let lookup: NameLookup
    /// Where mistakes go.
    let findings: Findings

    private var draft: SpecDraft { lookup.draft }

    /// The stream that `part` takes of what `helper` returns.
    func source(_ part: SinkPart, of helper: HelperCall, method: SwiftMethod?) -> ResolvedSource {
        guard let name = part.name else {
            findings.add(SeveralStreams.unnamed(part.text))
            return ResolvedSource(arriving: .unknown)
        }
        let label = name.text
        var element = FlowElement(components: [FlowElement.Component(name: label, type: nil)], canFail: true)
        if let method, let parts = method.returnType.flatMap({ TypeText($0.text).tupleParts }) {
            // What nothing is called by has been reported.
            guard let index = Self.labels(of: parts).firstIndex(of: label) else {
                return ResolvedSource(arriving: .unknown)
            }
            let type = parts[index].type
            if let stream = streamElement(of: type, named: label) {
                element = stream
            } else if type.isKnown || type.text.hasPrefix("[") {
                findings.add(SeveralStreams.plainPart(name, of: method, type: type.text))
                return ResolvedSource(arriving: .unknown)
            }
        }
        let source = FlowSource(text: helper.text, kind: .helper(helper, part: label), element: element)
        return ResolvedSource(source: source, arriving: Arriving(element: element))
    }

    /// What is wrong with the names by which `parts` take apart what `method` returns: those that it does not have. Each is told
    /// one that no other part has.
    func checkNames(of parts: [SinkPart], method: SwiftMethod?) -> [Finding] {
        guard let method, let returned = method.returnType.flatMap({ TypeText($0.text).tupleParts }) else { return [] }
        let labels = Self.labels(of: returned)
        var free = labels.filter { label in !parts.contains { $0.name?.text == label } }
        return parts.compactMap { part in
            if case .ignore = part.sink.kind { return nil }
            guard let name = part.name, !labels.contains(name.text) else { return nil }
            let label = free.isEmpty ? nil : free.removeFirst()
            return SeveralStreams.unknownPart(part, name, of: method, labels: labels, free: label)
        }
    }

    /// What the `parts` of a tuple are called, by their numbers where they have no label.
    private static func labels(of parts: [(label: String?, type: TypeText)]) -> [String] {
        parts.enumerated().map { $0.element.label ?? "\($0.offset)" }
    }

    /// What a stream of the type `type` gives, whose values are called `name`; nil for what is none.
    private func streamElement(of type: TypeText, named name: String) -> FlowElement? {
        let fragment = Fragment(type.text, SourceRange(0, type.text.utf8.count))
        guard let stream = draft.runtime.stream(of: fragment) else { return nil }
        let components = TypeText(stream.element.text).components(named: name)
        var element = FlowElement(components: components, canFail: stream.canFail)
        element.kind = stream.kind.name
        return element
    }

    /// What is wrong with `call`, a call of `method` where the spec declares that, as one that returns several streams.
    func check(_ call: Fragment, method: SwiftMethod?) -> Finding? {
        if case .request(let index) = lookup.callee(of: call) {
            return SeveralStreams.notStreams(call, "`\(draft.requests[index].name.text)` is a request")
        }
        if case .unknownServiceMember(let service, let name) = lookup.callee(of: call) {
            return UnknownMethod.finding(name, of: draft.services[service])
        }
        guard let method else { return nil }
        let name = method.name.text
        if method.isAsync { return SeveralStreams.notStreams(call, "`\(name)` takes time") }
        if method.canThrow { return SeveralStreams.notStreams(call, "`\(name)` can fail") }
        guard let type = method.returnType else { return SeveralStreams.notStreams(call, "`\(name)` returns nothing") }
        let text = TypeText(type.text)
        if case .stream = method.answer(in: draft.runtime) {
            return SeveralStreams.notStreams(call, "`\(name)` returns one stream")
        }
        if text.isKnown || text.text.hasPrefix("[") {
            return SeveralStreams.notStreams(call, "`\(name)` returns `\(text.text)`")
        }
        if !SwiftText.closures(in: call).isEmpty { return nil }
        guard let brackets = SwiftText.lastBrackets(of: call) else {
            return UnknownName.notCalled(call, parameters: method.parameters)
        }
        return CallArguments(name: name, parameters: method.parameters, at: call)
            .check(brackets.inner, arriving: .unknown).first
    }

    /// What is wrong with what `call` is given: its closures, and the methods that it hands on, would keep the view model.
    func checkGiven(_ call: Fragment) -> Finding? {
        if draft.declaration?.isValueType == true { return nil }
        let inClosures = SwiftText.closures(in: call).flatMap { SwiftText.freeNames(inClosure: $0) }
        let handed = SwiftText.calls(in: call).flatMap { SwiftText.split($0, on: ",") }.compactMap {
            argument -> Fragment? in
            let value = SwiftText.cut(argument, at: ":")?.1 ?? argument
            return SwiftText.isIdentifier(value.text) ? value : nil
        }
        for name in inClosures {
            guard let member = lookup.names[name.text], keepsOwner(member, isCalled: true) else { continue }
            return SeveralStreams.keepsOwner(name, member: member)
        }
        for name in handed {
            guard let member = lookup.names[name.text], keepsOwner(member, isCalled: false) else { continue }
            return SeveralStreams.keepsOwner(name, member: member)
        }
        return nil
    }

    /// Whether a closure that names `member`, or, where it is not called, that is it, holds the view model.
    private func keepsOwner(_ member: Namespace.Member, isCalled: Bool) -> Bool {
        switch member {
        case .logic(let index): !draft.logic[index].isExisting
        case .request: true
        case .output(let index): isCalled && draft.outputs.ports[index].kind != nil
        case .state: isCalled
        case .parameter(let index): isCalled && draft.parameters[index].isVariable
        case .variable(let index): isCalled && draft.variables[index].isVariable
        case .input, .inputEvent, .named: false
        }
    }

    /// A stream of the spec as an argument: as written, what it is, and the kind of stream that is asked for where that is
    /// known, empty for one that is only named in the argument, with the failure that it has there.
    typealias Argument = (
        text: Fragment, name: Fragment, member: Namespace.Member, wanted: String?, failure: String?
    )

    /// The streams of the spec that `call` is given, by the parameters of `method` where that is declared.
    ///
    /// What has a value is one where the method is known to ask for a stream, and its value in all other places.
    func arguments(of call: Fragment, method: SwiftMethod?) -> [Argument] {
        var found: [Argument] = []
        for brackets in SwiftText.calls(in: call) {
            var left = method?.parameters ?? []
            for argument in SwiftText.split(brackets, on: ",") {
                var cursor = TextCursor(argument)
                var label: String?
                if let word = cursor.identifier(), cursor.take(":") { label = word.text }
                let parameter = left.firstIndex { $0.label == label }.map { left.remove(at: $0) }
                let type = parameter.map { Fragment($0.type, SourceRange(0, $0.type.utf8.count)) }
                let stream = type.flatMap(StreamType.init)
                let kind = stream.flatMap { draft.runtime.kind(named: $0.name.text) }
                let failure = kind?.traits.contains(.hasFailureType) == true ? stream?.failure?.text : nil
                let value = label == nil ? argument : cursor.rest
                guard let (name, member) = self.stream(value, isWanted: kind != nil) else { continue }
                found.append((value, name, member, kind?.name, failure))
            }
        }
        for name in SwiftText.freeNames(in: call) where !found.contains(where: { $0.text.range == name.range }) {
            guard lookup.isValueless(name.text), let (_, member) = stream(name, isWanted: false) else { continue }
            found.append((name, name, member, "", nil))
        }
        return found.sorted { $0.text.range.lower < $1.text.range.lower }
    }

    /// The stream that the argument `text` is; nil for all else. `isWanted` says that a stream is asked for.
    private func stream(_ text: Fragment, isWanted: Bool) -> (name: Fragment, member: Namespace.Member)? {
        let found = lookup.qualified(text)
        guard let name = found?.name ?? (SwiftText.isIdentifier(text.text) ? text : nil),
            let member = found?.member ?? lookup.names.source(text.text)
        else { return nil }
        switch member {
        case .input(let index): return draft.inputs.ports[index].kind == nil ? nil : (name, member)
        case .output(let index):
            let port = draft.outputs.ports[index]
            return port.kind == nil || port.isStateful && !isWanted ? nil : (name, member)
        case .state: return isWanted ? (name, member) : nil
        case .named: return (name, member)
        case .inputEvent:
            findings.add(SeveralStreams.eventGiven(name))
            return nil
        case .parameter, .variable, .request, .logic: return nil
        }
    }
}
