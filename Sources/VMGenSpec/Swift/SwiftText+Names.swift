import VMGenDiagnostics

extension SwiftText {
    /// The names that `fragment` uses from outside, each use by itself: no members after a dot, no argument labels, no
    /// keywords, nothing declared in it (closure parameters, `let`, patterns), nothing in strings but in their
    /// interpolations. The text of a name in backticks is without them, its range with them.
    ///
    ///     f(page: page) { page in page + offset }    f, page (the second one), offset
    package static func freeNames(in fragment: Fragment) -> [Fragment] {
        let text = Text(fragment)
        return NameResolver(text).uses.map { use in
            let token = text.tokens[use.token]
            return Fragment(use.name, text.range(token.lower, token.upper))
        }
    }

    /// The same of the text between the braces of a closure, whose parameters it declares where it names them.
    ///
    ///     page, row in rows[page + row]    rows
    package static func freeNames(inClosure body: Fragment) -> [Fragment] {
        freeNames(in: body.inBraces)
    }

    /// The parameters that the text between the braces of a closure names; nil where it names none.
    ///
    ///     page, _ in page + 1    2, at the place of `page, _`
    package static func closureParameters(ofBody body: Fragment) -> (count: Int, range: SourceRange)? {
        let text = Text(body.inBraces)
        guard let signature = NameResolver(text).closureSignature(at: 0), let last = signature.lastParameter else {
            return nil
        }
        return (signature.parameterCount, text.range(text.tokens[1].lower, text.tokens[last].upper))
    }

    /// `swift` with each name that it uses from outside replaced by what `transform` makes of it; nil keeps a name.
    ///
    ///     f(page: page) { page in page }    page → state.page:    f(page: state.page) { page in page }
    ///     if let page { }                                         if let page = state.page { }
    package static func rewritingFreeNames(in swift: String, _ transform: (String) -> String?) -> String {
        rewritingFreeNames(in: swift) { name, _ in transform(name) }
    }

    /// The same, where `transform` is also told whether a member or a call of the name follows: `page.count`, `onClose()`.
    package static func rewritingFreeNames(
        in swift: String,
        _ transform: (_ name: String, _ isReceiver: Bool) -> String?
    ) -> String {
        let text = Text(Fragment(swift, SourceRange(0, swift.utf8.count)))
        let edits = NameResolver(text).uses.compactMap { use -> Edit? in
            let next = use.token + 1
            let isReceiver = next < text.tokens.count && [".", "("].contains(text.string(text.tokens[next]))
            guard let replacement = transform(use.name, isReceiver), replacement != use.name else { return nil }
            let token = text.tokens[use.token]
            let new = use.form == .plain ? replacement : "\(text.string(token)) = \(replacement)"
            return Edit(lower: token.lower, upper: token.upper, replacement: new)
        }
        return text.applying(edits)
    }

    /// `swift` with the `$0`, `$1`, … that are no nested closure's replaced by `names`; those beyond the names stay.
    ///
    ///     $0.count + $1    ["items", "page"]:    items.count + page
    package static func replacingClosureArguments(in swift: String, with names: [String]) -> String {
        let text = Text(Fragment(swift, SourceRange(0, swift.utf8.count)))
        let edits = NameResolver(text).closureArguments.compactMap { argument -> Edit? in
            guard names.indices.contains(argument.index) else { return nil }
            let token = text.tokens[argument.token]
            return Edit(lower: token.lower, upper: token.upper, replacement: names[argument.index])
        }
        return text.applying(edits)
    }

    /// The `$0`, `$1`, … of `fragment` with their places, without those of nested closures: a closure that names its
    /// parameters has none. The braces of `if` and its like are no closures; interpolations are looked into.
    package static func closureArguments(in fragment: Fragment) -> [(index: Int, range: SourceRange)] {
        let text = Text(fragment)
        return NameResolver(text).closureArguments.map { argument in
            let token = text.tokens[argument.token]
            return (argument.index, text.range(token.lower, token.upper))
        }
    }
}

extension Fragment {
    /// The text as the closure that it is the inside of. Its places stay where they were.
    var inBraces: Fragment { Fragment("{\(text)}", SourceRange(range.lower - 1, range.upper + 1)) }
}

/// A replacement in a text, as offsets of its bytes.
private struct Edit {
    var lower: Int
    var upper: Int
    var replacement: String
}

extension SwiftText.Text {
    /// The text with `edits`, which stand in order, carried out.
    fileprivate func applying(_ edits: [Edit]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for edit in edits {
            result += bytes[position..<edit.lower]
            result += Array(edit.replacement.utf8)
            position = edit.upper
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
