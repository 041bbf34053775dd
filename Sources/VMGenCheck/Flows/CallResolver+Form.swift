import VMGenModel
import VMGenSpec

extension CallResolver {
    /// What keeps `call`, which is called for `use`, from being a call that can stand there, as far as its words and its first name
    /// tell; nil where nothing does.
    func misfit(of call: Fragment, for use: CallUse, arriving: Arriving) -> Finding? {
        if let finding = StepArgument.secondPolicy(call, for: use) { return finding }
        if let finding = misplacedWord(in: call, for: use) { return finding }
        if let finding = needlessMark(in: call) { return finding }
        if let finding = UnknownMethod.checkProjection(call) { return finding }
        if let finding = stray(in: call, for: use) { return finding }
        if let finding = FlowPart.earlyName(call) { return finding }
        if let finding = negated(call, for: use) { return finding }
        if let finding = continued(call, for: use) { return finding }
        if let finding = UnknownMethod.checkForm(of: call, for: use) { return finding }
        if let finding = lookup.checkHead(of: call) { return finding }
        if let finding = streamCalls.check(call, for: use) { return finding }
        if let finding = trailingClosure(of: call) { return finding }
        if let finding = handedStream(in: call, for: use) { return finding }
        if let finding = UnknownMethod.checkHeldClosure(call, lookup: lookup) { return finding }
        return UnknownMethod.checkHead(of: call, labels: arriving.labels, lookup: lookup)
    }

    /// What is wrong with `call`, work which the spec declares, where it is given a stream of the spec that it asks for: a step hands on
    /// values. Nil for all else, as for a relay that is handed to who sends into it.
    private func handedStream(in call: Fragment, for use: CallUse) -> Finding? {
        let runtime = lookup.draft.runtime
        guard use.isWork, let method = declaredMethod(call), case .stream = method.answer(in: runtime),
            method.parameters.contains(where: { runtime.hasStream(Fragment($0.type, call.range)) })
        else { return nil }
        let given = HelperCalls(lookup: lookup, findings: findings).arguments(of: call, method: method)
        let handed = given.first { argument in
            guard let wanted = argument.wanted, !wanted.isEmpty else { return false }
            guard case .output(let index) = argument.member else { return true }
            return lookup.draft.outputs.ports[index].kind?.name != wanted
        }
        return handed.map { StepArgument.handedStream($0.text, to: call) }
    }

    /// What is wrong with `call` where another one, or a word, stands behind it.
    private func stray(in call: Fragment, for use: CallUse) -> Finding? {
        if case .work = use,
            let finding = FlowPart.checkClause(of: call, isPlace: { lookup.names[$0] != nil })
        {
            return finding
        }
        return SwiftText.strayOperand(in: call).map { FlowPart.missingArrow(before: $0) }
    }

    /// What is wrong with `call` where a word begins it that stands before no call, `async load()`, or in another place.
    private func misplacedWord(in call: Fragment, for use: CallUse) -> Finding? {
        var cursor = TextCursor(call)
        guard let word = cursor.identifier(), cursor.isSeparated, SinkReader.isPath(cursor.rest) else { return nil }
        let rest = cursor.rest
        let marks =
            switch word.text {
            case "async", "throws", "rethrows":
                if case .foreign = lookup.callee(of: rest) { "try await " } else { "" }
            case "try": "try await "
            case "return": ""
            default: nil as String?
            }
        return marks.map { UnknownMethod.misplaced(word, form: "\(use.word) \($0)\(rest.text)") }
    }

    /// What is wrong with `call` of a member where Swift goes on with what it gives, `check($0) ?? false`; nil for all else.
    private func continued(_ call: Fragment, for use: CallUse) -> Finding? {
        guard case .value(.map) = use, let sign = SwiftText.infixOperator(in: call),
            sign.text.hasPrefix("?") || sign.text == "=="
        else {
            return nil
        }
        let left = call.before(sign)
        var cursor = TextCursor(left)
        guard let head = cursor.identifier(), let member = lookup.names[head.text], member.isParameterOrVariable,
            SwiftText.lastBrackets(of: left) != nil
        else { return nil }
        let rest = call.slice(sign.range.lower - call.range.lower, call.text.utf8.count)
        return UnknownMethod.continued(left, rest: rest)
    }

    /// What is wrong with `call` where it is to say the opposite of something, `filter !isEmpty`.
    private func negated(_ call: Fragment, for use: CallUse) -> Finding? {
        guard case .value(.filter) = use, call.text.hasPrefix("!") else { return nil }
        let name = call.slice(1, call.text.utf8.count)
        guard SwiftText.isIdentifier(name.text), lookup.names[name.text] == nil else { return nil }
        return UnknownMethod.negated(name, at: call.range)
    }

    /// What is wrong with `call` of a service that is never nil, where a `?` or `!` says that it could be; nil for all else.
    private func needlessMark(in call: Fragment) -> Finding? {
        var cursor = TextCursor(call)
        guard let head = cursor.identifier(), cursor.take("?") || cursor.take("!"), cursor.next == UInt8(ascii: "."),
            let type = lookup.heldType(of: head), lookup.draft.serviceIndex(ofType: type) != nil,
            !TypeText.isOptional(type.text), !type.text.hasSuffix("!")
        else { return nil }
        return MayBeNil.never(head, in: call)
    }
}

extension CallUse {
    /// The word before the call.
    fileprivate var word: String {
        switch self {
        case .work(let kind, _), .value(let kind): kind.word
        case .effect: "call"
        }
    }
}
