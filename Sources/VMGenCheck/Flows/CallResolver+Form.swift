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
        if case .effect = use, let finding = FlowPart.settingInPassing(call) { return finding }
        if let finding = stray(in: call, for: use) { return finding }
        if let finding = FlowPart.earlyName(call) { return finding }
        if let finding = negated(call, for: use) { return finding }
        if let finding = continued(call, for: use) ?? partOfAnswer(call, for: use) { return finding }
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
        guard case .value(let kind) = use, let (left, rest) = call.continuation else { return nil }
        var cursor = TextCursor(left)
        guard let head = cursor.identifier(), lookup.names[head.text]?.isParameterOrVariable == true else { return nil }
        return UnknownMethod.continued(left, rest: rest, of: kind)
    }

    /// What is wrong with `call`, which is to work, where it goes on with a part of what a call answers at once, `price(of: id).total`,
    /// and that is certainly no stream; nil for all else.
    private func partOfAnswer(_ call: Fragment, for use: CallUse) -> Finding? {
        guard use.isWork, let (left, rest) = call.continuation, rest.text.hasPrefix("."),
            let method = lookup.method(calledBy: left), !method.takesTime(in: lookup.draft.runtime), !method.canThrow,
            let type = method.returnType?.text,
            let part = lookup.draft.protocols.types[type]?.properties[String(rest.text.dropFirst())],
            lookup.draft.runtime.isCertainlyPlain(Fragment(part, rest.range))
        else { return nil }
        return UnknownMethod.continued(left, rest: rest, of: .map)
    }

    /// What is wrong with `call` where it is to say the opposite of something, `filter !isEmpty`.
    private func negated(_ call: Fragment, for use: CallUse) -> Finding? {
        guard case .value(.filter) = use, call.text.hasPrefix("!") else { return nil }
        let name = call.slice(1, call.text.utf8.count)
        if let finding = streamCalls.checkPath(name, for: use, at: call.range) { return finding }
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

extension Fragment {
    /// A call and what goes on behind it, `check($0)` and ` ?? false`, or `wrap($0)` and `.count`; nil for all else.
    fileprivate var continuation: (call: Fragment, rest: Fragment)? {
        if let sign = SwiftText.infixOperator(in: self) {
            let left = before(sign)
            guard SwiftText.lastBrackets(of: left) != nil else { return nil }
            return (left, slice(sign.range.lower - range.lower, text.utf8.count))
        }
        guard SwiftText.lastBrackets(of: self) == nil else { return nil }
        var cursor = TextCursor(self)
        while cursor.identifier() != nil, !cursor.isAtEnd {
            _ = cursor.take("?") || cursor.take("!")
            if cursor.bracketed(by: "(") != nil { return cursor.isAtEnd ? nil : (before(cursor.rest), cursor.rest) }
            guard cursor.take(".") else { return nil }
        }
        return nil
    }
}
