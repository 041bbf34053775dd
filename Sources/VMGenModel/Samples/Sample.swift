import VMGenSpec

/// One line of the `samples:` section: what tests use where a value is needed.
///
///     fetchNumber: [3], [1]
///     Room: Room(id: 1), Room(id: 2)
///     kitchen: Room = Room(id: 1, name: "Kitchen")
public struct Sample: Sendable {
    /// The name or type as written.
    public var name: Fragment
    /// What it is a value of.
    public var target: Target
    /// One value or two: the second differs, so that tests can tell a change.
    public var values: [Fragment]

    /// Makes it of its parts.
    package init(name: Fragment, target: Target, values: [Fragment]) {
        self.name = name
        self.target = target
        self.values = values
    }

    /// What a sample is a value of. A request, a parameter and an input have the index in the spec's list.
    public enum Target: Sendable, Hashable {
        /// A request: its values are bodies, as JSON.
        case request(Int)
        /// A parameter of `init`.
        case parameter(Int)
        /// An input, in place of the values of its type.
        case input(Int)
        /// A type, as written.
        case type(String)
        /// A constant of this type, which scenarios name.
        case constant(type: String)
    }
}
