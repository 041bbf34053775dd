import VMGenSpec

/// What a piece of Swift in a spec looks at, found out once for all rehearsals that come by.
package final class SwiftReading {
    /// Its tokens.
    package let text: SwiftText.Text
    /// Whether it may stand outside of the view model's file.
    package let isVisible: Bool
    /// The names of the spec's that it uses, from outside of it.
    package let names: [String]
    /// The places of what it takes: 0 for `$0`.
    package let arguments: [Int]
    /// Whether making what it says again may give another one.
    package private(set) lazy var isNew = KnownValue.isNew(swift.text)
    /// Whether it looks into something: at a member, or an element.
    package private(set) lazy var looksInside = text.tokens.contains { $0.kind == .dot || text.matches($0, "[") }
    /// Whether running it may end the process.
    package private(set) lazy var canTrap = ExpressionReader.canTrap(swift, of: kinds)
    /// Whether it may give something else each time.
    package private(set) lazy var changes =
        ["Date()", "UUID()", "random", ".now", "shuffled"].contains(where: swift.text.holds)
    /// The parameters that it names as the text between the braces of a closure; nil where it names none.
    package private(set) lazy var parameters = SwiftText.closureParameters(ofBody: swift)

    private let swift: Fragment
    private let kinds: NameKinds

    /// Reads `swift` of a spec whose names are `names`. `isVisible`: tests can name the types that it names; `kinds`: what is
    /// known of what it names.
    package init(_ swift: Fragment, names: Set<String>, isVisible: Bool, kinds: NameKinds = NameKinds()) {
        self.swift = swift
        self.kinds = kinds
        text = SwiftText.Text(swift)
        self.isVisible = isVisible
        self.names = SwiftText.freeNames(in: swift).map(\.text).filter(names.contains)
        arguments = SwiftText.closureArguments(in: swift).map(\.index)
    }
}
