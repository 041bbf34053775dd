import VMGenPlan
import VMGenSpec
import VMGenValues

/// What was read of the Swift of one spec.
final class SwiftReadings {
    private var readings: [Fragment: SwiftReading] = [:]
    private var qualified: [String: String] = [:]

    /// What `swift` looks at.
    func reading(of swift: Fragment, names: Set<String>, types: NestedTypes) -> SwiftReading {
        if let known = readings[swift] { return known }
        let reading = SwiftReading(swift, names: names, isVisible: types.canQualify(swift))
        readings[swift] = reading
        return reading
    }

    /// `type` as tests name it.
    func qualified(_ type: String, types: NestedTypes) -> String {
        if let known = qualified[type] { return known }
        let name = types.qualified(type)
        qualified[type] = name
        return name
    }
}
