import VMGenModel
import VMGenSpec

/// Reads the `flows:` section: lines into sources, steps and sinks, without looking names up.
struct FlowReader: EntryReading {
    let findings: Findings
    /// The names of outputs and states, which can only end a flow.
    let fields: Set<String>
    /// The names of inputs, which begin one, whatever else is called so.
    let inputs: Set<String>
    /// The names of requests, which take time.
    let requests: Set<String>
    /// The names of the logic's methods.
    let methods: Set<String>

    private static let form = "- tap -> latest load -> items"

    /// The flows of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [FlowSyntax] {
        var lines: [EntrySyntax] = []
        let written = entry.block.map(withSwiftArrows).map(withoutQuotes).map(withoutColon)
        for line in written.map({ $0.withArrowsInFront(findings) }) {
            if !line.isItem, line.content.text.hasPrefix("->"), let last = lines.indices.last {
                findings.add(FlowPart.strayContinuation(at: line.content.range))
                lines[last].block.append(line)
            } else if line.content.text.hasSuffix(":"), line.block.contains(where: \.isItem) {
                findings.add(LineShape.flowAsList(line))
            } else if line.content.text.hasPrefix("catch "), !lines.isEmpty {
                findings.add(FlowPart.shallowCatch(line))
                lines[lines.count - 1].block.append(line.withoutDash)
            } else if isItem(line, of: "flows") || line.content.text.contains("->") {
                lines.append(line)
            }
        }
        return lines.map(readFlow)
    }

    /// `line`, and those below it, with `->` in the place of other arrows.
    private func withSwiftArrows(_ line: EntrySyntax) -> EntrySyntax {
        var line = line
        line.content = withClosedBrace(ForeignArrow.replaced(in: line.content, findings: findings))
        line.block = line.block.map(withSwiftArrows)
        return line
    }

    /// `line` without the quotes that all of it stands in, as YAML has them, which are reported.
    private func withoutQuotes(_ line: EntrySyntax) -> EntrySyntax {
        guard let flow = line.content.unquoted, flow.text.contains("->") else { return line }
        findings.add(FlowPart.quoted(line.content, flow: flow))
        var line = line
        line.content = flow
        return line
    }

    /// `line` without the colon behind its first name, or without that name where it was to be the flow's, which is reported:
    /// `tap: -> items`, `loading: tap -> items`.
    private func withoutColon(_ line: EntrySyntax) -> EntrySyntax {
        guard let (finding, flow) = FlowPart.checkColon(line.content, isStep: isStep) else { return line }
        findings.add(finding)
        var line = line
        line.isItem = true
        line.content = flow
        return line
    }

    /// Whether `part` stands nowhere but behind an arrow, or was meant to.
    private func isStep(_ part: Fragment) -> Bool {
        StepReader.kind(of: part) != nil || SinkReader.isSink(part) || requests.contains(part.text)
            || methods.contains(part.text)
    }

    /// `line` with a brace in the place of the space before an arrow, byte for byte as long as before, where that of a closure
    /// is missing, which is reported: the rest of the line is read.
    private func withClosedBrace(_ line: Fragment) -> Fragment {
        let text = SwiftText.Text(line)
        let open = text.tokens.first { ($0.kind == .open || $0.kind == .close) && $0.partner == nil }
        let arrow = Array(" -> ".utf8)
        guard let open, open.kind == .open, text.byte(open) == UInt8(ascii: "{"), text.unclosedStrings.isEmpty,
            !text.tokens.contains(where: { $0.lower > open.lower && text.matches($0, "in") }),
            let gap = text.bytes.indices.first(where: { $0 > open.upper && text.bytes[$0...].starts(with: arrow) }),
            let finding = UnbalancedText.check(line)
        else { return line }
        findings.add(finding)
        var bytes = text.bytes
        bytes[gap] = UInt8(ascii: "}")
        return Fragment(String(decoding: bytes, as: UTF8.self), line.range)
    }

    private func readFlow(_ written: EntrySyntax) -> FlowSyntax {
        var line = written
        if let (finding, flow) = BadSink.checkLines(of: written) {
            findings.add(finding)
            line.content = flow
            line.block = []
        }
        let lines = FlowLines(line)
        var flow = FlowSyntax(
            text: lines.text,
            documentation: lines.all.flatMap(documentation),
            sources: [],
            chain: ChainSyntax(isBroken: true)
        )
        if let finding = FlowPart.checkClosure(of: line) {
            // The lines below are those of the closure, and name what the flow uses.
            findings.add(finding)
            flow.text.text = ([line] + line.block).map(\.content.text).joined(separator: " ")
            return flow
        }
        if let parts = parts(of: lines, form: FlowReader.form), let first = parts.first?.text {
            if first.isEmpty {
                findings.add(FlowPart.missingSource(at: line.content.range))
            } else if let finding = FlowPart.checkJoin(first) {
                findings.add(finding)
                return flow
            } else {
                flow.sources = SwiftText.split(first, on: ",")
                if flow.sources.count > FlowPart.mostSources {
                    findings.add(FlowPart.tooManySources(flow.sources))
                    return flow
                }
                for source in flow.sources where source.isEmpty {
                    findings.add(FlowPart.missingSource(at: source.range))
                }
                flow.sources.removeAll(where: \.isEmpty)
            }
            flow.chain = readFlowChain(Array(parts.dropFirst()), of: &flow)
            if flow.sources.count == 1, case .name(let sink)? = flow.chain.sink?.kind,
                sink.text == flow.sources[0].text,
                sink.text == "error", fields.contains(sink.text), !inputs.contains(sink.text)
            {
                findings.add(FlowPart.errorNotErrors(flow.sources[0]))
                flow.sources[0].text = "errors"
            }
        }
        for below in lines.below { readCatch(below, into: &flow) }
        return flow
    }

    /// Reads the parts after the first arrow; a `catch` among them, which belongs below, is reported and read as if it
    /// stood there: `-> items catch -> ignore`.
    private func readFlowChain(_ parts: [Part], of flow: inout FlowSyntax) -> ChainSyntax {
        guard let index = parts.firstIndex(where: { $0.text.text.hasSuffix(" catch") }) else { return readChain(parts) }
        var own = Array(parts[...index])
        let text = own[index].text
        let length = text.text.utf8.count
        findings.add(FlowPart.inlineCatch(text.slice(length - "catch".utf8.count, length)))
        own[index].text = text.slice(0, length - "catch".utf8.count)
        // Behind work nobody knows where the failure ends and the flow goes on.
        let isEnd = StepReader.kind(of: own[index].text) == nil || fields.contains(own[index].text.text)
        if index + 1 < parts.count {
            let failure = isEnd ? readChain(Array(parts[(index + 1)...])) : ChainSyntax(isBroken: true)
            flow.failure = FailureSyntax(text: flow.text, chain: failure)
        }
        var chain = readChain(own, isOpen: !isEnd)
        chain.isBroken = true
        return chain
    }

    /// Reads a `catch -> …` line and the lines that continue it.
    private func readCatch(_ lines: FlowLines, into flow: inout FlowSyntax) {
        let line = lines.all[0]
        let form = "catch -> replace with false -> isDone"
        guard let first = SwiftText.split(line.content, on: "->").first, first.allWords.first == "catch" else {
            findings.add(FlowPart.below(line.content) ?? LineShape.finding(line.content, in: "flows", form: form))
            return
        }
        if line.isItem || first.text != "catch", first.text != line.content.text {
            findings.add(FlowPart.badCatch(line, first: first))
        }
        if let first = flow.failure {
            findings.add(FlowPart.secondCatch(line.content.slice(0, "catch".utf8.count), first: first.text))
            return
        }
        guard let parts = parts(of: lines, form: form) else { return }
        for extra in lines.below { findings.add(LineShape.extraBlock(extra.all[0].content.range, below: "catch")) }
        flow.failure = FailureSyntax(text: lines.text, chain: readChain(Array(parts.dropFirst())))
    }

    /// The parts of `lines` between arrows, each with the Swift below its line; nil where they cannot be read, which is
    /// reported.
    private func parts(of lines: FlowLines, form: String) -> [Part]? {
        if let finding = lines.all.lazy.compactMap({ FlowPart.checkURL($0.content) }).first {
            findings.add(finding)
            return nil
        }
        guard lines.all.allSatisfy({ isBalanced($0.content) }) else { return nil }
        var parts: [Part] = []
        for (index, line) in lines.all.enumerated() {
            // A line that continues another starts with an arrow, before which nothing stands.
            let texts = SwiftText.split(line.content, on: "->").dropFirst(index == 0 ? 0 : 1)
            var unused = line.verbatim
            for text in texts {
                let isStep = StepReader.kind(of: text) == .swift
                parts.append(Part(text: text, verbatim: isStep ? unused : nil))
                if isStep { unused = nil }
            }
            if let unused { findings.add(FlowPart.verbatimWithoutStep(at: unused.range)) }
        }
        // What it starts from, its steps, and where it ends.
        if parts.count > FlowPart.mostSteps + 2 {
            findings.add(FlowPart.tooManySteps(from: parts[FlowPart.mostSteps + 1].text))
            return nil
        }
        if parts.count > 1 { return parts }
        // The arrow that is missing is missing where the line below begins, which is reported there.
        if lines.below.contains(where: { FlowPart.below($0.all[0].content) != nil }) { return nil }
        let line = lines.all[0].content
        findings.add(
            ForeignArrow.checkDirection(line) ?? SwiftText.strayOperand(in: line).map(FlowPart.missingArrow)
                ?? FlowPart.missingArrow(in: line)
                ?? LineShape.finding(line, in: "flows", form: form)
        )
        return nil
    }

    /// What stands between two arrows, with the verbatim Swift that belongs to it.
    private struct Part {
        /// The text.
        package var text: Fragment
        /// The Swift below its line, for a `swift` step.
        package var verbatim: VerbatimSyntax?
    }

    /// Whether `part` can do nothing but end a flow.
    private func isEnd(_ part: Fragment) -> Bool { SinkReader.isSink(part) || fields.contains(part.text) }

    /// Reads the parts after the first arrow. A chain that `isOpen` may end with a step: what is wrong there has been reported.
    private func readChain(_ all: [Part], isOpen: Bool = false) -> ChainSyntax {
        var chain = ChainSyntax()
        var parts = all
        let isOpen = isOpen || parts.count > 1 && parts.last?.text.isEmpty == true
        while parts.count > 1, let last = parts.last, last.text.isEmpty {
            findings.add(FlowPart.empty(at: last.text.range, isLast: true))
            chain.isBroken = true
            parts.removeLast()
        }
        if parts.count > 1, let last = parts.last?.text, ForeignSteps.keepsSubscription(last),
            isEnd(parts[parts.count - 2].text)
        {
            findings.add(UnknownStep.finding(last))
            parts.removeLast()
        }
        if let last = parts.last, !fields.contains(last.text.text), StepReader.kind(of: last.text) != nil,
            let finding = FlowPart.earlyName(last.text), let step = SwiftText.cut(last.text, at: " as ")?.0
        {
            findings.add(finding)
            parts[parts.count - 1].text = step
            parts.append(Part(text: last.text.slice(step.text.utf8.count + 1, last.text.text.utf8.count)))
        }
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            let text = part.text
            if isLast, fields.contains(text.text) && text.text != "ignore" || text.text == "start" {
                // A field, whatever it is called: no step ends a flow. Nor does what starts one, which is reported as a name.
                chain.sink = SinkSyntax(text: text, kind: .name(text))
            } else if text.isEmpty {
                findings.add(FlowPart.empty(at: text.range, isLast: isLast))
                chain.isBroken = true
            } else if let kind = StepReader.kind(of: text) {
                if isLast, let stray = StepReader.strayOperand(in: text, kind: kind) {
                    findings.add(FlowPart.missingArrow(before: stray))
                    chain.isBroken = true
                } else if let step = StepReader(findings: findings, verbatim: part.verbatim).read(text, kind: kind) {
                    if isLast, let finding = FlowPart.setting(step) {
                        findings.add(finding)
                        chain.isBroken = true
                        continue
                    }
                    chain.steps.append(step)
                    if isLast, !isOpen, let finding = FlowPart.missingSink(after: step) { findings.add(finding) }
                } else {
                    chain.isBroken = true
                    if index == 0, kind == .combine || kind == .zip { chain.joinsUnread = true }
                }
            } else if isLast {
                chain.sink = SinkReader(findings: findings, fields: fields).read(text)
                chain.isBroken = chain.isBroken || chain.sink == nil
            } else {
                let dotted = StepArgument.checkDotted(text)
                findings.add(
                    dotted ?? (isEnd(text) ? FlowPart.earlySink(text) : withoutStep(text) ?? UnknownStep.finding(text))
                )
                chain.isBroken = true
                if let step = foreignWork(text) { chain.steps.append(step) }
                if index == 0, ForeignSteps.joins(text) { chain.joinsUnread = true }
            }
        }
        if chain.sink == nil { chain.isBroken = true }
        return chain
    }
}
