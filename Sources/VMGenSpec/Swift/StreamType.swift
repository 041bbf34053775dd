/// A type text of the form `Name<…>`, taken apart; `Published<…>.Publisher` is one too.
package struct StreamType {
    /// The name before the brackets.
    package var name: Fragment
    /// The generic arguments, in order.
    package var arguments: [Fragment]

    /// Takes `type` apart; nil where it does not have that form.
    package init?(_ type: Fragment) {
        var cursor = TextCursor(type)
        guard let name = cursor.identifier(), cursor.next == UInt8(ascii: "<"),
            let brackets = cursor.bracketed(by: "<"), cursor.isAtEnd || cursor.rest.text == ".Publisher"
        else { return nil }
        self.name = name
        arguments = SwiftText.split(brackets.inner, on: ",", typeBrackets: true)
    }

    /// The failure type where it is written and not `Never`.
    package var failure: Fragment? { arguments.count > 1 && arguments[1].text != "Never" ? arguments[1] : nil }
}
