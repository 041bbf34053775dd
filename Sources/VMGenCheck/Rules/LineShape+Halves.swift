import VMGenDiagnostics
import VMGenSpec

extension LineShape {
    /// What is wrong with `rest`, which stands behind the variable `name` that has no type; nil where it is a value, or a wrapper or
    /// the superclass knows the rest, `isMadeElsewhere`.
    static func halfVariable(_ name: Fragment, rest: Fragment, isMadeElsewhere: Bool) -> Finding? {
        if rest.isEmpty, !isMadeElsewhere {
            return missing("the type of `\(name.text)`", at: name.range, form: "\(name.text): Int = 1")
        }
        var cursor = TextCursor(rest)
        guard cursor.take("="), cursor.isAtEnd else { return nil }
        return missing("the value of `\(name.text)`", at: name.range, form: "\(name.text) = 1")
    }

    /// What is wrong with the variable `name` of `type` where its value is a closure that nobody calls, and the type is none of a
    /// closure: it is to be computed. Nil for all else.
    static func closureAsValue(_ name: Fragment, type: Fragment, value: Fragment?) -> Finding? {
        guard let value, value.text.hasPrefix("{"), value.lastBraces?.range == value.range else { return nil }
        let text = TypeText(type.text)
        guard text.isKnown || text.arrayOf != nil || text.dictionaryOf != nil else { return nil }
        let form = "var \(name.text): \(type.text) \(value.text)"
        return error("a property that is computed has no `=`; write `\(form)`", at: value.range)
    }

    /// `text` is no module; `isOnLine` says that it stands on the line of `imports`, where commas separate them.
    static func notAModule(_ text: Fragment, isOnLine: Bool) -> Finding {
        var cursor = TextCursor(text)
        if cursor.take(word: "import"), !cursor.isAtEnd {
            return error("a module stands here without `import`: `\(cursor.rest.text)`", at: text.range)
        }
        let words = text.text.split(separator: " ").map(String.init)
        guard isOnLine else { return finding(text, in: "imports", form: "- UIKit") }
        let areNames = words.count > 1 && words.allSatisfy { SwiftText.isIdentifier($0) }
        let form = areNames ? words.joined(separator: ", ") : "UIKit, MapKit"
        return error("modules are names with commas between them: `\(form)`", at: text.range)
    }

    /// What is missing before the types that `names` of parameters are, `Int`, or between name and type, `id Int`; nil where one of
    /// them is a name. `all` lists them.
    static func namesOfTypes(_ names: [Fragment], all: String, at range: SourceRange) -> Finding? {
        let words = names.map { $0.text.split(separator: " ").map(String.init) }
        guard words.allSatisfy({ $0.last.map(isType) == true && $0.count <= 2 }) else { return nil }
        let forms = words.map { words -> String in
            let type = words[words.count - 1]
            if words.count == 2 { return "\(words[0]): \(type)" }
            let isPlain = TypeText(type).isKnown || !SwiftText.isIdentifier(type)
            return "_ \(isPlain ? "value" : type.prefix(1).lowercased() + type.dropFirst()): \(type)"
        }
        let what = words.contains { $0.count == 1 } ? "the name of what is taken" : "a colon"
        return error("\(what) is missing in \(all); write `\(forms.joined(separator: ", "))`", at: range)
    }

    private static func isType(_ word: String) -> Bool {
        word.first?.isUppercase == true || word.hasPrefix("[") && word.hasSuffix("]")
    }

    /// `variable` is a `let`, and is computed.
    static func computedConstant(_ variable: Fragment) -> Finding {
        error("what is computed is a `var`; write `var` for `let`", at: variable.range)
    }
}
