import VMGenModel
import VMGenSpec

/// The types of `init` that an app or a spec calls by names: `typealias Load = (Int) async throws -> [Int]`.
struct NamedTypes {
    /// What the target's Swift declares.
    let protocols: SwiftProtocols
    /// What the spec does.
    let types: VerbatimSyntax?
    /// The runtime whose kinds of stream count.
    let runtime: Runtime

    /// `parameters`, of which those whose type is the name of a closure, `load: Load`, or of what is spelt with brackets, a stream or
    /// one of Swift's own types have that type itself.
    func followed(by parameters: [InitParameter]) -> [InitParameter] {
        let own = types?.closures ?? [:]
        return parameters.map { parameter in
            let name = parameter.type.text
            let declared = own[name] ?? optional(name, among: own)
            guard !parameter.isExisting, let meaning = declared ?? protocols.aliases.meaning(of: name),
                declared != nil || isUnderstood(Fragment(meaning, parameter.type.range))
            else { return withStream(parameter) }
            var followed = parameter
            followed.spelling = parameter.type
            followed.type = Fragment(meaning, parameter.type.range)
            return followed
        }
    }

    /// The type of a closure among `own` that may be nil, `Load?`.
    private func optional(_ name: String, among own: [String: String]) -> String? {
        name.hasSuffix("?") ? own[String(name.dropLast())].map(TypeText.optional) : nil
    }

    /// `parameter`, where it is a closure that returns a stream by the app's name for it, `(Int) -> Response<Room>`, with the closure's
    /// type as that stands for.
    private func withStream(_ parameter: InitParameter) -> InitParameter {
        guard !parameter.isExisting, let closure = ClosureType(parameter.type.text),
            parameter.type.text.hasSuffix(closure.result),
            let stream = protocols.aliases.stream(
                calledBy: Fragment(closure.result, parameter.type.range),
                runtime: runtime
            )
        else { return parameter }
        var followed = parameter
        followed.spelling = parameter.type
        let head = parameter.type.text.dropLast(closure.result.count)
        followed.type = Fragment(head + stream.text, parameter.type.range)
        return followed
    }

    /// Whether `type` says more than the name of a type of the app's.
    private func isUnderstood(_ type: Fragment) -> Bool {
        let plain = TypeText(type.text).optionalOf ?? TypeText(type.text)
        return plain.isKnown || plain.text.hasPrefix("[") || ClosureType(calledOn: type.text) != nil
            || runtime.stream(of: type) != nil
    }
}
