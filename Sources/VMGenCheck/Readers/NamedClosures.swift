import VMGenModel
import VMGenSpec

/// The types of closures that an app calls by names, `typealias Load = (Int) async throws -> [Int]`.
struct NamedClosures {
    /// What the target's Swift declares.
    let protocols: SwiftProtocols

    /// `parameters`, of which those that are closures by the name of their type, `load: @escaping Load`, have that type itself.
    func followed(by parameters: [InitParameter]) -> [InitParameter] {
        parameters.map { parameter in
            guard parameter.isEscaping, let closure = protocols.closures[parameter.type.text] else { return parameter }
            var followed = parameter
            followed.spelling = parameter.type
            followed.type = Fragment(closure, parameter.type.range)
            return followed
        }
    }
}
