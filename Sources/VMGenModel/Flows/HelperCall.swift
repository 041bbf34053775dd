import VMGenSpec

/// A call of the app's own that is given streams of the spec, or that returns several:
/// `paginate(load: viewDidLoad, more: reachedEnd)`.
public struct HelperCall: Sendable {
    /// The call as written.
    public var text: Fragment
    /// The streams of the spec that it is given, in order.
    package var given: [GivenStream]

    /// Makes it of its parts.
    package init(_ text: Fragment, given: [GivenStream]) {
        self.text = text
        self.given = given
    }
}

/// A stream of the spec that a helper is given.
package struct GivenStream: Sendable {
    /// The argument as written: a name, or its long form.
    package var text: Fragment
    /// What it is.
    package var kind: FlowSource.Kind
    /// The kind of stream that the helper asks for; nil where nobody knows.
    package var wanted: String?
    /// The failure with which it asks for it, where it has a type of its own; nil for none.
    package var failure: String?

    /// Makes it of its parts.
    package init(text: Fragment, kind: FlowSource.Kind, wanted: String?, failure: String?) {
        self.text = text
        self.kind = kind
        self.wanted = wanted
        self.failure = failure
    }
}

extension FlowSource.Kind {
    /// The call or path that is one stream of somebody else's; nil for all else.
    package var dependency: Fragment? {
        switch self {
        case .expression(let swift): swift
        case .helper(let call, nil): call.text
        case .input, .inputEvent, .output, .state, .named, .helper, .start: nil
        }
    }

    /// The streams that a helper is given for it; none for all else.
    package var given: [FlowSource.Kind] {
        if case .helper(let call, _) = self { return call.given.map(\.kind) }
        return []
    }
}
