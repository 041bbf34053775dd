import VMGenModel
import VMGenSpec

/// What was read of the Swift of one spec, each text once.
package final class SwiftReadings {
    private var readings: [Fragment: SwiftReading] = [:]
    private var qualified: [String: String] = [:]

    /// By a closure of a step: those of its values that are numbers with a fraction.
    private let fractions: [Fragment: Set<String>]

    /// Has read nothing yet of a spec that has `steps`.
    package init(of steps: [FlowStep]) {
        fractions = steps.reduce(into: [:]) { fractions, step in
            guard case .closure(let body) = step.argument else { return }
            let values = step.before.fractions
            if !values.isEmpty { fractions[body] = values }
        }
    }

    /// What `swift` looks at: the names of the spec among `names`. `isVisible` says whether tests can name its types.
    package func reading(
        of swift: Fragment,
        names: Set<String>,
        isVisible: @autoclosure () -> Bool
    ) -> SwiftReading {
        if let known = readings[swift] { return known }
        let reading = SwiftReading(swift, names: names, isVisible: isVisible(), fractions: fractions[swift] ?? [])
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
