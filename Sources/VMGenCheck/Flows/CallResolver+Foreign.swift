import VMGenModel
import VMGenSpec

extension CallResolver {
    /// A call of something that the spec does not declare. Unmarked work returns a stream, which may fail.
    func resolveForeign(
        _ invocation: Invocation,
        body: Fragment,
        use: CallUse,
        arriving: Arriving
    ) -> ResolvedCall? {
        var invocation = invocation
        switch use {
        case .work:
            if !invocation.isAsync {
                if let (call, method) = methodBegun(by: body),
                    method.isAsync || method.canThrow && !invocation.canThrow
                {
                    return findings.refuse(StepArgument.goesOn(body, behind: call, of: method))
                }
                invocation.canFail = true
            }
        case .value, .effect:
            if let finding = MissingPolicy.checkForeign(invocation, use: use)
                ?? UnknownMethod.checkBrackets(invocation, use)
            {
                findings.add(finding)
                return nil
            }
            invocation.isReference = invocation.arguments == nil
            if invocation.isReference {
                invocation.partCount = TupleParts(draft: lookup.draft).count(of: arriving, handedTo: body)
            }
        }
        return ResolvedCall(invocation: invocation, method: nil, type: .value(nil))
    }

    /// The method of the spec that `text` calls first, where it goes on behind that, and the call: `api.load(id)` of `api.load(id).first`.
    private func methodBegun(by text: Fragment) -> (call: Fragment, method: SwiftMethod)? {
        var cursor = TextCursor(text)
        repeat {
            guard cursor.identifier() != nil else { return nil }
            _ = cursor.take("?") || cursor.take("!")
        } while cursor.take(".")
        guard cursor.bracketed(by: "(") != nil, !cursor.isAtEnd, cursor.next != UInt8(ascii: "{") else { return nil }
        let call = text.before(cursor.rest)
        return lookup.method(calledBy: call).map { (call, $0) }
    }
}
