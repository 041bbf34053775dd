import VMGenModel
import VMGenSpec

/// One scenario, cut into statements whose names are not looked up yet.
package struct ScenarioSyntax {
    /// Its name.
    package var name: Fragment
    /// Doc comment lines.
    var documentation: [String]
    /// Its lines, in order.
    package var lines: [Line]
    /// Whether a line could not be read, which has been reported.
    var isBroken = false

    /// One line of a scenario.
    package struct Line {
        /// Which word it starts with.
        package var keyword: Scenario.Keyword
        /// Where that word stands.
        package var place: Fragment
        /// What stands behind it.
        package var statements: [StatementSyntax]
    }
}

/// One statement, in pieces.
package struct StatementSyntax {
    /// The statement as written, without what stands below its line.
    package var text: Fragment
    /// The first name: `service`.
    package var root: Fragment
    /// What follows it directly: `.fetchItems`, `.count`, `(page: 1)`.
    package var path: [Part]
    /// What follows behind a space.
    var form: Form

    /// One part of a path.
    package enum Part {
        /// A name after a dot.
        case member(Fragment)
        /// Round brackets, both included.
        case brackets(Fragment)
        /// A subscript or a mark: `[0]`, `?`, `!`.
        case other(Fragment)
    }

    /// The forms of a statement.
    package enum Form {
        /// Nothing follows.
        case bare
        /// `checkNumber 1`: a Swift expression.
        case value(Fragment)
        /// `round = 2`.
        case assignment(Fragment)
        /// `defaults "Round" = 3`: the key with its quotes.
        case stored(key: Fragment, value: Fragment)
        /// A word, where it stands, what follows it on the line, and below it behind a `|`.
        case verb(Verb, place: Fragment, rest: Fragment, below: Fragment?)
        /// `.failed(message: "a")`: what stands in the brackets; `isSilent` with `is silent` behind it.
        case event(arguments: Fragment?, isSilent: Bool)
        /// `0.3 seconds pass`: the number.
        case time(Fragment)
        /// `pushToMain twice`.
        case times(Int)
    }

    /// The words that follow a name.
    package enum Verb: String, CaseIterable {
        case answers
        case sends
        case finishes
        case fails
        case waits
        case `is`
        case was
    }

    /// The first name with what follows it directly: `service.room(id: 1)`.
    package var name: String { root.text + (pathText?.text ?? "") }

    /// What follows the first name directly, with its dots: `.first?.name`; nil for nothing.
    var pathText: Fragment? { pathText(after: root) }

    /// What follows the first part of the path; nil for nothing.
    var pathTextBehindMember: Fragment? { path.count > 1 ? path.first.flatMap { pathText(after: $0.fragment) } : nil }

    private func pathText(after start: Fragment) -> Fragment? {
        guard let last = path.last?.fragment else { return nil }
        let bytes = Array(text.text.utf8)
        var lower = start.range.upper - text.range.lower
        // The names are without their backticks.
        if bytes.indices.contains(lower), bytes[lower] == UInt8(ascii: "`") { lower += 1 }
        return text.slice(lower, last.range.upper - text.range.lower)
    }
}

extension StatementSyntax.Part {
    /// The part as written, a member without its dot.
    var fragment: Fragment {
        switch self {
        case .member(let fragment), .brackets(let fragment), .other(let fragment): fragment
        }
    }
}
