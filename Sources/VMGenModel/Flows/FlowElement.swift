/// What the values of a flow are made of at one place of its chain: nothing for `Void`, one component, or the components
/// of a tuple.
public struct FlowElement: Sendable, Hashable {
    /// One component: a readable Swift name, and its type where it is certain.
    public struct Component: Sendable, Hashable {
        /// The name that a closure gives it: the source's name, or that of what the value becomes.
        public var name: String
        /// The type as written; nil where nobody can tell.
        public var type: String?
        /// Whether it is a label of an event's payload, which Swift of the spec can name.
        package var isLabel = false

        /// Makes a component.
        public init(name: String, type: String?) {
            self.name = name
            self.type = type
        }
    }

    /// The components in order.
    public var components: [Component]
    /// Whether the stream can still end with a failure here.
    public var canFail: Bool
    /// Whether work ran on the way, so that the stream has to be shared.
    public var doesWork: Bool
    /// The kind of a dependency's stream where it is declared: `Driver`; empty for all else.
    package var kind = ""

    /// Makes an element.
    public init(components: [Component], canFail: Bool = false, doesWork: Bool = false) {
        self.components = components
        self.canFail = canFail
        self.doesWork = doesWork
    }
}

extension [FlowElement.Component] {
    /// The components with a number after each name that was there before: `value`, `value2`.
    package var unique: [FlowElement.Component] {
        var counts: [String: Int] = [:]
        return map { component in
            counts[component.name, default: 0] += 1
            let count = counts[component.name, default: 1]
            guard count > 1 else { return component }
            return FlowElement.Component(name: "\(component.name)\(count)", type: component.type)
        }
    }
}
