import VMGenModel
import VMGenSpec

/// What was read of the Swift of one spec, each text once.
package final class SwiftReadings {
    private var readings: [Fragment: SwiftReading] = [:]
    private var qualified: [String: String] = [:]

    /// By a closure of a step: what is known of its values.
    private let kinds: [Fragment: NameKinds]
    /// What is known of what the spec itself names.
    private let known: NameKinds

    /// Has read nothing yet of a spec that has `steps` and calls its `dictionaries` so.
    package init(of steps: [FlowStep], dictionaries: Set<String>) {
        known = NameKinds(dictionaries: dictionaries)
        kinds = steps.reduce(into: [:]) { kinds, step in
            guard case .closure(let body) = step.argument else { return }
            kinds[body] = step.before.kinds.adding(dictionaries: dictionaries)
        }
    }

    /// What `swift` looks at: the names of the spec among `names`. `isVisible` says whether tests can name its types.
    package func reading(
        of swift: Fragment,
        names: Set<String>,
        isVisible: @autoclosure () -> Bool
    ) -> SwiftReading {
        if let known = readings[swift] { return known }
        let reading = SwiftReading(swift, names: names, isVisible: isVisible(), kinds: kinds[swift] ?? known)
        readings[swift] = reading
        return reading
    }

    /// `type` as tests name it, which `qualify` tells.
    package func qualified(_ type: String, by qualify: (String) -> String) -> String {
        if let known = qualified[type] { return known }
        let name = qualify(type)
        qualified[type] = name
        return name
    }
}
