import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Finds out what the lines of `samples:` are values of.
struct SampleResolver {
    /// The declarations.
    let draft: SpecDraft
    /// The names of the declarations.
    let names: Namespace
    /// Where mistakes go.
    let findings: Findings

    /// The samples, in order.
    func resolve() -> [Sample] {
        let types = TypeNames(draft)
        var samples: [Sample] = []
        for line in draft.samples {
            guard let target = target(of: line, types: types) else { continue }
            if let first = samples.first(where: { $0.target == target && $0.name.text == line.name.text }) {
                findings.add(SampleShape.duplicate(line.name, first: first.name, isConstant: line.type != nil))
                continue
            }
            var values = line.values
            if case .request(let index) = target {
                values = values.flatMap { checkBody($0, of: draft.requests[index]) }
            } else {
                let type = type(of: target)
                for value in values { findings.add(ScenarioValue.check(value, type: type, draft: draft, names: names)) }
            }
            if values.count > 1, values[0].text == values[1].text { findings.add(SampleShape.same(values[1])) }
            samples.append(Sample(name: line.name, target: target, values: values.map(\.dedented)))
        }
        return samples
    }

    private func target(of line: SampleSyntax, types: TypeNames) -> Sample.Target? {
        let name = line.name
        if let type = line.type {
            guard let member = names[name.text], let place = names.place(of: name.text) else {
                if let finding = SampleShape.taken(name, in: draft.tests ?? .xctest) { findings.add(finding) }
                return .constant(type: type.text)
            }
            return findings.refuse(DuplicateName.finding(name, what: member.what, first: place))
        }
        switch names.source(name.text) {
        case .request(let index):
            guard draft.requests[index].decode == nil else { return .request(index) }
            return findings.refuse(SampleShape.noSample(name, what: "a request whose answer is not decoded", type: nil))
        case .parameter(let index): return .parameter(index)
        case .input(let index) where !draft.inputs.ports[index].isVoid: return .input(index)
        case nil:
            if types.contains(name.text) { return .type(name.text) }
            let samplable = names.names { member in
                switch member {
                case .request, .parameter, .input: true
                default: false
                }
            }
            // What could not be read has been reported.
            if line.values.isEmpty { return nil }
            return findings.refuse(
                SampleShape.unknown(name, value: line.values.first, among: types.all.sorted() + samplable)
            )
        case let member?:
            let element: String? =
                switch member {
                case .output(let index): draft.outputs.ports[index].element.text
                case .state(let index): draft.states.ports[index].element.text
                default: nil
                }
            return findings.refuse(SampleShape.noSample(name, what: member.what, type: element))
        }
    }

    private func type(of target: Sample.Target) -> Fragment? {
        switch target {
        case .request: nil
        case .parameter(let index): draft.parameters[index].type
        case .input(let index): draft.inputs.ports[index].element
        case .type(let type), .constant(let type): Fragment(type, SourceRange(0, type.utf8.count))
        }
    }

    /// The bodies that `value` holds: below a `|` there may be two with a comma between them.
    private func checkBody(_ value: Fragment, of request: Request) -> [Fragment] {
        SwiftText.split(value, on: ",").filter { !$0.isEmpty }.compactMap { body in
            guard let kind = BadJSON.check(body, findings: findings) else { return nil }
            if let type = request.decode, let wanted = Self.kind(of: type.text), wanted != kind {
                findings.add(BadJSON.mismatch(body, kind: kind, type: type))
            }
            return body
        }
    }

    /// The kind of JSON that `type` is certainly decoded from; nil where nobody can tell.
    private static func kind(of type: String) -> JSONText.Kind? {
        let type = TypeText(type)
        if type.arrayOf != nil { return .array }
        if type.dictionaryOf != nil { return .object }
        switch type.text {
        case "Bool": return .bool
        case "String", "URL", "UUID": return .string
        case "Int", "Int32", "Int64", "UInt", "Double", "Float": return .number
        default: return nil
        }
    }
}

/// The types that a spec names, as they are written and name by name.
struct TypeNames {
    /// All of them, without blanks.
    private(set) var all: Set<String> = []

    /// Collects the types of `draft`.
    init(_ draft: SpecDraft) {
        for port in draft.inputs.ports + draft.outputs.ports + draft.states.ports { add(port.element.text) }
        let choices = (draft.outputs.ports + draft.states.ports).flatMap { $0.choice?.cases ?? [] }
        for event in draft.inputs.events + draft.outputs.events + choices { event.payload.forEach { add($0.type) } }
        for parameter in draft.parameters { add(parameter.type.text) }
        for type in draft.variables.compactMap(\.type) { add(type.text) }
        for method in draft.logic + draft.services.flatMap(\.methods) {
            method.parameters.forEach { add($0.type) }
            if let type = method.returnType?.text { add(type) }
        }
        for property in draft.services.flatMap(\.properties) { add(property.type.text) }
        for request in draft.requests {
            request.parameters.forEach { add($0.type) }
            if let type = request.answerType?.text { add(type) }
        }
        if let errors = draft.errors { add(errors.typeName.text) }
    }

    /// Whether `type` is one of them.
    func contains(_ type: String) -> Bool { all.contains(type.filter { $0 != " " }) }

    private mutating func add(_ type: String) {
        all.insert(type.filter { $0 != " " })
        let fragment = Fragment(type, SourceRange(0, type.utf8.count))
        let text = SwiftText.Text(fragment, options: .typeBrackets)
        let tokens = text.tokens
        for (index, token) in tokens.enumerated() where token.kind == .name {
            // Not a label, and not a part of `Room.Kind`, which is one type.
            var last = index
            while last + 2 < tokens.count, tokens[last + 1].kind == .dot, tokens[last + 2].kind == .name { last += 2 }
            let next = last + 1 < tokens.count ? tokens[last + 1].kind : nil
            let isPart = next == .dot || next == .colon || (index > 0 && tokens[index - 1].kind == .dot)
            guard !isPart, text.string(token).first?.isUppercase == true else { continue }
            all.insert(text.fragment(token.lower, tokens[last].upper).text.filter { $0 != " " })
            // And what it is made with: `Page<Int>` of `Single<Page<Int>>`.
            if next == .open, let end = tokens[last + 1].partner, text.matches(tokens[last + 1], "<") {
                all.insert(text.fragment(token.lower, tokens[end].upper).text.filter { $0 != " " })
            }
        }
    }
}

extension Fragment {
    /// The text of several lines without the indentation that the lines behind the first one share.
    var dedented: Fragment {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 1 else { return self }
        let rest = lines.dropFirst()
        let shared = rest.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let dedented = [lines[0]] + rest.map { $0.dropFirst(min(shared, $0.prefix { $0 == " " }.count)) }
        return Fragment(dedented.joined(separator: "\n"), range)
    }
}
