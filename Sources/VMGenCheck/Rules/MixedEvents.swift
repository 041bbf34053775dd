import VMGenSpec

/// A section that is fields in one line and cases in another.
enum MixedEvents: Rule {
    package static let id = "mixed-events"

    /// `struct` where cases stand below it, or `enum` where fields do.
    static func keyword(_ word: Fragment, section: String) -> Finding {
        let message =
            word.text == "enum"
            ? "`\(section)` are fields, so their type is a `struct`; the cases of an enum are written as items, `- tap`"
            : "`\(section)` are cases, so their type is an `enum`; the fields of a struct are written `tap: Void`"
        return error(message, at: word.range)
    }

    /// `line` is written the other way than `first`.
    static func finding(_ line: EntrySyntax, first: EntrySyntax, section: String) -> Finding {
        let message =
            line.isItem
            ? "`\(section)` are fields, and this is a case; write all lines one way: `name: Type`"
            : "`\(section)` are cases, and this is a field; write all lines one way: `- name(label: Type)`"
        return error(message, at: line.content.range, notes: [("the first line decides", first.content.range)])
    }

    /// A kind of stream on the line of a section of cases.
    static func kindOfEvents(_ kind: Fragment, section: String) -> Finding {
        error(
            "`\(section)` are cases of one stream, whose kind stands in `transform`; leave `\(kind.text)` out here",
            at: kind.range
        )
    }
}
