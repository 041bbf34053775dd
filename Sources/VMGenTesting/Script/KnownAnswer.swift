import VMGenDoubles
import VMGenModel
import VMGenValues

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
                KnownAnswer(answer: .value($0 == "()" ? ".some(())" : $0), value: KnownValue(swift: $0, type: value))
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
