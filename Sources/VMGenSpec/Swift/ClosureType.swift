import VMGenDiagnostics

/// The type of a closure, in its parts.
package struct ClosureType {
    /// The types of its parameters, as written.
    package let parameters: [String]
    /// The type of what it returns.
    package let result: String
    /// Whether it is `async`.
    package let isAsync: Bool
    /// Whether it `throws`.
    package let canThrow: Bool
    /// The type of the errors that it throws, as written in `throws(Failure)`; nil where it says none.
    package let thrownType: String?
    /// Whether it runs on the main actor alone.
    package let isMainActor: Bool

    /// Reads `type`; nil where it is not the type of a closure.
    ///
    ///     @escaping @MainActor (Int, String) async throws -> [Room]    Int, String; async, throws; [Room]
    package init?(_ type: String) {
        var cursor = TextCursor(Self.bare(Fragment(type, SourceRange(0, type.utf8.count))))
        var isMainActor = false
        while cursor.take("@") {
            guard let attribute = cursor.identifier() else { return nil }
            isMainActor = isMainActor || attribute.text == "MainActor"
        }
        guard let (head, result) = SwiftText.cut(cursor.rest, at: "->", typeBrackets: true) else { return nil }
        cursor = TextCursor(head)
        guard let inner = cursor.bracketed(by: "(")?.inner else { return nil }
        isAsync = cursor.take(word: "async")
        var canThrow = cursor.take(word: "throws")
        let thrown = canThrow ? cursor.bracketed(by: "(")?.inner.text : nil
        if thrown == "Never" { canThrow = false }
        guard cursor.isAtEnd else { return nil }
        parameters = inner.isEmpty ? [] : SwiftText.split(inner, on: ",", typeBrackets: true).map(Self.unnamed)
        self.result = result.text
        self.canThrow = canThrow
        thrownType = thrown
        self.isMainActor = isMainActor
    }

    /// Reads `type` as `init(_:)` does, and an optional closure that gives nothing at once, `((Event) -> Void)?`, or that is
    /// awaited: it is called where there is one.
    package init?(calledOn type: String) {
        // The brackets around the whole of it, and not those of what it takes and what it returns.
        var cursor = TextCursor(Fragment(type, SourceRange(0, type.utf8.count)))
        guard let inner = cursor.bracketed(by: "(")?.inner, cursor.take("?") || cursor.take("!"), cursor.isAtEnd else {
            self.init(type)
            return
        }
        self.init(inner.text)
        guard isAsync || returnsNothing && !canThrow else { return nil }
    }

    /// `type` without brackets around the whole of it.
    private static func bare(_ type: Fragment) -> Fragment {
        var cursor = TextCursor(type)
        guard let inner = cursor.bracketed(by: "(")?.inner, cursor.isAtEnd else { return type }
        return bare(inner)
    }

    /// Whether tests can have a double of it: of what it is called with, none is a closure itself.
    package var canBeDoubled: Bool {
        parameters.count <= 4 && parameters.allSatisfy { !TypeText.isFunction($0) && !$0.hasPrefix("inout ") }
    }

    /// The type of `parameter` without the name that Swift lets stand before it, `_ index: Int`.
    private static func unnamed(_ parameter: Fragment) -> String {
        guard let (name, type) = SwiftText.cut(parameter, at: ":"), name.text.hasPrefix("_ ") || name.text == "_" else {
            return parameter.text
        }
        return type.text
    }

    /// Whether it returns nothing.
    package var returnsNothing: Bool { result == "Void" || result == "()" }
}
