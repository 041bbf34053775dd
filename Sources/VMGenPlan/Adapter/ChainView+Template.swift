/// What templates see of a chain, and where it stands.
package struct ChainView: TemplateRecord {
    /// The chain.
    let chain: Chain
    /// How many levels its first line is set in.
    package let margin: Int
    /// Whether all of it stands in one line.
    var isInline = false

    package static let contract = TemplateContract<ChainView>(
        "chain",
        "A stream from where it starts through its links.",
        [
            .text("wraps", "the type whose `init` the chain is given to: `ControlEvent`; empty for none") { $0.wraps },
            .record("head", "where it starts") { view in
                HeadView(head: view.chain.head, margin: view.margin, isInline: view.isInline)
            },
            .records("links", "what happens on the way, in order") { $0.links },
        ]
    )

    private var wraps: String {
        if case .convert(_, let to)? = chain.links.last, to == "ControlEvent" { return to }
        return ""
    }

    /// The blanks before its links.
    var linkMargin: String { blanks(inner.margin + 1) }

    private var inner: ChainView {
        ChainView(chain: chain, margin: isSpread ? margin - 1 : margin, isInline: isInline)
    }

    private var links: [LinkView] {
        let links = wraps.isEmpty ? chain.links[...] : chain.links.dropLast()
        let isPlain = links.allSatisfy(\.isConversion) && chain.head.isName
        return links.enumerated().map { index, link in
            let isFirst = index == 0 && link.isConversion && chain.head.isName
            return LinkView(link: link, margin: inner.margin, isInline: isInline || isFirst || isPlain)
        }
    }

    /// Whether the head stands on several lines, so that what follows needs no further margin.
    private var isSpread: Bool {
        switch chain.head {
        case .expression, .start, .work, .events: false
        case .merge(let chains, let kind), .join(_, let chains, let kind):
            !kind.isEmpty && !chains.allSatisfy(\.isLine)
        }
    }
}

/// What templates see of where a chain starts.
package struct HeadView: TemplateRecord {
    /// How many levels its first line is set in.
    package let margin: Int
    /// Whether all of it may stand in one line.
    private let isInline: Bool
    private let form: String
    private var text = ""
    private var ends = false
    private var joined: (chains: [Chain], kind: String)?
    private var work: WorkView?
    private var events: (chain: ChainView, type: String, cases: [EventPattern], isComplete: Bool)?

    /// What templates see of `head`, `margin` levels in, all of it in one line where `isInline`.
    init(head: Chain.Head, margin: Int, isInline: Bool) {
        self.margin = margin
        self.isInline = isInline
        switch head {
        case .expression(let text): (form, self.text) = ("expression", text)
        case .merge(let chains, let kind): (form, joined) = ("merge", (chains, kind))
        case .join(let step, let chains, let kind):
            (form, joined) = (step == .zip ? "zip" : "combine", (chains, kind))
        case .start(let ends): (form, self.ends) = ("start", ends)
        case .work(let work): (form, self.work) = ("work", WorkView(work: work, margin: margin))
        case .events(let chain, let type, let cases, let isComplete):
            form = "events"
            events = (ChainView(chain: chain, margin: margin, isInline: isInline), type, cases, isComplete)
        }
    }

    package static let contract = TemplateContract<HeadView>(
        "chain head",
        "Where a chain starts. Which values it has follows from its form.",
        [
            .text("form", "`expression`, `merge`, `combine`, `zip`, `start`, `work` or `events`") { $0.form },
            .text("margin", "the indentation of its first line") { blanks($0.margin) },
            .text("text", "`expression`: the stream") { $0.text },
            .text("kind", "`merge`, `combine`, `zip`: the kind that has the operator; empty where a stream has it") {
                $0.joined?.kind ?? ""
            },
            .records("chains", "`merge`, `combine`, `zip`: the streams") { $0.parts },
            .flag("isOneLine", "whether those that the operator takes stand in one line") { $0.isOneLine },
            .flag("isWhole", "whether the first of them and the operator stand in one line too") { $0.isWhole },
            .flag("ends", "`start`: whether it ends after its value") { $0.ends },
            .optional("work", "`work`: the work") { $0.work },
            .optional("chain", "`events`: the stream of events") { $0.events?.chain },
            .text("type", "`events`: the type of the values") { $0.events?.type ?? "" },
            .records("cases", "`events`: the cases that pass, those that carry nothing as one") { $0.groupedCases },
            .flag("isOne", "`events`: whether one case alone passes") { $0.events?.cases.count == 1 },
            .flag("isComplete", "`events`: whether those are all cases") { $0.events?.isComplete ?? false },
        ]
    )

    /// The cases that pass, of which those that carry nothing share a line.
    private var groupedCases: [EventPattern] {
        let cases = events?.cases ?? []
        let silent = cases.filter { $0.value == "()" }.map(\.pattern)
        let pattern = silent.joined(separator: ", ")
        // Longer ones have lines of their own.
        guard silent.count > 1, pattern.utf8.count <= 72 else { return cases }
        return [EventPattern(pattern: pattern, value: "()")] + cases.filter { $0.value != "()" }
    }

    /// What a stream's own operator takes are all but the first. Only one of them may have a closure.
    private var isOneLine: Bool {
        guard let (chains, kind) = joined else { return false }
        let taken = chains.dropFirst(kind.isEmpty ? 1 : 0)
        return taken.allSatisfy(\.isLine) || taken.count == 1 && taken.allSatisfy { $0.fits(behind: margin + 5) }
    }

    private var isWhole: Bool { isInline && joined?.chains.allSatisfy(\.isLine) ?? false }

    private var parts: [ChainView] {
        guard let (chains, kind) = joined else { return [] }
        return chains.enumerated().map { index, chain in
            let levels = isOneLine || kind.isEmpty && index == 0 ? 0 : kind.isEmpty ? 2 : 1
            let isTaken = !kind.isEmpty || index > 0
            let isInline = isOneLine ? isTaken || chain.isLine : isTaken && chain.fits(behind: margin + levels)
            return ChainView(chain: chain, margin: margin + levels, isInline: isInline)
        }
    }
}

extension EventPattern: TemplateRecord {
    package static let contract = TemplateContract<EventPattern>(
        "event pattern",
        "One case of an enum that comes in, and the value it becomes.",
        [
            .text("pattern", "the pattern: `.edited(let text)`") { $0.pattern },
            .text("value", "the value: `text`") { $0.value },
        ]
    )
}

extension Chain {
    /// Whether it is short enough to stand among others in one line.
    var isLine: Bool { head.isName && links.allSatisfy(\.isShort) }

    /// Whether it has room in the line of the field called `name`: a stream, and no more than one operator beside conversions.
    func isField(called name: String) -> Bool {
        let operators = links.filter { !$0.isShort }
        guard head.isName, operators.count < 2, case .expression(let text) = head else { return isLine }
        guard let link = operators.first else { return true }
        guard let width = link.width ?? link.lineOfSwift?.count else { return false }
        let conversions = 24 * (links.count - 1)
        return blanks(3).count + name.count + text.count + width + conversions <= 120 && !text.contains("\n")
    }

    /// Whether it is a stream and one operator, which have room in one line behind so many levels of indentation.
    func fits(behind levels: Int) -> Bool {
        guard links.count == 1, let width = links[0].width, case .expression(let text) = head else { return false }
        return blanks(levels).count + text.count + width <= 100 && !text.contains("\n")
    }
}

extension Chain.Head {
    /// Whether it is one word, and what follows may stand on its line.
    var isName: Bool {
        switch self {
        case .expression, .start: true
        case .merge, .join, .work, .events: false
        }
    }
}

extension Link {
    /// Whether it is a conversion, which stands on the line of what it converts.
    var isConversion: Bool {
        if case .convert = self { return true }
        return false
    }

    /// Whether it has no closure and no list.
    var isShort: Bool {
        switch self {
        case .convert, .hop, .void, .failures, .endless: true
        default: false
        }
    }

    /// The one line of Swift that it is; nil for an operator, or several lines.
    fileprivate var lineOfSwift: String? {
        if case .verbatim(let lines) = self, lines.count == 1 { lines[0] } else { nil }
    }

    /// About how wide it is on one line; nil where it may need several.
    fileprivate var width: Int? {
        switch self {
        case .map(let closure), .filter(let closure): closure.oneLine.map { $0.count + 8 }
        case .compactMap(let closure): closure.map { $0.oneLine.map { $0.count + 12 } } ?? 17
        case .mapping(let text), .startWith(let text), .skip(let text), .take(let text, _): text.count + 12
        case .distinct, .debounce, .throttle, .delay, .withLatest, .unretained, .work, .passing, .share, .verbatim,
            .void,
            .hop, .endless, .failures, .convert, .subscribe, .send, .run:
            nil
        }
    }
}

/// The blanks of some levels of indentation.
func blanks(_ levels: Int) -> String { String(repeating: "    ", count: max(0, levels)) }
