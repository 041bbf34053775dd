import VMGenModel
import VMGenValues

/// What a double answers a call with. Values are Swift, for a place whose type is known.
enum TestAnswer: Equatable {
    /// A method's value; empty for none.
    case value(String)
    /// A request's body as a literal, with its status.
    case body(String, status: String)
    /// A stream's value, behind which it goes on.
    case sends(String)
    /// A stream ends.
    case finishes
    /// An error.
    case failure(String)
    /// Nothing yet.
    case waits

    /// The status that a double has where nothing else is said.
    static let usualStatus = "200"
}

/// An answer of which a rehearsal knows what arrives.
struct KnownAnswer {
    /// What the double gives.
    var answer: TestAnswer
    /// What of it arrives in the flow; nil for nothing.
    var value: KnownValue?

    /// Two answers of what `target` is, which differ where two are known; empty where none is.
    static func all(for target: RehearsedCall.Target, _ bench: TestBench) -> [KnownAnswer] {
        switch target {
        case .method(let service, let index):
            let value = bench.answered(service, index)
            if value == "Void" { return [KnownAnswer(answer: .value("()"), value: nil)] }
            return bench.values.values(of: value).map {
                KnownAnswer(answer: .value($0), value: KnownValue(swift: $0, type: value))
            }
        case .request(let index): return RequestAnswers(bench, index).all
        case .property(let type, _):
            return all(for: .stream(type), bench).map { known in
                guard case .sends(let value) = known.answer else { return known }
                return KnownAnswer(answer: .value(value), value: type == "Void" ? nil : known.value)
            }
        case .stream(let type):
            if type == "Void" { return [KnownAnswer(answer: .sends("()"), value: .nothing)] }
            return bench.values.values(of: type).map {
                KnownAnswer(answer: .sends($0), value: KnownValue(swift: $0, type: type))
            }
        }
    }

    /// Why there is none, as a sentence without its full stop.
    static func missing(for target: RehearsedCall.Target, _ bench: TestBench) -> String {
        switch target {
        case .method(let service, let index): TestBench.missing(bench.answered(service, index))
        case .stream(let type), .property(let type, _): TestBench.missing(type)
        case .request(let index): "`samples:` has no body of `\(bench.spec.requests[index].name.text)`"
        }
    }
}
