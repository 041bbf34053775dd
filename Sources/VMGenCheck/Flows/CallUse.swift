import VMGenModel

/// How a flow uses a call.
enum CallUse {
    /// As work, under a policy: `latest load`. `keepsNil`: the next step drops the nil that it may answer with.
    case work(StepKind, keepsNil: Bool)
    /// For what it returns at once: `map makeTitle`.
    case value(StepKind)
    /// For what it does: `do`, `call`.
    case effect

    /// Whether it is work of which a nil on its way goes no further.
    var dropsNil: Bool {
        if case .work(_, keepsNil: false) = self { return true }
        return false
    }

    /// Whether it is work.
    var isWork: Bool {
        if case .work = self { return true }
        return false
    }

    /// Whether it is called for what it returns at once.
    var isValue: Bool {
        if case .value = self { return true }
        return false
    }

    /// Whether a closure that is nil leaves something to do: nothing, or a step that has nil.
    var mayFindNil: Bool { isEffect || isValue }

    /// Whether nothing is made of what it returns.
    var isEffect: Bool {
        if case .effect = self { return true }
        return false
    }
}
