import VMGenModel
import VMGenSpec

extension InitialValue {
    /// What is wrong with the first value of `port`, an input of `kind`, where that is a stream and no value: what a view may leave
    /// out has such a default in Swift. Nil where it is none.
    static func stream(_ value: Fragment, of port: Port, _ kind: StreamKind, isStored: Bool) -> Finding? {
        guard makesStream(value, of: port.element, kind) else { return nil }
        let what = "`\(value.text)` is a stream, and no value; leave it out: "
        let why =
            isStored
            ? "the view model makes `\(port.name.text)`, and nothing is said into it at first"
            : kind.unconnected == nil
                ? "whoever makes the input hands in each stream, and `\(value.text)` where there is none"
                : "what is not handed in says nothing by itself"
        return error(what + why, at: value.range)
    }

    /// Whether `value` makes a stream of `element`: one of `kind`, or one that says nothing or little.
    private static func makesStream(_ value: Fragment, of element: Fragment, _ kind: StreamKind) -> Bool {
        var cursor = TextCursor(value)
        if let name = cursor.identifier() {
            guard name.text == kind.name || makers.contains(name.text) else { return false }
            _ = cursor.bracketed(by: "<")
            return cursor.next == UInt8(ascii: "(") || cursor.next == UInt8(ascii: ".")
        }
        // A type of the app's may make a value so.
        let isPlain = TypeText(element.text).isKnown || element.text == "Void"
        guard isPlain, cursor.take("."), let name = cursor.identifier() else { return false }
        return ["empty", "never", "just", "of"].contains(name.text) && cursor.next == UInt8(ascii: "(")
    }

    /// What is called to make a stream, beside the names of the kinds.
    private static let makers: Set<String> = ["Observable", "Empty", "Just"]
}
