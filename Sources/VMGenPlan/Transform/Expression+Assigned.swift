import VMGenSpec

extension Expression {
    /// The statement that makes it the value of `target`, which is a `type`: `target = …`, and where Swift has a shorter form of that,
    /// `count += 1` for `count = count + 1` and `isOn.toggle()` for `isOn = !isOn`.
    ///
    /// - Parameter type: nil where nobody can tell; only the types of Swift itself are known to have the shorter forms.
    func assigned(to target: [SwiftPiece], of type: String?) -> Expression {
        guard target.count == 1, lead == 0, let type else { return between(target + [.text(" = ")]) }
        if type == "Bool", pieces == [.text("!"), target[0]] {
            return Expression(target + [.text(".toggle()")], at: range)
        }
        for operation in Self.operations(of: type) {
            if let added = operand(behind: target[0], operation) {
                return added.between(target + [.text(" \(operation)= ")])
            }
        }
        return between(target + [.text(" = ")])
    }

    /// What stands behind `target` and `operation`, where that is one operand and all: `$0.count` of `total + $0.count`.
    private func operand(behind target: SwiftPiece, _ operation: String) -> Expression? {
        guard pieces.count > 1, pieces[0] == target, case .text(let text) = pieces[1], text.hasPrefix(" \(operation) ")
        else {
            return nil
        }
        let first = text.dropFirst(operation.count + 2)
        let rest = (first.isEmpty ? [] : [SwiftPiece.text(String(first))]) + pieces[2...]
        let operand = Expression(rest, at: range)
        return operand.isOperand && !rest.contains(target) ? operand : nil
    }

    /// Whether no operator stands in it outside of brackets, so that it is one operand.
    private var isOperand: Bool {
        var depth = 0
        for case .text(let text) in pieces {
            for byte in text.utf8 {
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "\""), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
                    break
                default: if depth == 0 { return false }
                }
            }
        }
        return !pieces.isEmpty
    }

    /// The operators that `type` has together with what assigns their result.
    private static func operations(of type: String) -> [String] {
        if TypeText.isNumber(type) || otherNumbers.contains(type) { return ["+", "-", "*"] }
        return type == "String" || TypeText(type).arrayOf != nil ? ["+"] : []
    }

    private static let otherNumbers: Set<String> = ["Decimal", "TimeInterval"]
}
