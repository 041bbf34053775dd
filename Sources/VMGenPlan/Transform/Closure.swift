/// A closure of generated code.
package struct Closure: Sendable {
    /// What it captures.
    var captures: [Capture] = []
    /// Its parameters as printed; empty where it takes none or speaks of `$0`.
    package var parameters: [String] = []
    /// The type of what it returns, where Swift cannot tell it; empty otherwise.
    package var type = ""
    /// What it does, in order: one expression, or statements.
    package var body: [Statement]
    /// It with the types of what it is given and makes, where these are known.
    var typed: TypedForm?
    /// Whether its one line is no expression: it says its parameters itself, or is a statement, or several.
    var isWrittenOut = false
    /// Whether it takes the tuple apart that it is given, and then makes one expression of its values.
    private(set) var isTakenApart = false

    /// A closure of one expression.
    package init(_ expression: String, captures: [Capture] = [], parameters: [String] = []) {
        self.captures = captures
        self.parameters = parameters
        body = [.line(expression)]
    }

    /// A closure of statements.
    package init(_ statements: [Statement], captures: [Capture] = [], parameters: [String] = []) {
        self.captures = captures
        self.parameters = parameters
        body = statements
    }

    /// The same, which says that it returns `type`; nil where Swift can tell.
    func giving(_ type: String?) -> Closure {
        var closure = self
        closure.type = type ?? ""
        return closure
    }

    /// Its one parameter is `tuple`, whose values a statement calls `names` before `made`.
    mutating func takeApart(_ tuple: String, into names: [String], making made: Statement) {
        parameters = [tuple]
        body = [.line("let (\(names.joined(separator: ", "))) = \(tuple)"), made]
        isTakenApart = true
    }

    /// The parameters of a closure that is handed the view model beside what is called `names`, and the statement that takes
    /// several values apart.
    package static func owned(_ names: [String]) -> (parameters: [String], body: [Statement]) {
        guard names.count > 1 else { return (["owner"] + (names.isEmpty ? ["_"] : names), []) }
        return (["owner", "values"], [.line("let (\(names.joined(separator: ", "))) = values")])
    }

    /// Whether it makes nothing of what it is given.
    var saysNothing: Bool {
        if case .line("")? = body.first { return body.count == 1 && captures.isEmpty }
        return false
    }

    /// All of it on one line; nil where it is more than one statement.
    package var oneLine: String? {
        guard body.count == 1, case .line(let statement) = body[0], !statement.contains("\n") else { return nil }
        return "{\(head.isEmpty ? "" : " \(head)") \(statement) }"
    }

    /// What stands before its body: `[useCase] post in`; empty where nothing does.
    package var head: String {
        let values = parameters.joined(separator: ", ")
        var head = [captures.list, type.isEmpty ? values : "\(values.isEmpty ? "()" : values) -> \(type)"]
        head.removeAll(where: \.isEmpty)
        return head.isEmpty ? "" : head.joined(separator: " ") + " in"
    }
}

/// A statement of a generated closure, or of `transform`.
package indirect enum Statement: Sendable {
    /// Swift on a line of its own.
    case line(String)
    /// `if condition { … }`, and `else { … }` where that is not empty.
    case check(String, [Statement], otherwise: [Statement] = [])
    /// `switch value { case pattern: … }`
    case choice(String, [(pattern: String, body: [Statement])])

    /// Its lines, each with the blanks that set it in.
    package func lines(_ margin: String = "") -> [String] {
        switch self {
        case .line(let text): return [margin + text]
        case .check(let condition, let body, let otherwise):
            let ending =
                otherwise.isEmpty ? [] : [margin + "} else {"] + otherwise.flatMap { $0.lines(margin + "    ") }
            return [margin + "if \(condition) {"] + body.flatMap { $0.lines(margin + "    ") } + ending + [margin + "}"]
        case .choice(let value, let cases):
            var lines = [margin + "switch \(value) {"]
            for (pattern, body) in cases {
                lines.append(margin + "\(pattern):")
                lines += body.flatMap { $0.lines(margin + "    ") }
            }
            return lines + [margin + "}"]
        }
    }
}
