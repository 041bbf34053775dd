import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A stream of something that may be nil: a coordinator that is held weakly, an optional that `init` takes.
enum MayBeNil: Rule {
    package static let id = "may-be-nil"

    /// `text` is a stream, and goes through `receiver`, which may be nil.
    static func source(_ text: Fragment, receiver: Fragment) -> Finding {
        error(
            "`\(receiver.text)` may be nil, and then there is nothing to listen to; "
                + "`- start -> latest \(text.text) -> as …` listens where it is there, and gives the stream a name",
            at: text.range
        )
    }

    /// A flow takes `text` along, a part of `receiver`, which may be nil.
    static func companion(_ text: Fragment, receiver: Fragment) -> Finding {
        let part = text.text.dropFirst(receiver.text.count).drop { $0 == "?" }
        return error(
            "`\(receiver.text)` may be nil, and is taken along whole; write `with \(receiver.text)`, and its part where it is "
                + "looked at, `map { $1?\(part) }`",
            at: text.range
        )
    }

    /// A flow takes `text` along, a part of `head`, which is of `type`; nil where that is there, or may have such a part itself, as an
    /// extension of `Optional` gives it one.
    static func part(_ text: Fragment, of head: Fragment, type: Fragment?, in draft: SpecDraft) -> Finding? {
        let rest = text.text.dropFirst(head.text.count)
        guard rest.hasPrefix("."), let whole = type.flatMap({ TypeText($0.text).optionalOf }),
            let name = SwiftText.split(text, on: ".").dropFirst().first.map({ $0.text.filter { $0 != "?" } }),
            isKnown(name, of: whole, in: draft)
        else { return nil }
        return error("`\(head.text)` may be nil; write `with \(head.text)?\(rest)`, which is nil then", at: text.range)
    }

    /// `value`, the value at `range` in `text`, is of `type`, and a property of it is asked for behind it as if that were never nil:
    /// `$0.name`. Nil where that is none, or may have such a property itself.
    static func value(_ value: String, at range: SourceRange, in text: Fragment, type: String?, _ draft: SpecDraft)
        -> Finding?
    {
        var cursor = TextCursor(text.slice(range.upper - text.range.lower, text.text.utf8.count))
        guard cursor.next == UInt8(ascii: "."), let type, let whole = TypeText(type).optionalOf, cursor.take("."),
            let member = cursor.identifier(), member.text != "isEmpty", isKnown(member.text, of: whole, in: draft)
        else { return nil }
        return error(
            "`\(value)` is `\(type)`, which may be nil; write `\(value)?.\(member.text)`, or drop nil before it, by `compactMap`",
            at: SourceRange(range.lower, member.range.upper)
        )
    }

    /// Whether values of `type` certainly have a property called `name`.
    private static func isKnown(_ name: String, of type: TypeText, in draft: SpecDraft) -> Bool {
        type.property(name) != nil || OwnStructs(draft.types)[type]?.property(name) != nil
            || draft.appTypes[type.text]?.properties[name] != nil
    }

    /// A flow ends in `text`, a relay or subject of `receiver`, which may be nil.
    static func sink(_ text: Fragment, receiver: Fragment, runtime: Runtime) -> Finding {
        let send = runtime.hasTypedFailures ? "send" : text.text.lowercased().hasSuffix("subject") ? "onNext" : "accept"
        return error(
            "`\(receiver.text)` may be nil, and then there is nothing to send to; `call \(text.text).\(send)($0)` sends "
                + "where it is there",
            at: text.range
        )
    }

    /// `text` is reached through `receiver`, which is never nil, as if it could be: `shop?.load()`.
    static func never(_ receiver: Fragment, in text: Fragment) -> Finding {
        let rest = text.text.dropFirst(receiver.text.count + 1)
        return error("`\(receiver.text)` is never nil; write `\(receiver.text)\(rest)`", at: text.range)
    }
}
