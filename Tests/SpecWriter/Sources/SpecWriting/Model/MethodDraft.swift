/// A method of the logic or of a service, with what its body may return.
struct MethodDraft: Sendable {
    /// What a method answers with.
    enum Answer: Hashable, Sendable {
        /// A value, at once or `async`.
        case value(Element)
        /// A stream of one value: `Observable<Int>`. `kind` has no arguments; `failure` is Combine's.
        case stream(kind: String, Element, failure: String?)
    }

    /// Its name.
    var name: String
    /// Its parameters, as Swift.
    var parameters: [String]
    /// Whether it takes the state.
    var takesState = false
    /// Whether its body writes the state: not where a flow calls it that starts from state, which would never end.
    var writesState = true
    /// `async`, `throws`, as Swift; empty without effects.
    var effects: [String] = []
    /// What it answers with.
    var answer: Answer
    /// Whether somebody else calls it.
    var isCallback = false

    /// The method with all its text changed by `change`.
    func mapped(_ change: (String) -> String) -> MethodDraft {
        var method = self
        method.parameters = parameters.map(change)
        switch answer {
        case .value(let element): method.answer = .value(element.mapped(change))
        case .stream(let kind, let element, let failure):
            method.answer = .stream(kind: kind, element.mapped(change), failure: failure.map(change))
        }
        return method
    }

    /// The type of what it answers with.
    var value: Element {
        switch answer {
        case .value(let element), .stream(_, let element, _): element
        }
    }

    /// The type that it returns, as Swift; nil where it returns nothing.
    var returned: String? {
        switch answer {
        case .value(.void): nil
        case .value(let element): element.text
        case .stream(let kind, let element, let failure): "\(kind)<\(element.text)\(failure.map { ", \($0)" } ?? "")>"
        }
    }

    /// The signature, as a spec has it.
    var signature: String { name + tail }

    /// The same as Swift has it behind `func`: a keyword stands in backticks.
    var declaration: String { Names.quoted(name) + tail }

    private var tail: String {
        let parameters = parameters + (takesState ? ["state: State"] : [])
        var text = "(\(parameters.joined(separator: ", ")))"
        for effect in effects { text += " " + effect }
        if let returned { text += " -> " + returned }
        return text
    }

    /// Swift that returns a value; nil where there is nothing to return.
    var returning: String? {
        switch answer {
        case .value(.void): return nil
        case .value(let element): return element.literal(1, known: true)
        case .stream(let kind, let element, let failure):
            let value = element.literal(1, known: true)
            switch kind {
            case "AnyPublisher":
                let just = "Just<\(element.text)>(\(value))"
                return failure == "Never"
                    ? "\(just).eraseToAnyPublisher()"
                    : "\(just).setFailureType(to: \(failure ?? "Never").self).eraseToAnyPublisher()"
            case "Future": return "Future { $0(.success(\(value))) }"
            default: return ".just(\(value))"
            }
        }
    }
}
