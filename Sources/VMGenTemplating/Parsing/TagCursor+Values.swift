import VMGenDiagnostics

extension TagCursor {
    /// Words that Stencil takes for operators, so that no value can have their name.
    static let reservedWords: Set<String> = ["and", "else", "false", "if", "in", "not", "or", "true"]

    /// Takes a value with its filters.
    ///
    /// - Throws: `TemplateError` where there is none, or for a filter that does not exist or takes other arguments.
    mutating func takeValue() throws(TemplateError) -> ValueExpression {
        let (operand, operandRange) = try takeOperand()
        let filters = try current?.isSign("|") == true ? takeFilters(afterSign: true) : []
        let end = filters.last.map { $0.arguments.last?.range ?? $0.range } ?? operandRange
        return ValueExpression(
            operand: operand,
            filters: filters,
            operandRange: operandRange,
            range: operandRange.union(end)
        )
    }

    /// Takes a string, an integer, `true`, `false` or a path.
    ///
    /// - Throws: `TemplateError` where there is none.
    mutating func takeOperand() throws(TemplateError) -> (Operand, SourceRange) {
        guard let token = current else { throw fail("a value is missing here; write a name, a string or a number") }
        let operand: Operand
        switch token.kind {
        case .string(let text): operand = .literal(.string(text))
        case .integer(let number): operand = .literal(.integer(number))
        case .name("true"): operand = .literal(.bool(true))
        case .name("false"): operand = .literal(.bool(false))
        case .name(let word) where Self.reservedWords.contains(word):
            throw fail("`\(word)` is an operator, a value is missing before it; write a name, a string or a number")
        case .name, .path: operand = .path(token.segments)
        case .comparison, .sign:
            let text = source.text(in: token.range)
            throw fail("a value is missing before `\(text)`; write a name, a string or a number")
        }
        next()
        return (operand, token.range)
    }

    /// Takes filters: `|upper|join:", "`, or without the first `|` as in `{% filter %}`.
    ///
    /// - Throws: `TemplateError` for a filter that does not exist or takes other arguments.
    mutating func takeFilters(afterSign: Bool) throws(TemplateError) -> [FilterCall] {
        var filters: [FilterCall] = []
        if !afterSign { filters.append(try takeFilter()) }
        while take(sign: "|") { filters.append(try takeFilter()) }
        return filters
    }

    private mutating func takeFilter() throws(TemplateError) -> FilterCall {
        guard let token = current, case .name(let name) = token.kind else {
            throw fail("a filter's name is missing here; the filters are \(Filter.listedNames)")
        }
        guard let filter = Filter.named[name] else {
            let ending = NameSuggestion.ending(for: name, among: Array(Filter.named.keys), otherwise: "the filters are")
            throw fail("there is no filter `\(name)`\(ending)")
        }
        next()
        var arguments: [FilterCall.Argument] = []
        if take(sign: ":") {
            repeat {
                let (operand, range) = try takeOperand()
                arguments.append(FilterCall.Argument(operand: operand, range: range))
            } while take(sign: ",")
        }
        guard filter.arguments.contains(arguments.count) else {
            throw fail("`\(name)` \(filter.usage)", at: token.range)
        }
        return FilterCall(filter: filter, arguments: arguments, range: token.range)
    }
}
