import VMGenModel
import VMGenSpec

/// The closure that a method answers by, which no flow hears: `load(id: Int, completion: @escaping (Result<Room, Error>) -> Void)`.
struct AnswerCallback {
    /// The parameter.
    let parameter: SwiftMethod.Parameter
    /// The others.
    private let others: [SwiftMethod.Parameter]
    /// What it is handed, and whether that may be a failure.
    private let answer: (type: String?, canFail: Bool)

    /// The one that is the last of `parameters`; nil where that is none.
    init?(_ parameters: [SwiftMethod.Parameter]) {
        guard let last = parameters.last, last.type.holds("@escaping"), let closure = ClosureType(last.type),
            closure.returnsNothing
        else { return nil }
        parameter = last
        others = Array(parameters.dropLast())
        let types = closure.parameters
        if let first = types.first, let result = StreamType(Fragment(first, .init(0, first.utf8.count))),
            result.name.text == "Result"
        {
            answer = (result.arguments.first?.text, true)
        } else {
            answer = (types.first.map { types.count > 1 ? TypeText($0).optionalOf?.text ?? $0 : $0 }, types.count > 1)
        }
    }

    /// What is wrong with a flow that calls the method, `name`, and what to write instead.
    func message(for name: String) -> String {
        let list = others.map { other in
            let label = other.label ?? "_"
            return label == other.name ? "\(other.name): \(other.type)" : "\(label) \(other.name): \(other.type)"
        }
        let type = answer.type.flatMap { ["Void", "()"].contains($0) ? nil : " -> \($0)" } ?? ""
        let effects = answer.canFail ? "async throws" : "async"
        let waiting = answer.canFail ? "withCheckedThrowingContinuation" : "withCheckedContinuation"
        let own = "\(name)(\(list.joined(separator: ", "))) \(effects)\(type)"
        return "`\(name)` answers through `\(parameter.name)`, which no flow hears; "
            + "write a method of `logic` that waits for it with `\(waiting)`, `\(own)`, and run that"
    }
}
