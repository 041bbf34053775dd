/// Swift that makes values out of others.
struct Expressions {
    /// A value that an expression can use.
    struct Operand: Sendable {
        /// What stands for it: `$0`, `page`.
        var text: String
        /// Its type.
        var element: Element
    }

    /// What can be used.
    var operands: [Operand]

    /// An expression of type `target` over the operands, or a literal where none serves.
    ///
    /// - Parameter known: whether the compiler knows `target` from where the text stands.
    func make(_ target: Element, known: Bool, using dice: inout Dice) -> String {
        var choices: [String] = []
        for operand in operands { choices += of(operand, as: target, known: known) }
        if !choices.isEmpty, dice.chance(95) { return dice.pick(choices) }
        switch target {
        case .item(let name):
            let id = make(.int, known: true, using: &dice)
            return "\(name)(id: \(id), title: \(make(.string, known: true, using: &dice)))"
        case .tuple(let parts):
            let values = parts.map { part in
                (part.label.map { "\($0): " } ?? "") + make(part.element, known: known, using: &dice)
            }
            return "(" + values.joined(separator: ", ") + ")"
        case .array(let element) where dice.chance(70):
            return "[" + make(element, known: known, using: &dice) + "]"
        case .optional(let element):
            let value = make(element, known: known, using: &dice)
            return known ? value : "Optional(\(value))"
        case .result(let element):
            return (known ? "" : target.text) + ".success(" + make(element, known: true, using: &dice) + ")"
        case .void, .bool, .int, .double, .string, .date, .url, .data, .mode, .page, .error, .array, .dictionary, .set,
            .closure:
            return target.literal(dice.number(0...9), known: known)
        }
    }

    /// Expressions of type `target` that use `operand` alone.
    private func of(_ operand: Operand, as target: Element, known: Bool) -> [String] {
        let isIt = operand.element == target && target != .void
        return (isIt ? [operand.text, operand.text] : []) + made(of: operand, as: target, known: known)
    }

    /// Those that make another value of it; some use it twice.
    private func made(of operand: Operand, as target: Element, known: Bool) -> [String] {
        let text = operand.text
        switch (operand.element, target) {
        case (.int, .int): return ["\(text) + 1", "max(\(text), 3)", "max(\(text), 9 - \(text))"]
        case (.int, .bool): return ["\(text) > 1", "\(text).isMultiple(of: 2)", "\(text) > 1 && \(text) < 7"]
        case (.int, .double): return ["Double(\(text))"]
        case (.int, .string), (.double, .string), (.bool, .string): return ["\"\\(\(text))\"", "\"a \\(\(text)) b\""]
        case (.double, .int): return ["Int(\(text))"]
        case (.double, .bool): return ["\(text) > 1.5"]
        case (.bool, .int): return ["\(text) ? 1 : 0"]
        case (.bool, .mode(let name)):
            return known ? ["\(text) ? .news : .search"] : ["\(text) ? \(name).news : .search"]
        case (.bool, .bool): return ["!\(text)"]
        case (.string, .int), (.array, .int), (.dictionary, .int), (.set, .int):
            return ["\(text).count", "\(text).isEmpty ? 0 : \(text).count"]
        case (.string, .bool), (.array, .bool), (.dictionary, .bool), (.set, .bool):
            return ["\(text).isEmpty", "!\(text).isEmpty"]
        case (.string, .string): return ["\(text) + \"!\"", "\(text).uppercased()", "\(text) + \(text)"]
        case (.string, .optional(.int)): return ["Int(\(text))"]
        case (.item, .int): return ["\(text).id"]
        case (.item, .string): return ["\(text).title", "\"\\(\(text).id) \\(\(text).title)\""]
        case (.page, .int): return ["\(text).next", "\(text).items.count"]
        case (.page(_, let element), .array(let wanted)) where element == wanted: return ["\(text).items"]
        case (.error, .string): return ["\(text).localizedDescription"]
        case (.optional, .bool): return ["\(text) != nil"]
        case (.optional(let element), _) where element == target:
            return ["\(text) ?? \(target.literal(1, known: true))"]
        case (.array(let element), .optional(let wanted)) where element == wanted: return ["\(text).first"]
        case (_, .optional(let wanted)) where operand.element == wanted: return known ? [text] : ["Optional(\(text))"]
        case (_, .array(let wanted)) where operand.element == wanted: return ["[\(text)]"]
        case (_, .result(let wanted)) where operand.element == wanted && wanted != .void:
            return [(known ? "" : target.text) + ".success(\(text))"]
        case (.tuple(let parts), _):
            return parts.enumerated().flatMap { index, part in
                of(
                    Operand(text: "\(text).\(part.label ?? "\(index)")", element: part.element),
                    as: target,
                    known: known
                )
            }
        case (.void, _), (.closure, _): return []
        case (_, .string): return ["String(describing: \(text))"]
        default: return []
        }
    }
}
