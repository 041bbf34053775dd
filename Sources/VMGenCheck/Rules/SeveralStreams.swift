import VMGenModel
import VMGenSpec

/// Places in brackets at the end of a flow, which are for the streams of a helper that returns several.
enum SeveralStreams: Rule {
    package static let id = "several-streams"

    private static let form = "`paginate(load: load) -> (items, isLoading)`"

    /// `sink` stands behind something else than one call.
    static func notACall(_ sink: Fragment) -> Finding {
        error(
            "places in brackets are for a call that returns several streams, \(form), with nothing between; "
                + "what is to be done on the way stands in flows behind it, which start from a name: `(items: as loaded, …)`",
            at: sink.range
        )
    }

    /// The call `text` returns several streams, called as `labels` say, and its flow does not take them apart.
    static func atOnce(_ text: Fragment, labels: [String]) -> Finding {
        error(
            "this returns several streams, and brackets say where each ends: `\(text.text) -> (\(labels.joined(separator: ", ")))`",
            at: text.range
        )
    }

    /// The call `text` returns no streams, since `reason`.
    static func notStreams(_ text: Fragment, _ reason: String) -> Finding {
        error("\(reason), and places in brackets are for several streams, \(form)", at: text.range)
    }

    /// `name`, by which `part` takes a stream, is none of what the method `method` returns, whose labels are `labels`; no part
    /// takes that called `free`, where there is one left.
    static func unknownPart(
        _ part: SinkPart,
        _ name: Fragment,
        of method: SwiftMethod,
        labels: [String],
        free: String?
    ) -> Finding {
        let known = labels.map { "`\($0)`" }.joined(separator: ", ")
        let all = "; it returns \(known)" + (free.map { ": `\($0): \(part.sink.text.text)`" } ?? "")
        let ending = Suggestion.ending(for: name.text, among: labels, otherwise: all)
        return error(
            "`\(method.name.text)` returns no `\(name.text)`\(ending)",
            at: name.range,
            notes: [("declared here", method.name.range)]
        )
    }

    /// What `method` returns as `name` is of the plain type `type`.
    static func plainPart(_ name: Fragment, of method: SwiftMethod, type: String) -> Finding {
        error(
            "`\(name.text)` of `\(method.name.text)` is `\(type)`, no stream",
            at: name.range,
            notes: [("declared here", method.name.range)]
        )
    }

    /// `part` does not say which of the streams it takes.
    static func unnamed(_ part: Fragment) -> Finding {
        error("which of the streams this takes stands before it: `items: \(part.text)`", at: part.range)
    }

    /// A `catch` below such a flow.
    static func uselessCatch(_ line: Fragment) -> Finding {
        error(
            "a `catch` belongs to one stream; give it a name, `(items: as loaded, …)`, and put `catch` below the flow from it",
            at: line.range
        )
    }

    /// What a helper is given names `name`, a member that leads to the view model, which the helper would keep alive.
    static func keepsOwner(_ name: Fragment, member: Namespace.Member) -> Finding {
        error(
            "`\(name.text)` is \(member.what), and what a helper is given must not keep the view model; hand on a stream of the "
                + "spec, `query`, or what a dependency that cannot change has, `useCase.goods`",
            at: name.range
        )
    }

    /// A case of the inputs is given to a helper as `name`.
    static func eventGiven(_ name: Fragment) -> Finding {
        error(
            "a case of the inputs is no stream by itself; give it a name, `\(name.text) -> as \(name.text)s`, and hand that on",
            at: name.range
        )
    }
}
