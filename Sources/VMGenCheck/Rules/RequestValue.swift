import VMGenModel
import VMGenSpec

/// A request whose answer is not clear: a value of nothing, or of a type that nobody can tell.
enum RequestValue: Rule {
    package static let id = "request-value"

    /// What each property of an array gives.
    private static let arrayProperties = ["first", "last", "count", "isEmpty"]

    /// What a dictionary has, in Swift's standard library.
    private static let dictionaryProperties = [
        "capacity", "count", "debugDescription", "description", "first", "hashValue", "isEmpty", "keys", "lazy",
        "underestimatedCount",
        "values",
    ]

    /// Sets the type of the answer of `request`, and reports a value that is not there.
    static func check(_ request: inout Request) -> [Finding] {
        guard let decode = request.decode else {
            guard let value = request.value else { return [] }
            let message = "`value` is a part of what is decoded; say what is, `decode: Type`"
            return [error(message, at: value.range)]
        }
        guard var value = request.value else {
            request.answerType = request.answerType ?? decode
            return []
        }
        if value.text.hasSuffix("?") {
            value = value.slice(0, value.text.utf8.count - 1)
            request.value = value
            request.mayLackValue = true
        }
        let path = value.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        // What may be missing is marked as in Swift.
        let names = path.dropLast().map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } + path.suffix(1)
        guard names.allSatisfy(SwiftText.isIdentifier), !names.contains("") else {
            return [error("`value` is a path of names, such as `first` or `data?.items`", at: value.range)]
        }
        if let finding = optional(decode, value) ?? missingMark(in: path, of: decode, at: value) { return [finding] }
        if let finding = key(names, of: decode, at: value) { return [finding] }
        if request.answerType != nil { return [] }
        if let element = arrayElement(of: decode), let property = names.first {
            if let type = type(of: property, element: element), path.count == 1 {
                request.answerType = type
                return []
            }
            if !arrayProperties.contains(property) {
                let ending = Suggestion.ending(
                    for: property,
                    among: arrayProperties,
                    otherwise: "; its values are \(arrayProperties.listed("and")), or say the type, "
                        + "`value: \(value.text) as Type`"
                )
                return [error("`\(decode.text)` has no `\(property)`\(ending)", at: value.range)]
            }
        }
        return [
            error(
                "the type of `\(value.text)` is not clear from here; write `value: \(value.text) as Type`",
                at: value.range
            )
        ]
    }

    /// What is wrong with `decode`, of which a part is the `value`, where that may be nil.
    private static func optional(_ decode: Fragment, _ value: Fragment) -> Finding? {
        guard let wrapped = TypeText(decode.text).optionalOf?.text else { return nil }
        return error(
            "`\(decode.text)` may be nil, and then has no `\(value.text)`; write `decode: \(wrapped)`",
            at: decode.range
        )
    }

    /// What is wrong with `path` where it goes on behind an end of the array `decode`, which may be missing, as if it were there.
    private static func missingMark(in path: [String], of decode: Fragment, at value: Fragment) -> Finding? {
        guard path.count > 1, ["first", "last"].contains(path[0]), arrayElement(of: decode) != nil else { return nil }
        let form = ([path[0] + "?"] + path.dropFirst()).joined(separator: ".")
        return error("`\(path[0])` may be missing; write `value: \(form) as Type`", at: value.range)
    }

    /// What is wrong with a path of `names` into the dictionary `decode` that begins with one of its keys.
    private static func key(_ names: [String], of decode: Fragment, at value: Fragment) -> Finding? {
        guard decode.text.hasPrefix("["), decode.text.hasSuffix("]"), SwiftText.cut(decode.inner, at: ":") != nil,
            let name = names.first, !dictionaryProperties.contains(name)
        else { return nil }
        return error(
            "`\(decode.text)` has no `\(name)`; leave `value` out, and take what stands under a key in the flow, "
                + "`compactMap { $0[\"\(name)\"] }`",
            at: value.range
        )
    }

    private static func arrayElement(of type: Fragment) -> Fragment? {
        guard type.text.hasPrefix("["), type.text.hasSuffix("]"), SwiftText.cut(type.inner, at: ":") == nil else {
            return nil
        }
        return type.inner
    }

    private static func type(of property: String, element: Fragment) -> Fragment? {
        switch property {
        case "first", "last": element
        case "count": Fragment("Int", element.range)
        case "isEmpty": Fragment("Bool", element.range)
        default: nil
        }
    }
}
