import VMGenTemplating

/// What the templates see of the plan of `transform`.
struct TransformAdapter {
    /// The plan.
    let plan: TransformPlan

    /// The plan as a template sees it.
    var value: TemplateValue {
        .dictionary([
            "locals": .list(plan.locals.map(local)),
            "items": .list(plan.items.map(item)),
            "statements": .strings(plan.statements.flatMap { $0.lines() }),
            "hasText": .bool(!plan.locals.isEmpty || !plan.items.isEmpty || !plan.statements.isEmpty),
        ])
    }

    private func local(_ local: HeldLocal) -> TemplateValue {
        .dictionary([
            "name": .string(local.name), "type": .string(local.type), "arguments": .string(local.arguments),
            "value": .string(local.value),
        ])
    }

    private func item(_ item: TransformItem) -> TemplateValue {
        switch item {
        case .stream(let name, let chain):
            .dictionary(
                ChainAdapter(margin: 2).values(chain)
                    .merging(["name": .string(name), "isSubscription": .bool(false)]) { $1 }
            )
        case .subscription(let chain):
            .dictionary(ChainAdapter(margin: 2).values(chain).merging(["name": "", "isSubscription": .bool(true)]) { $1 })
        }
    }

    /// What is returned, as a template sees it.
    var returned: TemplateValue {
        switch plan.output {
        case .stream(let chain):
            let values: [String: TemplateValue] = ["fields": .list([]), "isStream": .bool(true)]
            return .dictionary(ChainAdapter(margin: 2).values(chain).merging(values) { $1 })
        case .fields(let fields):
            let list = fields.enumerated().map { index, field -> TemplateValue in
                let values: [String: TemplateValue] = [
                    "label": .string(field.label), "isLast": .bool(index == fields.count - 1),
                ]
                return .dictionary(
                    ChainAdapter(margin: 3, isInline: true).values(field.value).merging(values) { $1 }
                )
            }
            return .dictionary(["fields": .list(list), "isStream": .bool(false)])
        }
    }
}

/// What the templates see of a chain that is set in by some levels.
struct ChainAdapter {
    /// How many levels its first line is set in.
    let margin: Int
    /// Whether all of it stands in one line.
    var isInline = false

    private func blanks(_ levels: Int) -> String { String(repeating: "    ", count: levels) }

    /// `chain` as a template sees it.
    func value(_ chain: Chain) -> TemplateValue { .dictionary(values(chain)) }

    /// The members of `chain` as a template sees it.
    func values(_ chain: Chain) -> [String: TemplateValue] {
        var links = chain.links
        var wraps = ""
        if case .convert(_, let to)? = links.last, to == "ControlEvent" {
            wraps = to
            links.removeLast()
        }
        let isPlain = links.allSatisfy(isConversion) && isName(chain.head)
        let behind = ChainAdapter(margin: isSpread(chain.head) ? margin - 1 : margin, isInline: isInline)
        return [
            "wraps": .string(wraps), "margin": .string(blanks(behind.margin + 1)),
            "head": head(chain.head),
            "links": .list(
                links.enumerated().map { index, link in
                    let isFirst = index == 0 && isConversion(link) && isName(chain.head)
                    return behind.link(link, isInline: isInline || isFirst || isPlain)
                }
            ),
        ]
    }

    /// Whether `head` stands on several lines, so that what follows needs no further margin.
    private func isSpread(_ head: Chain.Head) -> Bool {
        switch head {
        case .expression, .start, .work, .events: false
        case .merge(let chains, let kind), .join(_, let chains, let kind): !kind.isEmpty && !chains.allSatisfy(isLine)
        }
    }

    private func isConversion(_ link: Link) -> Bool {
        if case .convert = link { return true }
        return false
    }

    private func isShort(_ link: Link) -> Bool {
        switch link {
        case .convert, .hop, .void, .failures, .endless: true
        default: false
        }
    }

    private func isName(_ head: Chain.Head) -> Bool {
        if case .expression = head { return true }
        if case .start = head { return true }
        return false
    }

    private func isLine(_ chain: Chain) -> Bool { isName(chain.head) && chain.links.allSatisfy(isShort) }

    private func head(_ head: Chain.Head) -> TemplateValue {
        var value: [String: TemplateValue] = [
            "margin": .string(blanks(margin)), "text": "", "chains": .list([]), "kind": "", "further": .list([]),
        ]
        switch head {
        case .expression(let text):
            value["form"] = "expression"
            value["text"] = .string(text)
        case .merge(let chains, let kind):
            value.merge(several(chains, form: "merge", kind: kind)) { $1 }
        case .join(let step, let chains, let kind):
            value.merge(several(chains, form: step == .zip ? "zip" : "combine", kind: kind)) { $1 }
        case .start(let ends):
            value["form"] = "start"
            value["ends"] = .bool(ends)
        case .work(let work):
            value["form"] = "work"
            value["work"] = self.work(work, margin: margin)
        case .events(let chain, let type, let cases, let isComplete):
            value["form"] = "events"
            value["chain"] = self.value(chain)
            value["type"] = .string(type)
            value["isComplete"] = .bool(isComplete)
            value["cases"] = .list(
                cases.map { .dictionary(["pattern": .string($0.pattern), "value": .string($0.value)]) }
            )
        }
        return .dictionary(value)
    }

    private func several(_ chains: [Chain], form: String, kind: String) -> [String: TemplateValue] {
        let isOneLine = chains.allSatisfy(isLine)
        let inner = ChainAdapter(margin: margin + (isOneLine ? 0 : 1), isInline: isOneLine)
        let first = kind.isEmpty ? ChainAdapter(margin: margin, isInline: isOneLine) : inner
        let others = kind.isEmpty ? ChainAdapter(margin: margin + (isOneLine ? 0 : 2), isInline: isOneLine) : inner
        let values = chains.prefix(1).map(first.values) + chains.dropFirst().map(others.values)
        return [
            "form": .string(form), "kind": .string(kind), "isOneLine": .bool(isOneLine),
            "chains": .list(
                values.enumerated().map { index, chain in
                    .dictionary(chain.merging(["isLast": .bool(index == values.count - 1)]) { $1 })
                }
            ),
        ]
    }

    private func work(_ work: Work, margin: Int, isQueued: Bool = false) -> TemplateValue {
        let form =
            switch work.form {
            case .stream: "stream"
            case .awaited: "awaited"
            case .awaitedOwner: "awaitedOwner"
            case .attempt: "attempt"
            case .attemptStream: "attemptStream"
            }
        return .dictionary([
            "form": .string(form), "call": .string(work.call), "canThrow": .bool(work.canThrow), "mayBeMissing": .bool(work.mayBeMissing),
            "captures": .string(work.captures.isEmpty ? "" : "[\(work.captures.joined(separator: ", "))] in "),
            "failures": route(work.failures), "flags": .strings(work.flags), "margin": .string(blanks(margin + 1)),
            "isQueued": .bool(isQueued),
            "links": .list(work.links.map { ChainAdapter(margin: margin).link($0, isInline: false) }),
        ])
    }

    private func route(_ route: FailureRoute?) -> TemplateValue {
        switch route {
        case nil: .dictionary(["form": "", "target": "", "conversion": ""])
        case .ignored: .dictionary(["form": "ignored", "target": "", "conversion": ""])
        case .relay(let target, let conversion):
            .dictionary(["form": "relay", "target": .string(target), "conversion": .string(conversion)])
        case .ending(let target, let conversion):
            .dictionary(["form": "ending", "target": .string(target), "conversion": .string(conversion)])
        }
    }

    /// A closure whose first line is set in as this chain's links are.
    private func closure(_ closure: Closure?) -> TemplateValue {
        guard let closure else { return .dictionary(["text": "", "block": "", "open": "", "lines": .list([])]) }
        let margin = blanks(margin + 1)
        let lines = closure.body.flatMap { $0.lines() }
        let head = closure.head.isEmpty ? "" : " " + closure.head
        let open = "{" + head
        let block = ([open] + lines.map { margin + "    " + $0 } + [margin + "}"]).joined(separator: "\n")
        let text = lines.count == 1 ? "{\(head) \(lines[0]) }" : block
        return .dictionary([
            "text": .string(text), "block": .string(block), "open": .string(open), "lines": .strings(lines),
        ])
    }

    private func link(_ link: Link, isInline: Bool) -> TemplateValue {
        var value: [String: TemplateValue] = ["margin": .string(blanks(margin + 1)), "isInline": .bool(isInline)]
        func add(_ name: String, _ more: [String: TemplateValue] = [:]) {
            value["link"] = .string(name)
            value.merge(more) { $1 }
        }
        switch link {
        case .map(let closure): add("map", ["closure": self.closure(closure)])
        case .filter(let closure): add("filter", ["closure": self.closure(closure)])
        case .compactMap(let closure): add("compactMap", ["closure": self.closure(closure)])
        case .mapping(let text): add("mapping", ["text": .string(text)])
        case .void: add("void")
        case .distinct(let isTuple, let key):
            add(
                "distinct",
                [
                    "isTuple": .bool(isTuple), "closure": .string(key?.closure ?? ""),
                    "oldKey": .string(key?.old ?? ""), "newKey": .string(key?.new ?? ""),
                ]
            )
        case .startWith(let text): add("startWith", ["text": .string(text)])
        case .skip(let amount): add("skip", ["text": .string(amount)])
        case .take(let amount): add("take", ["text": .string(amount)])
        case .debounce(let interval): add("debounce", ["text": .string(interval)])
        case .throttle(let interval, let first):
            add("throttle", ["text": .string(interval), "isFirst": .bool(first)])
        case .delay(let interval): add("delay", ["text": .string(interval)])
        case .withLatest(let chain, let combined):
            let other = ChainAdapter(margin: margin + 1, isInline: isLine(chain) || !isName(chain.head)).value(chain)
            add("withLatest", ["chain": other, "combined": .string(combined?.joined(separator: ", ") ?? "")])
        case .unretained: add("unretained")
        case .work(let step, let closure, let work):
            add(step.rawValue, ["closure": self.closure(closure), "work": self.work(work, margin: margin + 2, isQueued: step == .queue)])
        case .passing(let closure): add("do", ["closure": self.closure(closure)])
        case .hop: add("hop")
        case .endless: add("endless")
        case .failures(let route): add("failures", ["failures": self.route(route)])
        case .share(let replays): add("share", ["replays": .bool(replays)])
        case .convert(let from, let to): add("convert", ["from": .string(from), "to": .string(to)])
        case .verbatim(let lines): add("verbatim", ["lines": .strings(lines)])
        case .subscribe(let closure, let kind):
            add("subscribe", ["closure": self.closure(closure), "kind": .string(kind)])
        case .send(let target, let kind, let valuesOnly):
            add("send", ["text": .string(target), "kind": .string(kind), "valuesOnly": .bool(valuesOnly)])
        case .run(let kind): add("run", ["kind": .string(kind)])
        }
        return .dictionary(value)
    }
}
