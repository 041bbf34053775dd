extension SwiftText {
    /// The labels of a method's full name, whose `brackets` are `(for:_:)`; nil where there are arguments.
    package static func compoundLabels(of brackets: Fragment) -> [String?]? {
        let inner = brackets.inner.text
        guard inner.hasSuffix(":") else { return nil }
        let labels = inner.dropLast().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard labels.allSatisfy({ $0 == "_" || isIdentifier($0) }) else { return nil }
        return labels.map { $0 == "_" ? nil : $0 }
    }

    /// The brackets that end a call: `(to: email)` of `useCase.send(to: email)`; nil where it ends otherwise.
    package static func lastBrackets(of call: Fragment) -> Fragment? {
        var cursor = TextCursor(call)
        while !cursor.isAtEnd {
            if let brackets = cursor.bracketed(by: "(") {
                if cursor.isAtEnd { return brackets }
            } else if cursor.bracketed(by: "[") == nil, cursor.bracketed(by: "{") == nil, !cursor.skipToken() {
                return nil
            }
        }
        return nil
    }

    /// What stands between the brackets of the calls on the path `text`, in order: `page: 1` and `load` of
    /// `pages(page: 1).all(load)`.
    package static func calls(in text: Fragment) -> [Fragment] {
        var cursor = TextCursor(text)
        var calls: [Fragment] = []
        while !cursor.isAtEnd {
            if let brackets = cursor.bracketed(by: "(") {
                calls.append(brackets.inner)
            } else if !cursor.skipToken() {
                break
            }
        }
        return calls
    }

    /// What stands between the braces of the closures in `text` that stand in no other closure, in order.
    package static func closures(in text: Fragment) -> [Fragment] {
        var cursor = TextCursor(text)
        var closures: [Fragment] = []
        while !cursor.isAtEnd {
            if let braces = cursor.bracketed(by: "{") {
                closures.append(braces.inner)
            } else if !cursor.skipToken() {
                break
            }
        }
        return closures
    }

    /// The call `text` up to its last bracket, without the closures behind it: `pages(page: 1)` of `pages(page: 1) { $0 }`.
    package static func withoutTrailingClosures(_ text: Fragment) -> Fragment {
        guard text.text.hasSuffix("}") else { return text }
        var cursor = TextCursor(text)
        while !cursor.isAtEnd {
            let before = cursor.offset
            if cursor.bracketed(by: "(") != nil { continue }
            if cursor.next == UInt8(ascii: "{") { return text.slice(0, before) }
            if !cursor.skipToken() { break }
        }
        return text
    }
}
