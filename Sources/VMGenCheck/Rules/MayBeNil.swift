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
            let name = SwiftText.split(text, on: ".").dropFirst().first.map({ $0.text.filter { $0 != "?" } })
        else { return nil }
        let isKnown =
            whole.property(name) != nil || OwnStructs(draft.types)[whole]?.property(name) != nil
            || draft.appTypes[whole.text]?.properties[name] != nil
        guard isKnown else { return nil }
        return error("`\(head.text)` may be nil; write `with \(head.text)?\(rest)`, which is nil then", at: text.range)
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
