/// One statement of a generated test. How it is written is the business of ``TestDialect`` alone.
///
/// `equal`, `isTrue`, `isFalse` and `isNil` look at once, and are for what is certain to have happened. The others wait for
/// what is under way, and take values of any type.
enum TestStatement: Equatable {
    /// Swift as it stands, of one line or several; nothing is indented yet.
    case line(String)
    /// A comment, without its slashes.
    case comment(String)
    /// An empty line: between what is given, what happens, and what is seen.
    case blank

    /// Two values of a type that is known to be `Equatable` are equal now.
    case equal(_ actual: String, _ expected: String)
    /// An expression holds now.
    case isTrue(String)
    /// An expression does not hold now.
    case isFalse(String)
    /// An optional has no value now.
    case isNil(String)

    /// The expression `actual` comes to equal `expected`. Their type may be any: tuples and values of types that are not
    /// `Equatable` are compared part by part.
    case comes(_ actual: String, equals: String)
    /// The expression, which may be an optional, comes to match a Swift pattern: `.failed(message: "a")`.
    case matches(_ actual: String, pattern: String)
    /// The expression, which may be an optional, comes to be of a type.
    case isType(_ actual: String, type: String)

    /// Whether its text is to be awaited however it is written.
    var waits: Bool {
        switch self {
        case .comes, .matches, .isType: true
        default: false
        }
    }

    /// Whether it fails a test where something is otherwise: it compares, or needs a call that may not have come.
    var asserts: Bool {
        switch self {
        case .comment, .blank: false
        case .line(let text): text.holds("try await ")
        case .equal, .isTrue, .isFalse, .isNil, .comes, .matches, .isType: true
        }
    }

    /// Whether Swift that it holds has `word` in it.
    func mentions(_ word: String) -> Bool {
        switch self {
        case .line(let text): text.holds(word)
        case .comment, .blank: false
        case .equal(let first, let second), .comes(let first, equals: let second):
            first.holds(word) || second.holds(word)
        case .isTrue(let text), .isFalse(let text), .isNil(let text): text.holds(word)
        case .matches(let text, _), .isType(let text, _): text.holds(word)
        }
    }
}
