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
}
