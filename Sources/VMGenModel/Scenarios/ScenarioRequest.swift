import VMGenSpec

/// One call of a request, as a scenario tells it: by its URL, by what it sent, or by both.
public struct ScenarioRequest: Sendable {
    /// The whole URL; nil where the scenario says none.
    public var url: Fragment?
    /// The body; nil where the scenario says none.
    public var body: Body?

    /// Makes it of its parts.
    package init(url: Fragment?, body: Body?) {
        self.url = url
        self.body = body
    }

    /// What a call sent.
    public enum Body: Sendable {
        /// JSON as it is written: `{"name": "Kim"}`.
        case json(Fragment)
        /// A Swift value, which is encoded as the request encodes its own; its type, where the spec knows it.
        case value(Fragment, type: Fragment?)
    }
}
