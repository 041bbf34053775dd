import VMGenSpec

extension UnknownName {
    /// `text` takes along the `part` of what is called `name` in `section`, and an input is called so too.
    static func partOfNamesake(_ text: Fragment, name: Fragment, part: String, section: String) -> Finding {
        error(
            "an input is called `\(name.text)` too, so that no part of it is taken along; write `with \(section).\(name.text)`, and "
                + "`\(part)` where it is used",
            at: text.range
        )
    }
}
