import VMGenModel
import VMGenSpec

extension ChainBuilder {
    /// `expression` with what is read for its `$0`, labels as values; `isSpread` where a tuple counts as its parts beside it.
    func resolved(_ expression: Expression, isSpread: Bool = false) -> Expression {
        let labelled = expression.labelled(element, in: context.reach)
        return labelled.substituting(mayStop: context.reach.mayStop) { index in
            if slots.count == 1, case .read(let read) = slots[0],
                isSpread || index > 0 || labelled.values.contains(where: { $0 > 0 })
            {
                return Expression(read.bracketed.pieces + [.text("." + element.part(index))])
            }
            guard slots.indices.contains(index), case .read(let read) = slots[index] else { return nil }
            return read
        }
    }

    /// The values of the flow that `expressions` speak of.
    func used(_ expressions: [Expression]) -> Set<Int> {
        let indices = Set(expressions.flatMap(\.values))
        return slots.count == 1 && !indices.isEmpty ? [0] : indices
    }

    /// A closure that makes a value: of `$0`, where the spec wrote it so and Swift allows it, otherwise of named values.
    mutating func value(_ expression: Expression, names: [String], type: String?, isWritten: Bool) -> Closure {
        let expression = resolved(expression)
        let used = used([expression])
        let type = type.flatMap { expression.needsType($0, isLazy: isLazy, given: element.types) ? $0 : nil }
        if context.reach.needsOwner(expression) { return owned(expression, names: names, used: used, type: type) }
        if isHeavy(expression) { return apart(expression, names: names, used: used).giving(type) }
        let apart = [expression].names(apart: names, in: context.reach)
        let text = context.text(expression, values: [expression].texts(ofValues: apart, in: element), .captured)
        let captures = context.reach.captures([expression])
        var closure = Closure(text, captures: captures, parameters: tuple.parameters(apart, used: used)).giving(type)
        closure.typed = TypedForm(closure.parameters, of: tuple, in: element, making: text)
        if isWritten, type == nil, let text = anonymous(expression, used: used) {
            closure.parameters = used.isEmpty && !tuple.isEmpty ? ["_"] : []
            closure.body = [.line(text)]
        }
        return closure
    }

    /// `expression` of `$0`, `$1`, … as what the stream carries; nil where Swift takes it for a closure of other parameters.
    private func anonymous(_ expression: Expression, used: Set<Int>) -> String? {
        if slots.count == 1, tuple.count == 1 { return context.text(expression, .captured) }
        return tuple.anonymous(used).map { context.text(expression, values: $0, .captured) }
    }

    /// A closure that is handed the view model with what the stream carries.
    private mutating func owned(_ expression: Expression, names: [String], used: Set<Int>, type: String?) -> Closure {
        links.append(.unretained)
        let apart = [Expression].apart(names, from: context.reach.namesBesideOwner([expression]))
        let text = context.text(expression, values: [expression].texts(ofValues: apart, in: element), .owner)
        let (list, body) = Closure.owned(tuple.parameters(apart, used: used))
        let made = body.isEmpty ? Statement.line(text) : expression.returned(text)
        return Closure(body + [made], parameters: list).giving(type)
    }

    /// A closure that decides whether a value passes; none does once the view model is gone.
    func deciding(_ expression: Expression, names: [String]) -> Closure {
        let expression = resolved(expression)
        let used = used([expression])
        if isHeavy(expression) { return self.apart(expression, names: names, used: used) }
        let apart = [expression].names(apart: names, in: context.reach)
        let list = tuple.parameters(apart, used: used)
        let isShort = expression.pieces.last == Expression.isTrue && context.reach.leads(expression)
        let text = context.text(
            expression,
            values: [expression].texts(ofValues: apart, in: element),
            isShort ? .optional : .direct
        )
        if isShort { return Closure(text, captures: [.weakOwner], parameters: list) }
        guard context.reach.needsOwner(expression) else {
            return Closure(text, captures: context.reach.captures([expression]), parameters: list)
                .known(as: TypedForm(list, of: tuple, in: element, making: text))
        }
        let body: [Statement] = [.line("guard let self else { return false }"), expression.returned(text)]
        return Closure(body, captures: [.weakOwner], parameters: list)
    }

    /// A closure that does `expressions`, one statement each.
    func doing(_ expressions: [Expression], names: [String]) -> Closure {
        let expressions = expressions.map { resolved($0, isSpread: expressions.speakOfParts) }
        if tuple.count == 1, let closure = expressions.handingOn(slots.count, in: context) { return closure }
        let apart = expressions.names(apart: names, in: context.reach)
        let list = tuple.parameters(apart, used: used(expressions))
        let values = expressions.texts(ofValues: apart, in: element)
        return context.doing(parameters: list, expressions) { access in
            expressions.map { .line(context.text($0, values: values, access)) }
        }
    }

    /// Makes the stream carry what would otherwise be read later.
    mutating func materialise() {
        guard slots.contains(where: \.isRead) || tuple.count > 1 && tuple.contains(nil) else { return }
        let kept = slots.indices.filter { !slots[$0].isDead }
        let closure = value(.tuple(ofValues: kept), names: names, type: nil, isWritten: false)
        links.append(.map(closure.giving(closure.body.count > 1 ? element.type(of: kept) : nil)))
        for index in kept { slots[index] = .carried }
        tuple = kept
        isTupleMade = kept.count > 1
    }
}

extension [Expression] {
    /// Whether one of them speaks of `$1`.
    fileprivate var speakOfParts: Bool { contains { $0.values.contains { $0 > 0 } } }
}
