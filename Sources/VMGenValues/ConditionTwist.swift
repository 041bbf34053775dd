import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A closure of a flow's step as it may be written by mistake, which a test is to notice: a `filter` that lets all through, or
/// what it should hold back, and a comparison that is off by one.
///
///     filter { $0.count > 3 }    true, !($0.count > 3), $0.count >= 3, $0.count > 4, $0.count > 2
package struct ConditionTwist: Sendable {
    /// The step.
    package let place: FlowStep.Place
    /// What stands in it by mistake.
    let body: Fragment
    /// Whether it is a comparison that is off by one.
    package let isOffByOne: Bool

    /// No more of one closure make a test better.
    private static let most = 8

    /// The ways in which the closures of `flow` may be wrong, which is the flow at `index`.
    package static func all(of flow: Flow, at index: Int) -> [ConditionTwist] {
        flow.steps.enumerated().flatMap { position, step -> [ConditionTwist] in
            guard step.judges, case .closure(let body) = step.argument else { return [] }
            let opposites = (step.kind == .filter ? opposites(of: body) : []).map { (text: $0, isOffByOne: false) }
            let neighbours = neighbours(of: body).prefix(most).map { (text: $0, isOffByOne: true) }
            return (opposites + neighbours).map { text, isOffByOne in
                let body = Fragment(text, SourceRange(body.range.lower, body.range.lower + text.utf8.count))
                return .init(place: .init(flow: index, step: position), body: body, isOffByOne: isOffByOne)
            }
        }
    }

    /// What `step` is at `place` where this is what stands there.
    package func twisted(_ step: FlowStep, at place: FlowStep.Place) -> FlowStep {
        guard place == self.place else { return step }
        var step = step
        step.argument = .closure(body)
        return step
    }

    /// Whether all come through, or what should not. A closure with names for what arrives is left as it is.
    private static func opposites(of body: Fragment) -> [String] {
        SwiftText.cut(body, at: "in") == nil ? ["true", "!(\(body.text))"] : []
    }

    /// `body` with each comparison with a whole number as that of the next one.
    private static func neighbours(of body: Fragment) -> [String] {
        let text = SwiftText.Text(body)
        return text.tokens.indices.flatMap { place -> [String] in
            let token = text.tokens[place]
            guard let other = siblings[text.string(token)] else { return [] }
            let beside = [place - 1, place + 1].filter(text.tokens.indices.contains).map { text.tokens[$0] }
            let numbers = beside.filter { $0.kind == .number }
            let swapped = numbers.isEmpty ? [] : [text.replacing(token, with: other)]
            return swapped
                + numbers.flatMap { number -> [String] in
                    guard let value = Int(text.string(number)), value < 1_000_000 else { return [] }
                    return [value + 1, value - 1].filter { $0 >= 0 }.map { text.replacing(number, with: "\($0)") }
                }
        }
    }

    /// What each operator is taken for.
    private static let siblings = [">": ">=", ">=": ">", "<": "<=", "<=": "<", "...": "..<", "..<": "..."]
}

extension SwiftText.Text {
    /// The text with `other` in the place of `token`.
    fileprivate func replacing(_ token: SwiftToken, with other: String) -> String {
        String(decoding: bytes[..<token.lower] + Array(other.utf8) + bytes[token.upper...], as: UTF8.self)
    }
}
