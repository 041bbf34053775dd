import VMGenSpec

/// The static members among the variables of a view model. Its code names them through the type: inside of its methods a bare
/// name would be looked for in the instance.
package struct StaticNames: Sendable {
    /// Those that tests can name too.
    package let visible: Set<String>
    /// Those that only the view model's file can name.
    package let hidden: Set<String>
    /// The view model's type.
    private let outer: String

    /// Finds those among `variables`, members of `outer`.
    package init(_ variables: [StoredVariable], of outer: String) {
        let all = variables.filter(\.isStatic)
        visible = Set(all.filter { !$0.isPrivate }.map(\.name.text))
        hidden = Set(all.filter(\.isPrivate).map(\.name.text))
        self.outer = outer
    }

    /// Whether there is none.
    private var isEmpty: Bool { visible.isEmpty && hidden.isEmpty }

    /// Whether `name` is one of them.
    package func contains(_ name: String) -> Bool { visible.contains(name) || hidden.contains(name) }

    /// How code names `name`: `PagesViewModel.pageSize`.
    package func path(of name: String) -> String { "\(outer).\(SwiftText.escapedMember(name))" }

    /// `swift` with each of them by its whole name.
    package func qualified(_ swift: Fragment) -> Fragment {
        if isEmpty { return swift }
        let text = SwiftText.rewritingFreeNames(in: swift.text) { contains($0) ? path(of: $0) : nil }
        return Fragment(text, swift.range)
    }

    /// Whether `swift` can stand outside of the view model's file: it names none that is hidden there, with its type or
    /// without.
    package func isVisible(_ swift: Fragment) -> Bool {
        if hidden.isEmpty { return true }
        let text = SwiftText.Text(qualified(swift))
        let words = text.tokens.filter { $0.kind == .name }.map(text.string)
        return zip(words, words.dropFirst()).allSatisfy { $0 != outer || !hidden.contains($1) }
    }

    /// `port` with the Swift of its value rewritten.
    package func qualified(_ port: Port) -> Port {
        if isEmpty { return port }
        var port = port
        port.initialValue = port.initialValue.map(qualified)
        return port
    }

    /// `value`, which stands where no instance is there yet, with the type by its name in the place of `Self`.
    package func named(_ value: Fragment) -> Fragment { value.namingSelf(outer) }

    /// `request` with its Swift rewritten, but for what its own parameters are called.
    package func qualified(_ request: Request) -> Request {
        if isEmpty || request.parameters.contains(where: { contains($0.name) }) { return request }
        return request.mappingSwift(qualified)
    }
}
