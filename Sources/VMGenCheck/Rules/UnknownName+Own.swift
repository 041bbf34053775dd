import VMGenModel
import VMGenSpec

extension UnknownName {
    /// The places in flows of `spec` where `self.` stands before something of the spec itself.
    static func checkOwn(_ spec: ViewModelSpec) -> [Finding] {
        // What only goes by is no property of the view model, and its superclass may have one that is called so.
        let isAlone = spec.declaration.isValueType || spec.declaration.inherited.isEmpty || spec.transform.isStored
        let ports = (spec.inputs + spec.outputs + spec.states).filter { port in
            port.kind != nil && (isAlone || port.role != .input && port.isStateful)
        }
        let events = isAlone ? spec.inputEvents.map(\.name.text) + spec.namedStreams.map(\.name.text) : []
        let members = spec.parameters.filter { !$0.isForSuper }.map(\.name.text) + spec.variables.map(\.name.text)
        let called = spec.logic.map(\.name.text) + spec.requests.map(\.name.text)
        let handed = spec.parameters.filter(\.isForSuper).map(\.name.text)
        let own = Set(ports.map(\.name.text) + events + members + called).subtracting(handed)
        return spec.flows.flatMap { flow -> [Finding] in
            var texts = flow.sources.map(\.text) + flow.texts + flow.companions.map(\.text)
            if case .expression(let path) = flow.sink.kind { texts.append(path) }
            return texts.flatMap { misplaced(in: $0, of: own) }
        }
    }

    /// The names in computed and observed properties of `draft` that stand for streams without a value that could be read.
    static func checkComputed(_ draft: SpecDraft, names: Namespace) -> [Finding] {
        let lookup = NameLookup(draft: draft, names: names)
        return draft.variables.flatMap { variable -> [Finding] in
            guard let body = variable.body ?? variable.observer else { return [] }
            return SwiftText.freeNames(in: body.inner).filter { lookup.isValueless($0.text) }.map { name in
                let what = names[name.text]?.what ?? "a stream"
                let message =
                    "`\(name.text)` is \(what) without a value that could be read; keep its latest in a state, "
                    + "`\(name.text) -> …`, and read that"
                return error(message, at: name.range)
            }
        }
    }

    /// The names in requests of `draft` that stand for streams without a value that could be read.
    static func checkRequests(_ draft: SpecDraft, names: Namespace) -> [Finding] {
        let lookup = NameLookup(draft: draft, names: names)
        return draft.requests.flatMap { request -> [Finding] in
            // Only what is filled in is Swift in a URL.
            let url = request.url.text.contains("\\(") ? [request.url] : []
            let values = url + (request.query + request.headers).map(\.value) + [request.body].compactMap { $0 }
            let own = Set(request.parameters.map(\.name))
            let used = values.flatMap { SwiftText.freeNames(in: $0.interpolations) }
            return used.filter { !own.contains($0.text) && lookup.isValueless($0.text) }.map { name in
                let what = names[name.text]?.what ?? "a stream"
                let message =
                    "`\(name.text)` is \(what), which a request does not see; give it a parameter, "
                    + "`\(request.name.text)(\(name.text): …)`, and let the flow say its value"
                return error(message, at: name.range)
            }
        }
    }

    private static func misplaced(in fragment: Fragment, of names: Set<String>) -> [Finding] {
        let text = SwiftText.Text(fragment)
        return text.tokens.indices.dropFirst(2).compactMap { index in
            let (owner, dot, name) = (text.tokens[index - 2], text.tokens[index - 1], text.tokens[index])
            guard owner.kind == .name, text.matches(owner, "self"), dot.kind == .dot, name.kind == .name,
                index == 2 || text.tokens[index - 3].kind != .dot, names.contains(text.string(name))
            else { return nil }
            let word = text.string(name)
            return error(
                "`\(word)` is of the spec: write it without `self.`",
                at: text.range(owner.lower, name.upper)
            )
        }
    }
}
