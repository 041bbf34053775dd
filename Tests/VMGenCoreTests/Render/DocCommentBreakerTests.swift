import Testing

@testable import VMGenCore

@Suite("Breaking of long doc comments")
struct DocCommentBreakerTests {
    private func broken(_ text: String, verbatim: Set<String> = []) -> String {
        DocCommentBreaker.broken(text, width: 40, verbatim: verbatim)
    }

    @Test("What does not fit goes before the next line of its paragraph")
    func paragraph() {
        #expect(
            broken(
                """
                    /// The rooms that are open, and those that will be soon.
                    /// Empty at night.
                    ///
                    /// Sorted.
                    let rooms: [Room]
                """
            ) == """
                    /// The rooms that are open, and
                    /// those that will be soon. Empty
                    /// at night.
                    ///
                    /// Sorted.
                    let rooms: [Room]
                """
        )
    }

    @Test("Items of lists stay apart, and go on below their words")
    func list() {
        #expect(
            broken(
                """
                /// - Parameter url: Which requests, by their URL.
                ///   All without it.
                /// - Returns: Nothing.
                """
            ) == """
                /// - Parameter url: Which requests, by
                ///   their URL. All without it.
                /// - Returns: Nothing.
                """
        )
    }

    @Test("Code stays in one line, in a paragraph and beside it")
    func code() {
        let text = """
            /// `a long flow -> of many steps -> to its end` and
            ///     let example = code(that: isLong, and: stays)
            /// ```
            /// let example = code(that: isLong, and: stays)
            /// ```
            // A comment that is none of a declaration, however long
            """
        #expect(
            broken(text) == text.replacing(" and\n", with: "\n/// and\n")
        )
    }

    @Test("Nothing begins a line that would begin a list, and what the user wrote as it is stays so")
    func kept() {
        let text = "/// One, two, three, four, five, six and - 7"
        #expect(broken(text) == "/// One, two, three, four, five, six\n/// and - 7")
        #expect(broken("    \(text)", verbatim: [text]) == "    \(text)")
        let word = "/// \(String(repeating: "x", count: 60))"
        #expect(broken(word) == word)
    }
}
