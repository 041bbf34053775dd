import VMGenModel
import VMGenSpec

/// The types of closures that an app or a spec calls by names, `typealias Load = (Int) async throws -> [Int]`.
struct NamedClosures {
    /// What the target's Swift declares.
    let protocols: SwiftProtocols
    /// What the spec does.
    let types: VerbatimSyntax?

    /// `parameters`, of which those that are closures by the name of their type, `load: @escaping Load`, have that type itself.
    func followed(by parameters: [InitParameter]) -> [InitParameter] {
        let own = types?.closures ?? [:]
        return parameters.map { parameter in
            let name = parameter.type.text
            guard let closure = own[name] ?? (parameter.isEscaping ? protocols.closures[name] : nil),
                ClosureType(closure) != nil
            else { return parameter }
            var followed = parameter
            followed.spelling = parameter.type
            followed.type = Fragment(closure, parameter.type.range)
            return followed
        }
    }
}
