import VMGenModel
import VMGenSpec

extension FlowStep {
    /// Whether it is a `compactMap` whose values are no optionals themselves: what it is given holds none.
    var dropsAllNil: Bool {
        kind == .compactMap && !before.components.contains { $0.type?.contains("?") == true }
    }

    /// The type of what it makes of each value, where that is known; otherwise empty.
    var madeType: String {
        kind == .map || kind == .replace ? after.type(of: Array(after.components.indices)) ?? "" : ""
    }

    /// Whether Swift finds the type of what it makes by what that is for.
    var makesItself: Bool {
        if kind == .replace { return true }
        if case .closure(let body) = argument { return kind == .map && body.text != "$0" }
        return false
    }
}

extension String {
    /// Whether it is the type of a tuple of as many parts as `labels`, some of which have other labels or none.
    func isTuple(labelledOtherwiseThan labels: [String?]) -> Bool {
        let own = SwiftText.tupleLabels(of: self)
        return own.count > 1 && own.count == labels.count && own != labels
    }
}
