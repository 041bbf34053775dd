import VMGenDiagnostics
import VMGenSpec

extension Expression {
    /// Whether it is a value of the closure, or a name that the closure gave one.
    var isValue: Bool {
        guard pieces.count == 1 else { return false }
        switch pieces[0] {
        case .value: return true
        case .text(let text), .given(let text): return SwiftText.isIdentifier(text)
        case .name, .owner, .local: return false
        }
    }

    /// Whether it costs nothing to write twice: a value, or a name.
    var isPlace: Bool {
        if case .name? = pieces.first { return pieces.count == 1 }
        return isValue
    }

    /// Whether only what it is for tells of what type it is, so that it can't be given a name.
    var isUntyped: Bool {
        let text = pieces.map(\.shape).joined()
        return UntypedSwift.part(of: Fragment(text, SourceRange(0, text.utf8.count))) != nil
    }

    /// Whether it is a statement, or several, which return by themselves: `if $0 { return 1 } else { return 2 }`.
    var returnsByItself: Bool {
        let texts = pieces.map(\.shape)
        let text = texts.joined()
        let whole = Fragment(text, SourceRange(0, text.utf8.count))
        let returns = texts.contains { $0.split { !$0.isLetter }.contains { ["return", "throw"].contains($0) } }
        return returns && whole.isStatement
    }

    /// `text`, which it is printed as, behind other statements of a closure that makes it.
    func returned(_ text: String) -> Statement { .line(returnsByItself ? text : "return \(text)") }

    /// Whether it is a tuple, and nothing around it.
    var isTuple: Bool {
        var depth = 0
        var hasComma = false
        var isOpen = true
        for case .text(let text) in pieces {
            for character in text {
                if depth == 0, !isOpen || character != "(" { return false }
                switch character {
                case "(", "[", "{": depth += 1
                case ")", "]", "}":
                    depth -= 1
                    isOpen = depth > 0
                case ",": hasComma = hasComma || depth == 1
                default: break
                }
            }
        }
        return hasComma && !isOpen
    }

    /// The expression with brackets around it where it needs them within another one.
    package var bracketed: Expression { isSimple ? self : Expression([.text("(")] + pieces + [.text(")")], at: range) }

    /// Whether it is made of literals alone, `0.5 > 1.5`, so that Swift warns where a statement depends on it.
    var isConstant: Bool {
        let texts = pieces.map(\.shape)
        let text = texts.joined()
        return SwiftText.freeNames(in: Fragment(text, SourceRange(0, text.utf8.count))).isEmpty
    }
}

extension SwiftPiece {
    /// Its text, with a name for whatever is printed in its place.
    fileprivate var shape: String {
        switch self {
        case .text(let text): text
        case .local: ""
        case .value, .name, .owner, .given: "name"
        }
    }
}
