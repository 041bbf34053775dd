import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// `$0`, `$1`, … beyond what arrives.
enum ClosureArgument: Rule {
    package static let id = "closure-argument"

    /// The arguments of `text` that nothing arrives for, or that have no such part.
    ///
    /// - Parameters:
    ///   - isSpread: whether what stands in one closure with `text` speaks of `$1`, as `text` itself may.
    ///   - own: the types that are certainly no tuples, beside those of Swift.
    ///   - draft: what tells which properties a type has.
    static func check(
        _ text: Fragment,
        isSpread: Bool = false,
        arriving: Arriving,
        own: OwnTypes,
        _ draft: SpecDraft
    ) -> [Finding] {
        guard let arity = arriving.arity else {
            return SwiftText.closureArguments(in: text).filter { $0.index == 0 }.compactMap {
                checkPart(of: $0, in: text, arriving: arriving, own: own)
                    ?? checkNil($0, in: text, arriving: arriving, draft)
            }
        }
        var missing: Set<Int> = []
        let isWhole = !isSpread && !text.speaksOfParts
        return SwiftText.closureArguments(in: text).compactMap { argument in
            if argument.index < arity {
                return (isWhole ? checkMember(of: argument, in: text, arriving: arriving) : nil)
                    ?? checkPart(of: argument, in: text, arriving: arriving, own: own)
                    ?? checkNil(argument, in: text, arriving: arriving, draft)
            }
            guard missing.insert(argument.index).inserted else { return nil }
            let isOneOfSeveral = arriving.isMerged && arriving.element.components.count < 2
            let hint = isOneOfSeveral ? "; the sources are merged, and `combine` takes the latest of each" : ""
            return error("there is no `$\(argument.index)` here: \(what(arriving, arity))\(hint)", at: argument.range)
        }
    }

    /// What is wrong with handing what the closure `made` makes, a tuple, to the function of a type that `name` names: it
    /// takes one value there.
    ///
    /// - Parameter takesWhole: whether a function is known to take a tuple of so many parts as that.
    static func checkParts(
        of made: Fragment,
        for name: Fragment,
        takesWhole: (_ name: Fragment, _ count: Int) -> Bool
    ) -> Finding? {
        var cursor = TextCursor(made)
        guard let tuple = cursor.bracketed(by: "("), cursor.isAtEnd, SwiftText.lastBrackets(of: name) == nil,
            name.text.first?.isUppercase == true
        else { return nil }
        let count = SwiftText.split(tuple.inner, on: ",").count
        guard count > 1, !takesWhole(name, count) else { return nil }
        let parts = (0..<count).map { "$\($0)" }.joined(separator: ", ")
        return error(
            "a tuple arrives, and `\(name.text)` is handed it as one value; write `{ \(name.text)(\(parts)) }`",
            at: name.range
        )
    }

    /// `$0.1` of a value that has no parts; nil where it has, or may have.
    private static func checkPart(
        of argument: (index: Int, range: SourceRange),
        in text: Fragment,
        arriving: Arriving,
        own: OwnTypes
    ) -> Finding? {
        let rest = text.text.utf8.dropFirst(argument.range.upper - text.range.lower)
        let components = arriving.element.components
        guard rest.first == UInt8(ascii: "."), let digit = rest.dropFirst().first,
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit, components.indices.contains(argument.index),
            let type = components[argument.index].type, (own.type(type).optionalOf ?? own.type(type)).hasNoParts
        else { return nil }
        let range = SourceRange(argument.range.lower, argument.range.upper + 2)
        let part = Int(digit - UInt8(ascii: "0"))
        guard argument.index == 0, components.count > 1, components.indices.contains(part) else {
            return error("`$\(argument.index)` is `\(type)`, which has no parts; write `$\(argument.index)`", at: range)
        }
        return error("several values arrive as `$0`, `$1`, …, not as one; write `$\(part)`", at: range)
    }

    /// `$0.name` of what may be nil; nil where it may not, or nobody knows.
    private static func checkNil(
        _ argument: (index: Int, range: SourceRange),
        in text: Fragment,
        arriving: Arriving,
        _ draft: SpecDraft
    ) -> Finding? {
        let components = arriving.element.components
        guard components.indices.contains(argument.index) else { return nil }
        let type = components[argument.index].type
        return MayBeNil.value("$\(argument.index)", at: argument.range, in: text, type: type, draft)
    }

    /// `$0.name` of a tuple without a part of that name, where `$0` is all of it; nil for anything else.
    private static func checkMember(
        of argument: (index: Int, range: SourceRange),
        in text: Fragment,
        arriving: Arriving
    ) -> Finding? {
        let components = arriving.element.components
        let rest = Substring(text.text.utf8.dropFirst(argument.range.upper - text.range.lower))
        guard argument.index == 0, components.count == 1, let type = components[0].type,
            let parts = TypeText(type).tupleParts, rest.first == "."
        else { return nil }
        let name = String(rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        guard name != "self", SwiftText.isIdentifier(name), !parts.contains(where: { $0.label == name }) else {
            return nil
        }
        let all = parts.enumerated().map { "$0.\($0.element.label ?? String($0.offset))" }
        let meant = DidYouMean.closest(to: name, in: parts.compactMap(\.label)).map { "$0.\($0)" }
        let holder = zip(all, parts).first { !$0.1.type.isKnown || $0.1.type.property(name) != nil }?.0
        let way =
            meant.map { "did you mean `\($0)`?" }
            ?? holder.map { "write `\($0).\(name)`, or the part that has it" }
            ?? "its parts are \(all.map { "`\($0)`" }.joined(separator: ", "))"
        return error(
            "`$0` is all of `\(type)`, which has no `\(name)`; \(way)",
            at: SourceRange(argument.range.lower, argument.range.upper + 1 + name.utf8.count)
        )
    }

    /// The parameters that a closure names, where they are more than one and not as many as the values that arrive.
    static func checkParameters(ofBody body: Fragment, arriving: Arriving) -> [Finding] {
        guard let arity = arriving.arity, let parameters = SwiftText.closureParameters(ofBody: body),
            parameters.count > 1, parameters.count != arity
        else { return [] }
        return [
            error("the closure names \(parameters.count) values, and \(what(arriving, arity))", at: parameters.range)
        ]
    }

    /// What is wrong with the `body` of a closure that names its parameters before an arrow, as other languages do: nil for others.
    static func checkArrow(ofBody body: Fragment) -> Finding? {
        guard let (names, rest) = SwiftText.cut(body, at: "->"), !body.allWords.contains("in"),
            SwiftText.split(names, on: ",").allSatisfy({ SwiftText.isIdentifier($0.text) })
        else { return nil }
        return error(
            "a closure is Swift: `{ \(names.text) in \(rest.text) }`",
            at: SourceRange(names.range.lower, body.range.upper)
        )
    }

    /// What is wrong with a source that names what arrives; nil where it names nothing such.
    static func inSource(_ text: Fragment) -> Finding? {
        SwiftText.closureArguments(in: text).first.map { argument in
            error("there is no `$\(argument.index)` here: a flow starts with what stands here", at: argument.range)
        }
    }

    /// What arrives, each value with the name of where it comes from: a source without values gives none, and one that is
    /// joined of several gives several.
    private static func what(_ arriving: Arriving, _ arity: Int) -> String {
        let names = arriving.element.components.map(\.name)
        let isNamed =
            names.count == arity && (1...longestList).contains(arity) && !names.contains { $0.hasPrefix("value") }
        let list = names.enumerated().map { "`$\($0.offset)` is `\($0.element)`" }
        return switch arity {
        case 0: "nothing arrives with the event"
        case 1: isNamed ? "one value arrives, \(list[0])" : "one value arrives, `$0`"
        default:
            isNamed
                ? "\(arity) values arrive: \(list.joined(separator: ", "))"
                : "\(arity) values arrive, `$0` to `$\(arity - 1)`"
        }
    }

    /// Of more values than these a message names none.
    private static let longestList = 6
}

extension TypeText {
    /// Whether it is certainly no tuple.
    fileprivate var hasNoParts: Bool { tupleParts == nil && certainlyDiffers(from: TypeText("(Int, Int)")) }
}
