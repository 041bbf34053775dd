import VMGenTemplating

/// What templates see of one link of a chain, and where it stands.
package struct LinkView: TemplateRecord {
    /// The link.
    package let link: Link
    /// How many levels the first line of its chain is set in.
    package let margin: Int
    /// Whether it stands on the line of what is before it.
    let isInline: Bool

    package static let contract = TemplateContract<LinkView>(
        "link",
        "One link of a chain. `link` says which; what it has besides follows from that.",
        [
            .text("link", "its name: `map`, `latest`, `subscribe`, …") { $0.name },
            .text("margin", "its indentation") { blanks($0.margin + 1) },
            .flag("isInline", "whether it stands on the line of what is before it") { $0.isInline },
            .record("closure", "the closure of one that has one") {
                ClosureView(closure: $0.closure, margin: $0.margin)
            },
            .text("text", "an amount, a value, a function, or what is sent to") { $0.text },
            .flag("isTuple", "`distinct`: whether the values are tuples") { $0.isTuple },
            .text("key", "`distinct`: the closure that makes what is compared; empty for whole values") {
                $0.key?.closure ?? ""
            },
            .text("oldKey", "`distinct`: what is compared of `old`") { $0.key?.old ?? "" },
            .text("newKey", "`distinct`: what is compared of `new`") { $0.key?.new ?? "" },
            .flag("isFirst", "`throttle`: whether the first value of a while passes") { $0.isFirst },
            .records("arguments", "`withLatest` and work: the streams that the operator takes") { $0.arguments },
            .text("combined", "`withLatest`: the values that go on; empty where they are the other stream's") {
                $0.combined
            },
            .optional("work", "the work of `latest`, `first`, `queue` and `all`") { $0.work },
            .record("failures", "`failures`: where they go") { FailureRouteView(route: $0.route) },
            .flag("replays", "`share`: whether those who come later get the latest value") { $0.replays },
            .text("from", "`convert`: the kind before") { $0.conversion?.from ?? "" },
            .text("to", "`convert`: the kind behind") { $0.conversion?.to ?? "" },
            .texts("lines", "`verbatim`: operators as the spec writes them") { $0.lines },
            .text("kind", "the ends: the kind of the stream") { $0.kind },
            .flag("valuesOnly", "`send`: whether no end and no failure is sent") { $0.valuesOnly },
        ]
    )

    private var name: String {
        switch link {
        case .map: "map"
        case .filter: "filter"
        case .compactMap: "compactMap"
        case .mapping: "mapping"
        case .void: "void"
        case .distinct: "distinct"
        case .startWith: "startWith"
        case .skip: "skip"
        case .take: "take"
        case .debounce: "debounce"
        case .throttle: "throttle"
        case .delay: "delay"
        case .withLatest: "withLatest"
        case .unretained: "unretained"
        case .work(let step, _, _, _): step.rawValue
        case .passing: "do"
        case .hop: "hop"
        case .endless: "endless"
        case .failures: "failures"
        case .share: "share"
        case .convert: "convert"
        case .verbatim: "verbatim"
        case .subscribe: "subscribe"
        case .send: "send"
        case .run: "run"
        }
    }

    private var closure: Closure? {
        switch link {
        case .map(let closure), .filter(let closure), .passing(let closure), .work(_, let closure, _, _),
            .subscribe(let closure, _):
            closure
        case .compactMap(let closure): closure
        default: nil
        }
    }

    private var text: String {
        switch link {
        case .mapping(let text), .startWith(let text), .skip(let text), .take(let text), .debounce(let text),
            .throttle(let text, _), .delay(let text), .send(let text, _, _):
            text
        default: ""
        }
    }

    private var isTuple: Bool {
        if case .distinct(let isTuple, _) = link { return isTuple }
        return false
    }

    private var key: DistinctKey? {
        if case .distinct(_, let key) = link { return key }
        return nil
    }

    private var isFirst: Bool {
        if case .throttle(_, let isFirst) = link { return isFirst }
        return false
    }

    private var arguments: [StreamArgumentView] {
        switch link {
        case .withLatest(let chain, _): [StreamArgumentView(argument: StreamArgument(chain: chain), margin: margin)]
        case .work(_, _, _, let arguments): arguments.map { StreamArgumentView(argument: $0, margin: margin) }
        default: []
        }
    }

    private var combined: String {
        if case .withLatest(_, let combined) = link { return combined?.joined(separator: ", ") ?? "" }
        return ""
    }

    private var work: WorkView? {
        guard case .work(let step, _, let work, _) = link else { return nil }
        return WorkView(work: work, margin: margin + 2, isQueued: step == .queue)
    }

    private var route: FailureRoute? {
        if case .failures(let route) = link { return route }
        return nil
    }

    private var replays: Bool {
        if case .share(let replays) = link { return replays }
        return false
    }

    private var conversion: (from: String, to: String)? {
        if case .convert(let from, let to) = link { return (from, to) }
        return nil
    }

    private var lines: [String] {
        if case .verbatim(let lines) = link { return lines }
        return []
    }

    private var kind: String {
        switch link {
        case .subscribe(_, let kind), .send(_, let kind, _), .run(let kind): kind
        default: ""
        }
    }

    private var valuesOnly: Bool {
        if case .send(_, _, let valuesOnly) = link { return valuesOnly }
        return false
    }
}

/// What templates see of a stream that an operator takes in its brackets.
package struct StreamArgumentView: TemplateRecord {
    /// The argument.
    package let argument: StreamArgument
    /// How many levels the first line of the chain around it is set in.
    let margin: Int

    package static let contract = TemplateContract<StreamArgumentView>(
        "stream argument",
        "A stream that an operator takes in its brackets: its label, and the chain that it is.",
        [.text("label", "the label before it; empty for none") { $0.argument.label }]
            + ChainView.contract.entries.map { $0.seen(\.chain) }
    )

    private var chain: ChainView {
        let chain = argument.chain
        let isInline = !chain.head.isName || chain.links.allSatisfy(\.isShort)
        return ChainView(chain: chain, margin: margin + 1, isInline: isInline)
    }
}
