import VMGenModel
import VMGenSpec

extension NameLookup {
    /// The closure that `text` calls or names, a parameter, a variable or a property of a service, which another one may hold:
    /// `onClose(true)`; nil for all else.
    /// `orNil` says that it may be nil as well: `(() -> Void)?`; `ofTypes` that a type of the target may have it.
    func closure(
        calledBy text: Fragment,
        orNil: Bool = false,
        ofTypes: Bool = false
    ) -> (name: Fragment, type: Fragment, parts: ClosureType)? {
        var cursor = TextCursor(text)
        guard var head = cursor.identifier() else { return nil }
        var type = declaredType(of: head)
        while cursor.take("."), let member = cursor.identifier() {
            let service = draft.serviceIndex(ofType: type).map { draft.services[$0] }
            let holder = type
            let held = ofTypes ? holder.flatMap { draft.appTypes[$0.text]?.properties[member.text] } : nil
            type = service?.closure(called: member.text) ?? held.map { Fragment($0, holder?.range ?? member.range) }
            head = member
        }
        _ = cursor.take("?")
        _ = cursor.bracketed(by: "(")
        guard cursor.isAtEnd, let type else { return nil }
        let wrapped = orNil ? TypeText(type.text).optionalOf?.text : nil
        let brackets = wrapped.flatMap { SwiftText.lastBrackets(of: Fragment($0, type.range)) }
        return ClosureType(brackets?.inner.text ?? wrapped ?? type.text).map { (head, type, $0) }
    }

    /// The closure that `text` calls or names as work that is awaited or may fail, also where it may be nil; nil for all else.
    func work(ofClosureCalledBy text: Fragment, _ use: CallUse) -> (name: Fragment, type: Fragment, parts: ClosureType)?
    {
        guard case .work = use, let closure = closure(calledBy: text, orNil: true, ofTypes: true),
            closure.parts.isAsync || closure.parts.canThrow
        else { return nil }
        return closure
    }

    /// The stream that the closure returns which `text` calls: `makeTicks()`; nil for all else.
    func stream(ofClosureCalledBy text: Fragment) -> (kind: StreamKind, element: Fragment, canFail: Bool)? {
        guard SwiftText.lastBrackets(of: text) != nil, let (_, type, parts) = closure(calledBy: text, orNil: true)
        else {
            return nil
        }
        let result = Fragment(parts.result, type.range)
        return draft.runtime.stream(of: ForeignKind.meant(by: result, runtime: draft.runtime) ?? result)
    }
}

extension Service {
    /// The type of the property called `name`, or of the closure that a struct may have none of; nil where it has neither.
    fileprivate func closure(called name: String) -> Fragment? {
        properties.first { $0.name.text == name }?.type
            ?? methods.first { $0.mayBeNil && $0.name.text == name }?.signature
    }
}
