/// What feeds what in a view model: inputs on the left, outputs on the right, steps and work on the way.
package struct FlowGraph {
    /// What a node is.
    package enum Kind: String, CaseIterable, Sendable {
        /// A field or an event of the input, a dependency's stream, or the start.
        case input
        /// An output, or an event of it.
        case output
        /// What is remembered and not shown.
        case state
        /// Steps of a flow that take no work.
        case steps
        /// Work, with its policy.
        case work
        /// Where failures come together.
        case failure
        /// A call in passing, or at the end.
        case call
    }

    /// One node.
    package struct Node {
        /// What it is.
        package let kind: Kind
        /// What it says, in short lines.
        package let lines: [String]
        /// Its name in the spec; empty for what has none, such as steps.
        package let name: String
        /// Whether what it says changed since what it was compared with.
        package var isChanged = false
    }

    /// What an edge stands for.
    package enum Relation: Sendable {
        /// Values go along it.
        case flow
        /// The latest value is looked at.
        case reads
        /// Failures go along it.
        case fails
        /// It shows that work runs.
        case flag
        /// It ends work.
        case ends
    }

    /// One edge.
    package struct Edge: Equatable {
        /// The index of the node that it leaves.
        package let from: Int
        /// The index of the node that it reaches.
        package let to: Int
        /// What it stands for.
        package let relation: Relation
    }

    /// The name of the view model.
    package let title: String
    /// The nodes: inputs, what is on the way in the order of the flows, states, outputs.
    package private(set) var nodes: [Node] = []
    /// The edges in the order of the flows.
    package private(set) var edges: [Edge] = []

    /// Makes an empty graph of the view model called `title`.
    init(title: String) {
        self.title = title
    }

    /// Adds a node, and returns its index.
    mutating func add(_ kind: Kind, _ lines: [String], name: String = "") -> Int {
        nodes.append(Node(kind: kind, lines: lines, name: name))
        return nodes.count - 1
    }

    /// Adds an edge, once.
    mutating func connect(_ from: Int, _ to: Int, _ relation: Relation) {
        let edge = Edge(from: from, to: to, relation: relation)
        if !edges.contains(edge) { edges.append(edge) }
    }

    /// Marks the nodes whose names are among `names`.
    package mutating func mark(changed names: Set<String>) {
        for index in nodes.indices where names.contains(nodes[index].name) { nodes[index].isChanged = true }
    }
}
