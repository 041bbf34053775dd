import VMGenSpec

/// A stream that a flow named with `as`, from which others start.
public struct NamedStream: Sendable {
    /// Its name.
    public var name: Fragment
    /// Its element's type where the spec gives it: `as page: SearchResponse`.
    public var type: Fragment?
    /// What its values are made of.
    public var element: FlowElement
    /// What it is made of: a flow, or what becomes of failures.
    package var feed: PortForm.Feed

    /// Makes it of its parts.
    package init(name: Fragment, type: Fragment? = nil, element: FlowElement, feed: PortForm.Feed) {
        self.name = name
        self.type = type
        self.element = element
        self.feed = feed
    }
}
