/// What templates see of work, and where it stands.
package struct WorkView: TemplateRecord {
    /// The work.
    package let work: Work
    /// How many levels the line of its call is set in.
    package let margin: Int
    /// Whether it waits for its turn.
    var isQueued = false

    package static let contract = TemplateContract<WorkView>(
        "work",
        "Work that takes time: its call, and what becomes of its failures and flags.",
        [
            .text("form", "`stream`, `deferredOwner`, `awaited`, `awaitedOwner`, `attempt` or `attemptStream`") {
                $0.work.form.rawValue
            },
            .text("call", "the call, without `try` and `await`") { $0.work.call },
            .text("captures", "what its closure captures, with `in`: `[api = owner.api] in `; empty for nothing") {
                view in
                let owner = view.work.namesOwner ? ["owner"] : []
                let words = (view.work.captures.isEmpty ? [] : [view.work.captures.list]) + owner
                return words.isEmpty ? "" : words.joined(separator: " ") + " in "
            },
            .flag("canThrow", "whether the call throws") { $0.work.canThrow },
            .flag("completes", "whether what may be missing is a `Completable`, which has no values") {
                $0.work.completes
            },
            .flag("mayBeMissing", "whether what it is called through may be nil") { $0.work.mayBeMissing },
            .flag("answersNil", "whether what it answers with may be nil itself") { $0.work.answersNil },
            .text("retries", "how often it is tried again; empty where it is not") { view in
                view.work.retries == 0 ? "" : "\(view.work.retries)"
            },
            .text("pause", "how long it waits before it is tried again, as arguments; empty where it does not") {
                $0.work.pause
            },
            .text("attempts", "how often it is tried in all; empty where it is tried once") { view in
                view.work.retries == 0 ? "" : "\(view.work.retries + 1)"
            },
            .flag("isQueued", "whether it waits for its turn") { $0.isQueued },
            .text("margin", "the indentation of what follows the call") { blanks($0.margin + 1) },
            .record("failures", "where its failures go") { FailureRouteView(route: $0.work.failures) },
            .texts("flags", "what shows that it runs") { $0.work.flags },
            .records("links", "what follows inside") { view in
                view.work.links.map { LinkView(link: $0, margin: view.margin, isInline: false) }
            },
        ]
    )
}

/// What templates see of where failures go.
package struct FailureRouteView: TemplateRecord {
    /// The route; nil where nothing is said of failures.
    package let route: FailureRoute?

    package static let contract = TemplateContract<FailureRouteView>(
        "failure route",
        "Where failures go.",
        [
            .text(
                "form",
                "`ignored`, `relay`, `ending`, or `impossible` for work that cannot fail; empty where nothing is to be said"
            ) { $0.form },
            .text("target", "`relay`, `ending`: what they are sent to") { $0.target?.name ?? "" },
            .text("conversion", "`relay`, `ending`: the function that makes its value; empty for none") {
                $0.target?.conversion ?? ""
            },
        ]
    )

    private var form: String {
        switch route {
        case nil: ""
        case .ignored: "ignored"
        case .impossible: "impossible"
        case .relay: "relay"
        case .ending: "ending"
        }
    }

    private var target: (name: String, conversion: String)? {
        switch route {
        case nil, .ignored, .impossible: nil
        case .relay(let stream, let conversion), .ending(let stream, let conversion): (stream.text, conversion)
        }
    }
}

/// What templates see of a closure, and where it stands.
package struct ClosureView: TemplateRecord {
    /// The closure; nil where there is none.
    package let closure: Closure?
    /// How many levels the first line of its chain is set in.
    package let margin: Int

    package static let contract = TemplateContract<ClosureView>(
        "closure",
        "A closure, as it is printed at its place. All is empty where there is none.",
        [
            .text("text", "on one line where it is one statement, otherwise as a block") { $0.text },
            .text(
                "fitted",
                "on one line where it is one statement that leaves room there for a call, otherwise as a block"
            ) { $0.fitted },
            .text("open", "its brace and what stands behind that: `{ [useCase] post in`") { $0.open },
            .texts("lines", "its statements, not indented") { $0.lines },
        ]
    )

    private var lines: [String] { closure?.body.flatMap { $0.lines() } ?? [] }

    private var head: String { closure.map { $0.head.isEmpty ? "" : " " + $0.head } ?? "" }

    private var open: String { closure == nil ? "" : "{" + head }

    private var block: String {
        guard closure != nil else { return "" }
        let margin = blanks(margin + 1)
        return ([open] + lines.map { margin + "    " + $0 } + [margin + "}"]).joined(separator: "\n")
    }

    private var text: String { closure?.oneLine ?? block }

    /// How wide a line may be to which a closure is added, and how much of that is the call around it: `.subscribe(onNext: )`.
    private static let room = (line: 100, call: 20)

    private var fitted: String {
        let columns = blanks(margin + 1).count + Self.room.call
        guard let line = closure?.oneLine, columns + line.count <= Self.room.line else { return block }
        return line
    }
}
