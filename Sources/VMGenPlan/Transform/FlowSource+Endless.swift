import VMGenModel
import VMGenSpec

extension FlowSource {
    /// Whether it is known to say more for as long as somebody listens: a subject of the view model's own, which nobody ends, or
    /// a clock.
    func neverEnds(in spec: ViewModelSpec) -> Bool {
        guard case .expression(let swift) = kind else { return false }
        return Self.isClock(swift)
            || spec.variables.contains { $0.name.text == swift.text && $0.ownSubject(in: spec.runtime) != nil }
    }

    /// Whether `swift` makes a clock of the runtime's own and does nothing with it that ends.
    private static func isClock(_ swift: Fragment) -> Bool {
        guard swift.text.hasPrefix("Observable<Int>.interval(") || swift.text.hasPrefix("Timer.publish(") else {
            return false
        }
        let calls = SwiftText.split(swift, on: ".").dropFirst(2)
        return calls.allSatisfy { ["autoconnect()", "eraseToAnyPublisher()"].contains($0.text) }
    }
}
