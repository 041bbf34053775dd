/// What templates see of one link of a chain, and where it stands.
package struct LinkView: TemplateRecord {
    /// How many levels the first line of its chain is set in.
    package let margin: Int
    /// Whether it stands on the line of what is before it.
    let isInline: Bool
    private let name: String
    private var closure: Closure?
    private var text = ""
    private var isTuple = false
    private var key: DistinctKey?
    private var isFirst = false
    private var isPrompt = false
    private var arguments: [StreamArgumentView] = []
    private var work: WorkView?
    private var route: FailureRoute?
    private var sharing = Sharing.plain
    private var conversion: (from: String, to: String)?
    private var lines: [String] = []
    private var kind = ""
    private var valuesOnly = false

    /// What templates see of `link`, `margin` levels in.
    init(link: Link, margin: Int, isInline: Bool) {
        self.margin = margin
        self.isInline = isInline
        switch link {
        case .map(let closure) where closure.saysNothing: name = "void"
        case .map(let closure): (name, self.closure) = ("map", closure)
        case .filter(let closure): (name, self.closure) = ("filter", closure)
        case .compactMap(let closure): (name, self.closure) = ("compactMap", closure)
        case .mapping(let function): (name, text) = ("mapping", function)
        case .void: name = "void"
        case .distinct(let isTuple, let key): (name, self.isTuple, self.key) = ("distinct", isTuple, key)
        case .startWith(let value): (name, text) = ("startWith", value)
        case .skip(let count): (name, text) = ("skip", count)
        case .take(let count, let isPrompt): (name, text, self.isPrompt) = ("take", count, isPrompt)
        case .debounce(let time): (name, text) = ("debounce", time)
        case .throttle(let time, let isFirst): (name, text, self.isFirst) = ("throttle", time, isFirst)
        case .delay(let time): (name, text) = ("delay", time)
        case .withLatest(let chain, let combined):
            name = "withLatest"
            arguments = [StreamArgumentView(argument: StreamArgument(chain: chain), margin: margin)]
            closure = combined
        case .unretained: name = "unretained"
        case .work(let step, let closure, let work, let arguments):
            (name, self.closure) = (step.rawValue, closure)
            self.arguments = arguments.map { StreamArgumentView(argument: $0, margin: margin) }
            self.work = WorkView(work: work, margin: margin + 2, isQueued: step == .queue)
        case .passing(let closure): (name, self.closure) = ("do", closure)
        case .hop: name = "hop"
        case .endless: name = "endless"
        case .failures(let route, _): (name, self.route) = ("failures", route)
        case .share(let sharing): (name, self.sharing) = ("share", sharing)
        case .convert(let from, let to): (name, conversion) = ("convert", (from, to))
        case .verbatim(let lines): (name, self.lines) = ("verbatim", lines)
        case .subscribe(let closure, let kind): (name, self.closure, self.kind) = ("subscribe", closure, kind)
        case .send(let target, let kind, let valuesOnly):
            (name, text, self.kind, self.valuesOnly) = ("send", target, kind, valuesOnly)
        case .run(let kind): (name, self.kind) = ("run", kind)
        }
    }

    package static let contract = TemplateContract<LinkView>(
        "link",
        "One link of a chain. `link` says which; what it has besides follows from that.",
        [
            .text("link", "its name: `map`, `latest`, `subscribe`, …") { $0.name },
            .text("margin", "its indentation") { blanks($0.margin + 1) },
            .flag("isInline", "whether it stands on the line of what is before it") { $0.isInline },
            .record(
                "closure",
                "the closure of one that has one; of `withLatest` none where the other stream's value alone goes on"
            ) {
                ClosureView(closure: $0.closure, margin: $0.margin)
            },
            .text("text", "an amount, a value, a function, or what is sent to") { $0.text },
            .flag("isTuple", "`distinct`: whether what is compared is a tuple") { $0.isTuple },
            .text("key", "`distinct`: the closure that makes what is compared; empty for whole values") {
                $0.key?.closure ?? ""
            },
            .flag("isHeavyKey", "`distinct`: whether Swift would take long over a comparison in one expression") {
                $0.key?.isHeavy ?? false
            },
            .text("oldKey", "`distinct`: what is compared of `old`") { $0.key?.old ?? "" },
            .text("newKey", "`distinct`: what is compared of `new`") { $0.key?.new ?? "" },
            .flag("isFirst", "`throttle`: whether the first value of a while passes") { $0.isFirst },
            .flag("isPrompt", "`take`: whether the end has to come right behind the last value") { $0.isPrompt },
            .records("arguments", "`withLatest` and work: the streams that the operator takes") { $0.arguments },
            .optional("work", "the work of `latest`, `first`, `queue` and `all`") { $0.work },
            .record("failures", "`failures`: where they go") { FailureRouteView(route: $0.route) },
            .flag("replays", "`share`: whether those who come later get the latest value") {
                $0.sharing == .replaying || $0.sharing == .lasting
            },
            .flag("lasts", "`share`: whether nothing is done again for who comes when what it comes from has ended") {
                $0.sharing == .once || $0.sharing == .lasting
            },
            .flag("isInOrder", "`share`: whether those who listen hear of a value in the order in which they came") {
                $0.sharing == .inOrder
            },
            .flag(
                "isFollowed",
                "`share`: as `isInOrder`, where each hears first what the stream tells anyone who comes"
            ) {
                $0.sharing == .following
            },
            .text("from", "`convert`: the kind before") { $0.conversion?.from ?? "" },
            .text("to", "`convert`: the kind behind") { $0.conversion?.to ?? "" },
            .texts("lines", "`verbatim`: operators as the spec writes them") { $0.lines },
            .text("kind", "the ends: the kind of the stream") { $0.kind },
            .flag("valuesOnly", "`send`: whether no end and no failure is sent") { $0.valuesOnly },
        ]
    )
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
