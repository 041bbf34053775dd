import VMGenDiagnostics
import VMGenSpec

extension Usage {
    /// Counts what the declarations of `draft` name outside the flows: initial values, stores, requests.
    func add(_ draft: SpecDraft) {
        for port in draft.inputs.ports + draft.outputs.ports + draft.states.ports {
            if let store = port.persistence?.store { read.insert(store.text) }
            if let value = port.initialValue { addNames(of: value) }
            if port.visibility != nil { read.insert(port.name.text) }
        }
        for request in draft.requests {
            let url = Fragment("\"\(request.url.text)\"", SourceRange(0, 0))
            addNames(of: url)
            for value in (request.query + request.headers).map(\.value) { addNames(of: value) }
            if let body = request.body { addNames(of: body) }
        }
        if let arguments = draft.superArguments { addNames(of: arguments) }
        for variable in draft.variables {
            if let body = variable.body ?? variable.observer {
                addNames(of: body.inner)
                addProjections(in: body.inner)
            }
            if let (_, value) = SwiftText.cut(variable.declaration, at: " = ") { addNames(of: value) }
        }
        for parameter in draft.parameters {
            if let value = parameter.defaultValue { addNames(of: value) }
        }
    }

    /// Counts the properties whose publishers `text` reads, `$rows`.
    private func addProjections(in text: Fragment) {
        let words = SwiftText.Text(text)
        for word in words.tokens.map(words.string) where word.hasPrefix("$") { read.insert(String(word.dropFirst())) }
    }

    private func addNames(of text: Fragment) {
        for name in SwiftText.freeNames(in: text) { read.insert(name.text) }
    }
}
