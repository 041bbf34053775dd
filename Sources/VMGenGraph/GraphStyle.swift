/// The colours of the nodes: pale enough for dark text, and told apart by those who see no red or green, by shape and line
/// as well.
struct GraphStyle {
    /// The colour inside.
    let fill: String
    /// The colour of the line around.
    let line: String

    /// The line around what changed.
    static let changed = "#d4380d"

    /// The colours of `kind`.
    static func of(_ kind: FlowGraph.Kind) -> GraphStyle {
        switch kind {
        case .input: GraphStyle(fill: "#e3f0ff", line: "#3b82c4")
        case .output: GraphStyle(fill: "#e4f5e6", line: "#3f9150")
        case .state: GraphStyle(fill: "#fff3d6", line: "#b98317")
        case .steps: GraphStyle(fill: "#ffffff", line: "#9aa4af")
        case .work: GraphStyle(fill: "#efe6fb", line: "#7c4dbd")
        case .failure: GraphStyle(fill: "#fde7e5", line: "#c0392b")
        case .call: GraphStyle(fill: "#eef1f4", line: "#57626e")
        }
    }

    /// The colour of the edges of `relation`.
    static func line(of relation: FlowGraph.Relation) -> String {
        switch relation {
        case .flow: "#57626e"
        case .reads: "#9aa4af"
        case .fails: "#c0392b"
        case .flag: "#7c4dbd"
        case .ends: "#b98317"
        }
    }

    /// Whether the edges of `relation` are dashed.
    static func isDashed(_ relation: FlowGraph.Relation) -> Bool { relation != .flow }
}
