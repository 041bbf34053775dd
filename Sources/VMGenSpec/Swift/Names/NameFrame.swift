/// What is known inside one pair of brackets, or in the whole text.
struct NameFrame {
    /// What the words before a `{` make of it.
    enum Heading {
        /// Nothing special: a closure.
        case none
        /// The body of `if`, `while` or `switch`.
        case condition
        /// The body of `guard … else`.
        case guardCondition
        /// The body of `for`.
        case loop
        /// The body of `catch`.
        case catchClause
        /// The body of a local function.
        case function
    }

    /// The first byte of the opening bracket; 0 for the whole text.
    var bracket: UInt8 = 0
    /// Whether the bracket is a `[` right behind a value.
    var isSubscript = false
    /// Whether the bracket is the capture list of a closure.
    var isCaptureList = false
    /// Whether the bracket opens a closure.
    var isClosure = false
    /// Whether it is a closure that has `$0`, `$1`, … of its own, since it names no parameters.
    var hasOwnArguments = false
    /// The index of the `in` that ends the closure's signature.
    var signatureEnd: Int?
    /// The index of the bracket that opens the closure's capture list.
    var captureList: Int?
    /// Names that are known to the end of the bracket.
    var names: [String] = []
    /// Names of a heading, known to the end of the body that follows.
    var headingNames: [String] = []
    /// Names of a `case`, known up to the next one.
    var caseNames: [String] = []
    /// Names that are known from the end of the current statement or condition on.
    var pending: [String] = []
    /// What the next `{` is.
    var heading = Heading.none
    /// Whether a `case` has begun and its `:` is still to come.
    var isInCase = false
    /// Whether a `let` or `var` has begun, so that a comma may be followed by a further declaration.
    var isDeclaring = false
}
