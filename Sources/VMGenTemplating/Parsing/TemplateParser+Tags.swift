import VMGenDiagnostics

extension TemplateParser {
    /// The node of a tag that opens a block or stands for itself; reads the block too.
    mutating func node(_ tag: Tag) throws(TemplateError) -> Node {
        switch tag.name {
        case .for: .loop(try loop(tag))
        case .filter: .filtered(try filtered(tag))
        case .include: .include(try include(tag.cursor))
        default: .branches(try branches(tag))
        }
    }

    /// What stands between `{{` and `}}`.
    func output(_ start: TagCursor) throws(TemplateError) -> OutputNode {
        var cursor = start
        var output = OutputNode(value: try cursor.takeValue())
        if cursor.take(name: "if") {
            output.condition = try cursor.takeCondition()
            if cursor.take(name: "else") { output.other = try cursor.takeValue() }
        }
        try cursor.expectEnd("write `value|filter` or `value if condition else value`")
        return output
    }

    private mutating func branches(_ tag: Tag) throws(TemplateError) -> [Branch] {
        var branches: [Branch] = []
        var open = tag
        while true {
            var condition: Condition?
            if open.name != .else {
                condition = try open.cursor.takeCondition()
                try open.cursor.expectEnd("combine conditions with `and` or `or`")
            }
            let (body, next) = try nodes(of: open)
            branches.append(Branch(condition: condition, body: body))
            guard let next, next.name != .endif else { return branches }
            if open.name == .else {
                throw next.cursor.fail("`\(next.name.rawValue)` after `else`; `else` comes last", at: next.cursor.range)
            }
            open = next
        }
    }

    private mutating func loop(_ tag: Tag) throws(TemplateError) -> LoopNode {
        var cursor = tag.cursor
        let (names, namesRange) = try loopNames(&cursor)
        guard cursor.take(name: "in") else { throw cursor.fail("`in` is missing here; \(Self.loopForm)") }
        let values = try cursor.takeValue()
        let condition = try cursor.take(name: "where") ? cursor.takeCondition() : nil
        try cursor.expectEnd(Self.loopForm)
        var (body, next) = try nodes(of: tag)
        var otherwise: [Node] = []
        if let empty = next, empty.name == .empty {
            (otherwise, next) = try nodes(of: tag)
            if let next, next.name == .empty {
                throw next.cursor.fail("a second `empty`; take it away", at: next.cursor.range)
            }
        }
        return LoopNode(
            names: names,
            namesRange: namesRange,
            values: values,
            condition: condition,
            body: body,
            otherwise: otherwise
        )
    }

    private static let loopForm =
        "write `for name in list`, `for key, value in dictionary` or either with `where condition`"

    private func loopNames(_ cursor: inout TagCursor) throws(TemplateError) -> ([String], SourceRange) {
        var names: [String] = []
        var range = cursor.current?.range ?? cursor.range
        repeat {
            guard let token = cursor.current, case .name(let name) = token.kind, names.count < 2 else {
                throw cursor.fail("a name is expected here; \(Self.loopForm)")
            }
            if TagCursor.reservedWords.contains(name) || name == "forloop" {
                throw cursor.fail("`\(name)` has a meaning of its own; choose another name")
            }
            names.append(name)
            range = range.union(token.range)
            cursor.next()
        } while cursor.take(sign: ",")
        return (names, range)
    }

    private func include(_ start: TagCursor) throws(TemplateError) -> IncludeNode {
        var cursor = start
        let (template, templateRange) = try cursor.takeOperand()
        var node = IncludeNode(template: template, templateRange: templateRange, contextRange: templateRange)
        if let token = cursor.current {
            guard case .name(let name) = token.kind, !TagCursor.reservedWords.contains(name) else {
                throw cursor.fail("the context of an `include` is a plain name; write `include \"template\" name`")
            }
            node.context = .path(token.segments)
            node.contextRange = token.range
            cursor.next()
        }
        try cursor.expectEnd("write `include \"template\"` or `include \"template\" name`")
        return node
    }

    private mutating func filtered(_ tag: Tag) throws(TemplateError) -> FilteredNode {
        var cursor = tag.cursor
        let start = cursor.current?.range ?? cursor.range
        let filters = try cursor.takeFilters(afterSign: false)
        try cursor.expectEnd("write `filter name` or `filter name:argument`")
        let (body, _) = try nodes(of: tag)
        let end = filters.last.map { $0.arguments.last?.range ?? $0.range } ?? start
        return FilteredNode(body: body, filters: filters, range: start.union(end))
    }
}
