/// The rules that the parser applies to lines, whatever they mean: their explanations. The messages are the parser's.
enum LineRules {
    /// The rules, in the order of their ids.
    static let entries = [
        RuleCatalog.Entry(
            id: "control-character",
            explanation: Explanation(
                title: "A character that no one can see",
                reason: """
                    Control characters come into a file by accident, from a terminal or a merge, and cannot be seen in an \
                    editor. A lone carriage return is one of them: lines end with LF or CRLF.
                    """,
                wrong: "inputs:\n  tap: Void\u{7}\nflows:\n  - tap -> call Log.tap()",
                right: "inputs:\n  tap: Void\nflows:\n  - tap -> call Log.tap()"
            )
        ),
        RuleCatalog.Entry(
            id: "empty-item",
            explanation: Explanation(
                title: "A dash with nothing behind it",
                reason: "A list item without text says nothing; most likely something was to follow.",
                wrong: "flows:\n  - start -> call Log.start()\n  -",
                right: "flows:\n  - start -> call Log.start()"
            )
        ),
        RuleCatalog.Entry(
            id: "empty-verbatim",
            explanation: Explanation(
                title: "A `|` with no Swift below it",
                reason: "A line that ends in `|` opens a block of Swift, which stands below it, indented.",
                wrong: "types: |\nflows:\n  - start -> call Log.start()",
                right: "types: |\n  enum Tab { case home, search }\nflows:\n  - start -> call Log.start()"
            )
        ),
        RuleCatalog.Entry(
            id: "foreign-comment",
            explanation: Explanation(
                title: "A comment with the sign of another language",
                reason: """
                    A comment starts with `#` and a space, a doc comment of the output with `##`. Swift's `//` is part of \
                    text that is taken as it is, such as a URL, so it starts none here.
                    """,
                wrong: "inputs:\n  tap: Void // the button\nflows:\n  - tap -> call Log.tap()",
                right: "inputs:\n  tap: Void # the button\nflows:\n  - tap -> call Log.tap()"
            )
        ),
        RuleCatalog.Entry(
            id: "indentation",
            explanation: Explanation(
                title: "An indentation that fits no line above",
                reason: """
                    What belongs to a line is indented below it, and lines of one block start in one column. A line in \
                    between could belong to either.
                    """,
                wrong: "inputs:\n    tap: Void\n  swipe: Void\nflows:\n  - tap, swipe -> call Log.touch()",
                right: "inputs:\n  tap: Void\n  swipe: Void\nflows:\n  - tap, swipe -> call Log.touch()"
            )
        ),
        RuleCatalog.Entry(
            id: "invalid-utf8",
            explanation: Explanation(
                title: "A file that is not UTF-8",
                reason:
                    "Specs are UTF-8, as Swift's own files are. Save the file so; other encodings cannot be told apart.",
                wrong: "outputs:\n  title: String = \"\u{FFFD}\"",
                right: "outputs:\n  title: String = \"ü\"\nflows:\n  - start -> set title = \"ö\""
            )
        ),
        RuleCatalog.Entry(
            id: "item-space",
            explanation: Explanation(
                title: "A dash without a space",
                reason:
                    "The dash of a list item is followed by a space, so that it cannot be taken for a minus or an arrow.",
                wrong: "logic:\n  -load()\nflows:\n  - start -> call load",
                right: "logic:\n  - load()\nflows:\n  - start -> call load"
            )
        ),
        RuleCatalog.Entry(
            id: "lookalike",
            explanation: Explanation(
                title: "A character that looks like another one",
                reason: """
                    Keyboards and editors put no-break spaces, typographic quotes and dashes and full-width signs in the \
                    place of plain ones. To Swift they are other characters, and most of them cannot be told apart by eye.
                    """,
                wrong: "outputs:\n  title: String = “”\nflows:\n  - start -> set title = \"a\"",
                right: "outputs:\n  title: String = \"\"\nflows:\n  - start -> set title = \"a\""
            )
        ),
        RuleCatalog.Entry(
            id: "misplaced-item",
            explanation: Explanation(
                title: "A list item that belongs to no section",
                reason: "A list item stands below the line that it belongs to, indented.",
                wrong: "- start -> call Log.start()",
                right: "flows:\n  - start -> call Log.start()"
            )
        ),
        RuleCatalog.Entry(
            id: "missing-key",
            explanation: Explanation(
                title: "A line without a name",
                reason: """
                    Lines of the outermost level are sections, `name: value`. The colon that ends a name is followed by a \
                    space, so that Swift's own colons need no quotes.
                    """,
                wrong: "view-model: HomeViewModel\nruntime:rxswift\nflows:\n  - start -> call Log.start()",
                right: "view-model: HomeViewModel\nruntime: rxswift\nflows:\n  - start -> call Log.start()"
            )
        ),
        RuleCatalog.Entry(
            id: "stray-documentation",
            explanation: Explanation(
                title: "A doc comment that describes nothing",
                reason: """
                    A `##` comment becomes the doc comment of what follows it, so it has a line of its own, above. Anything \
                    else to be said is a comment with one `#`.
                    """,
                wrong: "inputs:\n  tap: Void ## the button\nflows:\n  - tap -> call Log.tap()",
                right: "inputs:\n  ## The button.\n  tap: Void\nflows:\n  - tap -> call Log.tap()"
            )
        ),
        RuleCatalog.Entry(
            id: "stray-marker",
            explanation: Explanation(
                title: "A mark that belongs to no spec",
                reason: """
                    A file of YAML may start with `---`, a merge leaves `<<<<<<<` where two sides changed one place. \
                    Neither says anything in a spec; of a conflict's sides nobody knows which one is meant.
                    """,
                wrong: "---\nflows:\n  - start -> call Log.start()",
                right: "flows:\n  - start -> call Log.start()"
            )
        ),
        RuleCatalog.Entry(
            id: "tab-indentation",
            explanation: Explanation(
                title: "A line that is indented with a tab",
                reason:
                    "How wide a tab is depends on the editor, and so would what belongs to what. Indent with spaces.",
                wrong: "inputs:\n\ttap: Void\nflows:\n  - tap -> call Log.tap()",
                right: "inputs:\n  tap: Void\nflows:\n  - tap -> call Log.tap()"
            )
        ),
    ]
}
