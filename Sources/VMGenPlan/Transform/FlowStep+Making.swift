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

    /// Whether it makes what is wanted as `type` at the end of `rest`, the steps behind it. What a closure there looks at is wrapped in
    /// an optional only behind that, unless the optional is all that tells what it is.
    func isMade(as type: String?, before rest: [FlowStep]) -> Bool {
        guard rest.allSatisfy(\.kind.passesOn) else { return false }
        return type.map(TypeText.isOptional) != true || isUntyped || !rest.contains(where: \.looksAtValues)
    }

    /// Whether only what becomes of it tells of what type the values are that it makes: `nil`.
    private var isUntyped: Bool {
        switch argument {
        case .closure(let body): UntypedSwift.part(of: body.closureSignature?.rest ?? body) != nil
        case .expression(let swift): UntypedSwift.part(of: swift) != nil
        case .none, .streams, .invocation, .work, .amount, .verbatim: false
        }
    }

    /// Whether Swift of the spec's in it is given the values.
    private var looksAtValues: Bool {
        switch argument {
        case .closure, .invocation: true
        case .none, .streams, .work, .expression, .amount, .verbatim: false
        }
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
