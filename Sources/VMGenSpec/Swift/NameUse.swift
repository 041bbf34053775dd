import VMGenDiagnostics

/// A name in Swift, and what is asked of what it stands for: `shop?.load(id)`.
package struct NameUse {
    /// The name.
    package let name: Fragment
    /// The member of it that is asked for: `load`; nil where none is.
    package let member: Fragment?
    /// Whether the member is called, or what has the name where none is asked for.
    package let isCalled: Bool

    /// `name` as it is used in `text`, a part of which it is.
    package init(_ name: Fragment, in text: Fragment) {
        self.name = name
        var cursor = TextCursor(text.rest(behind: name))
        var behind = cursor
        _ = behind.take("?") || behind.take("!")
        if behind.take("."), let member = behind.identifier() {
            self.member = member
            cursor = behind
        } else {
            member = nil
        }
        isCalled = cursor.rest.text.hasPrefix("(")
    }

    /// Each name that `text` uses from outside.
    package static func all(in text: Fragment) -> [NameUse] {
        SwiftText.freeNames(in: text).map { NameUse($0, in: text) }
    }

    /// The same of the text between the braces of a closure, whose parameters it declares where it names them.
    package static func all(inClosure body: Fragment) -> [NameUse] { all(in: body.inBraces) }
}

extension Fragment {
    /// What stands behind `part` in it.
    package func rest(behind part: Fragment) -> Fragment {
        Fragment(
            String(decoding: text.utf8.dropFirst(part.range.upper - range.lower), as: UTF8.self),
            SourceRange(part.range.upper, range.upper)
        )
    }
}
