import VMGenSpec

/// A stream that a flow named with `as`, from which others start.
public struct NamedStream: Sendable {
    /// Its name.
    public var name: Fragment
    /// Its element's type where the spec gives it: `as page: SearchResponse`.
    public var type: Fragment?
    /// What its values are made of.
    public var element: FlowElement
    /// The flow that defines it, by index in `ViewModelSpec.flows`.
    public var flow: Int

    /// Makes it of its parts.
    package init(name: Fragment, type: Fragment? = nil, element: FlowElement, flow: Int) {
        self.name = name
        self.type = type
        self.element = element
        self.flow = flow
    }
}
