import VMGenDiagnostics

extension Renderer {
    /// The value of an expression, filters applied.
    ///
    /// - Throws: `TemplateError` for a name nobody gave or a value that a filter does not take.
    func value(_ expression: ValueExpression) throws(TemplateError) -> TemplateValue {
        guard let first = expression.filters.first else {
            return try value(expression.operand, at: expression.operandRange)
        }
        if first.filter.replacesMissing, isMissing(expression.operand) {
            let replacement = try value(first.arguments[0].operand, at: first.arguments[0].range)
            return try apply(expression.filters.dropFirst(), to: replacement, at: expression.range)
        }
        let start = try value(expression.operand, at: expression.operandRange)
        return try apply(expression.filters[...], to: start, at: expression.operandRange)
    }

    /// Applies filters to `value`, which stands at `range`.
    ///
    /// - Throws: `TemplateError` for a value or an argument that a filter does not take.
    func apply(
        _ filters: some Collection<FilterCall>,
        to value: TemplateValue,
        at range: SourceRange
    ) throws(TemplateError) -> TemplateValue {
        var result = value
        for call in filters {
            var arguments: [TemplateValue] = []
            for argument in call.arguments { arguments.append(try self.value(argument.operand, at: argument.range)) }
            do throws(FilterError) {
                result = try call.filter.apply(result, arguments)
            } catch {
                throw fail(error.message, at: error.argument.map { call.arguments[$0].range } ?? call.range)
            }
        }
        return result
    }

    /// The value of an operand that stands at `range`.
    ///
    /// - Throws: `TemplateError` for a name nobody gave.
    func value(_ operand: Operand, at range: SourceRange) throws(TemplateError) -> TemplateValue {
        switch operand {
        case .literal(let value):
            return value
        case .path(let segments):
            let head = segments[0]
            guard var value = scope.value(of: head.name) else {
                let ending = NameSuggestion.ending(for: head.name, among: scope.names, otherwise: "in scope are")
                throw fail("there is no `\(head.name)` here\(ending)", at: head.range)
            }
            for index in segments.indices.dropFirst() {
                let member = segments[index]
                guard let next = value.member(member) else {
                    let path = segments[..<index].map(\.name).joined(separator: ".")
                    throw fail(value.missing(member, of: path), at: member.range)
                }
                value = next
            }
            return value
        }
    }

    /// Whether a path's last part is what nobody gave; an earlier part that is missing is a mistake.
    private func isMissing(_ operand: Operand) -> Bool {
        guard case .path(let segments) = operand else { return false }
        guard var value = scope.value(of: segments[0].name) else { return segments.count == 1 }
        for member in segments.dropFirst() {
            guard let next = value.member(member) else {
                return member.range == segments[segments.count - 1].range && value.mayLack(member)
            }
            value = next
        }
        return false
    }
}
