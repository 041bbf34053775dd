import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// What a method answers that could answer anything: `request<T: Decodable>(_ endpoint: Endpoint) async throws -> T`.
///
/// The call says it, `client.request(.room($0)) as Room`, or what becomes of the answer: the output or state that it goes to, or the
/// type of `as rooms: [Room]`.
struct GenericAnswer {
    /// The steps and the sink of the flow.
    let chain: ChainSyntax
    /// The declarations.
    let draft: SpecDraft

    /// The type of what leaves the step at `index`, as what it becomes tells; nil where it does not. An optional takes what it wraps.
    func type(after index: Int) -> String? {
        guard chain.steps.dropFirst(index + 1).allSatisfy(\.kind.passesOn) else { return nil }
        return wanted.map { TypeText($0).optionalOf?.text ?? $0 }
    }

    private var wanted: String? {
        switch chain.sink?.kind {
        case .name(let name): element(of: name)
        case .named(_, let type): type?.text
        case .set(let assignments):
            assignments.count == 1 && assignments[0].value.text == "$0" ? element(of: assignments[0].name) : nil
        case .event(let name, nil):
            draft.outputs.events.first { $0.name.text == name.text }.flatMap {
                $0.payload.count == 1 ? $0.payload[0].type : nil
            }
        case .event, .call, .expression, .parts, .ignore, nil: nil
        }
    }

    private func element(of name: Fragment) -> String? {
        draft.firstField { $0.name.text == name.text }?.element.text
    }

    /// `call` and the type behind its ` as `, if there is one: `client.request(id) as Room`.
    static func cut(_ call: Fragment) -> (call: Fragment, type: Fragment?) {
        guard let (own, type) = SwiftText.cut(call, at: "as"), SwiftText.lastBrackets(of: own) != nil,
            let first = type.text.first, first.isUppercase || "[(".contains(first)
        else { return (call, nil) }
        return (own, type)
    }
}

extension SwiftMethod {
    /// Whether what it answers, `type`, is left to its caller: it names one of its own generic parameters, which none of its own
    /// parameters takes.
    func leavesOpen(_ type: String) -> Bool {
        guard let generics else { return false }
        let own = SwiftText.split(Fragment(generics, SourceRange(0, generics.utf8.count)).inner, on: ",")
            .map { part in String(part.text.prefix { $0 != ":" && $0 != " " }) }
        let words = Self.words(of: type)
        return own.contains { name in
            words.contains(name) && !parameters.contains { Self.words(of: $0.type).contains(name) }
        }
    }

    private static func words(of type: String) -> Set<String> {
        Set(type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
}
