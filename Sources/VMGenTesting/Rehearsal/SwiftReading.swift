import VMGenPlan
import VMGenSpec
import VMGenValues

/// What a piece of Swift in a spec looks at, found out once for all rehearsals that come by.
final class SwiftReading {
    /// Its tokens.
    let text: SwiftText.Text
    /// Whether it may stand outside of the view model's file.
    let isVisible: Bool
    /// The names of the spec's that it uses, from outside of it.
    let names: [String]
    /// The places of what it takes: 0 for `$0`.
    let arguments: [Int]
    /// Whether making what it says again may give another one.
    private(set) lazy var isNew = KnownValue.isNew(swift.text)
    /// Whether it looks into something: at a member, or an element.
    private(set) lazy var looksInside = text.tokens.contains { $0.kind == .dot || text.matches($0, "[") }
    /// Whether running it may end the process.
    private(set) lazy var canTrap = ExpressionReader.canTrap(swift)
    /// Whether it may give something else each time.
    private(set) lazy var changes =
        ["Date()", "UUID()", "random", ".now", "shuffled"].contains(where: swift.text.holds)
    /// The parameters that it names as the text between the braces of a closure; nil where it names none.
    private(set) lazy var parameters = SwiftText.closureParameters(ofBody: swift)

    private let swift: Fragment

    /// Reads `swift` of a spec whose names are `names`, and whose types are called `types` by tests.
    init(_ swift: Fragment, names: Set<String>, types: NestedTypes) {
        self.swift = swift
        text = SwiftText.Text(swift)
        isVisible = types.canQualify(swift)
        self.names = SwiftText.freeNames(in: swift).map(\.text).filter(names.contains)
        arguments = SwiftText.closureArguments(in: swift).map(\.index)
    }
}
