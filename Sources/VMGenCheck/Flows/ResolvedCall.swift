import VMGenModel
import VMGenSpec

/// A call with what it gives.
struct ResolvedCall {
    /// The call.
    var invocation: Invocation
    /// The declared method; nil for a request or a foreign call.
    var method: SwiftMethod?
    /// What comes of it: the type where it is certain. Nil for nothing at all.
    var type: Answered
}

extension ResolvedCall {
    /// `invocation` of a property that is `stream`.
    init(_ invocation: Invocation, stream: (kind: StreamKind, element: Fragment, canFail: Bool)) {
        self.init(invocation: invocation, method: nil, type: .value(stream.element.text))
        self.invocation.canFail = invocation.canFail || stream.canFail
        self.invocation.propertyKind = stream.kind.name
    }
}

/// What comes of a call.
enum Answered {
    /// Nothing at all.
    case nothing
    /// A value, of this type where that is certain.
    case value(String?)
}
