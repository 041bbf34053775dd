import VMGenModel
import VMGenSpec

extension RequestText {
    /// What is wrong with JSON, another block, or what nothing encodes as the body of a request with these parameters; nil where it may
    /// be Swift.
    static func check(body: Fragment, parameters: [SwiftMethod.Parameter]) -> Finding? {
        if isJSONText(body) {
            return warning(
                "a body is encoded as JSON, so text that is JSON becomes one string; write `[\"name\": name]`, or a value that is "
                    + "`Encodable`",
                at: body.range
            )
        }
        guard body.text.hasPrefix("{") else { return checkEncoded(body, parameters: parameters) }
        let form = "name a value that is `Encodable`, or a dictionary, `body: [\"name\": name]`"
        return error("a body is a Swift value; \(form)", at: body.range)
    }

    /// Whether `body` is one string that looks like JSON.
    private static func isJSONText(_ body: Fragment) -> Bool {
        guard let text = body.unquoted?.text else { return false }
        return text.hasPrefix("{\\\"") && text.hasSuffix("}")
    }

    /// What is wrong with `body` where it is a tuple, or a list of values of two types.
    private static func checkEncoded(_ body: Fragment, parameters: [SwiftMethod.Parameter]) -> Finding? {
        var cursor = TextCursor(body)
        let form = "declare a struct that is `Encodable` under `types`, and write `body: Draft(…)`"
        if let brackets = cursor.bracketed(by: "("), cursor.isAtEnd, SwiftText.split(brackets.inner, on: ",").count > 1
        {
            return error("a tuple is not encoded; \(form)", at: body.range)
        }
        guard let list = cursor.bracketed(by: "["), cursor.isAtEnd else { return nil }
        let values = SwiftText.split(list.inner, on: ",").filter { !$0.isEmpty }.map(\.valueOfPair)
        guard let first = values.first, let other = values.dropFirst().first(where: { differ(first, $0, parameters) })
        else { return nil }
        return error(
            "what stands in brackets is of one type, and `\(first.text)` and `\(other.text)` are of two; \(form)",
            at: other.range
        )
    }

    /// Whether no type of Swift's own takes both `one` and `other`, as far as literals and `parameters` tell.
    private static func differ(_ one: Fragment, _ other: Fragment, _ parameters: [SwiftMethod.Parameter]) -> Bool {
        let type = { (value: Fragment) in
            parameters.first { $0.name == value.text }.map { TypeText($0.type) }
        }
        switch (SwiftValueLiteral(one), SwiftValueLiteral(other)) {
        case (let left?, let right?): return !left.mayBeOneType(with: right)
        case (let literal?, nil): return type(other).map { !literal.fits($0) && !literal.isNil } ?? false
        case (nil, let literal?): return type(one).map { !literal.fits($0) && !literal.isNil } ?? false
        case (nil, nil):
            guard let left = type(one), let right = type(other) else { return false }
            return left.certainlyDiffers(from: right) && right.certainlyDiffers(from: left)
        }
    }
}

extension Fragment {
    /// What stands behind the colon of a pair, `"a": 1`; all of it where it is none.
    fileprivate var valueOfPair: Fragment {
        guard let (key, value) = SwiftText.cut(self, at: ":"), !key.text.contains("?") else { return self }
        return value
    }
}
