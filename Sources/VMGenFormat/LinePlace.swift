import VMGenSpec

/// Where a line of a spec belongs, and how far it is to be indented.
struct LinePlace {
    /// What it is.
    enum Role {
        /// A line of the spec's own.
        case entry
        /// A line of verbatim Swift, without the indentation that its block shares.
        case verbatim(String)
    }

    /// An indentation as it was, and as it is to be.
    struct Level {
        /// The columns that it has in the text as it was read.
        let old: Int
        /// The columns that it is to have.
        let new: Int
    }

    /// What it is.
    let role: Role
    /// The index of its line.
    let line: Int
    /// How many lines it is below, directly or not.
    let depth: Int
    /// Its indentation.
    let level: Level
    /// The indentations of the lines that it is below, the outermost first.
    let ancestors: [Level]
    /// The section that it belongs to; nil where there is none of that name.
    let section: SectionName?
    /// Whether lines stand below it.
    let hasMore: Bool
    /// Whether it goes on with the flow above it.
    let isContinuation: Bool

    /// The columns that it is to be indented.
    var indentation: Int { level.new }
    /// Whether it is a flow, or goes on with one.
    var isFlow: Bool { section == .flows && depth > 0 }

    /// Whether it stands below `other`, directly or not, where `other` is the entry before it.
    func isBelow(_ other: LinePlace) -> Bool { depth > other.depth }
}
