import VMGenModel
import VMGenSpec

extension Runtime {
    /// The value that a stream says which `swift` makes: `3` of `BehaviorRelay(value: 3)`, and of `.just(3)`. Nil where it makes none.
    func said(by swift: Fragment) -> String? {
        var cursor = TextCursor(swift)
        let isMember = cursor.take(".")
        guard let name = cursor.identifier() else { return nil }
        if !isMember { _ = cursor.bracketed(by: "<") }
        guard let inner = cursor.bracketed(by: "(")?.inner, cursor.isAtEnd, !inner.isEmpty,
            isMember ? name.text == "just" : kind(named: name.text) != nil || name.text == "Just"
        else { return nil }
        return inner.argumentLabel == "value" ? SwiftText.cut(inner, at: ":")?.1.text : inner.text
    }
}
