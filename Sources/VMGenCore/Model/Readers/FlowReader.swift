import VMGenDiagnostics

/// Reads the `flows:` section: lines into sources, steps and sinks, without looking names up.
struct FlowReader: EntryReading {
    let findings: Findings
    /// The names of outputs and states, which can only end a flow.
    let fields: Set<String>

    private static let form = "- tap -> latest load -> items"

    /// The flows of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [FlowSyntax] {
        entry.block.filter { isItem($0, of: "flows") }.map(readFlow)
    }

    private func readFlow(_ line: EntrySyntax) -> FlowSyntax {
        var flow = FlowSyntax(
            text: line.content,
            documentation: documentation(of: line),
            sources: [],
            chain: ChainSyntax(isBroken: true)
        )
        guard isBalanced(line.content) else { return flow }
        let parts = SwiftText.split(line.content, on: "->")
        guard let first = parts.first, parts.count > 1 else {
            findings.add(LineShape.finding(line.content, in: "flows", form: FlowReader.form))
            return flow
        }
        if first.isEmpty {
            findings.add(FlowPart.missingSource(at: line.content.range))
        } else {
            flow.sources = SwiftText.split(first, on: ",")
            for source in flow.sources where source.isEmpty {
                findings.add(FlowPart.missingSource(at: source.range))
            }
            flow.sources.removeAll(where: \.isEmpty)
        }
        flow.chain = readChain(Array(parts.dropFirst()), verbatim: line.verbatim)
        for below in line.block { readCatch(below, into: &flow) }
        return flow
    }

    /// Reads a `catch -> …` line.
    private func readCatch(_ line: EntrySyntax, into flow: inout FlowSyntax) {
        let parts = SwiftText.split(line.content, on: "->")
        guard !line.isItem, parts.first?.text == "catch", parts.count > 1 else {
            let form = "catch -> replace with false -> isDone"
            findings.add(LineShape.finding(line.content, in: "flows", form: form))
            return
        }
        if let first = flow.failure {
            findings.add(FlowPart.secondCatch(parts[0], first: first.text))
            return
        }
        guard isBalanced(line.content) else { return }
        for extra in line.block { findings.add(LineShape.extraBlock(extra.content.range, below: "catch")) }
        let chain = readChain(Array(parts.dropFirst()), verbatim: line.verbatim)
        flow.failure = FailureSyntax(text: line.content, chain: chain)
    }

    /// Reads the parts after the first arrow.
    private func readChain(_ parts: [Fragment], verbatim: VerbatimSyntax?) -> ChainSyntax {
        var chain = ChainSyntax()
        var unused = verbatim
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            let steps = StepReader(findings: findings, verbatim: unused)
            if part.isEmpty {
                findings.add(FlowPart.empty(at: part.range, isLast: isLast))
                chain.isBroken = true
            } else if let kind = StepReader.kind(of: part) {
                if kind == .swift { unused = nil }
                if let step = steps.read(part, kind: kind) {
                    chain.steps.append(step)
                    if isLast { findings.add(FlowPart.missingSink(after: part, kind: kind)) }
                } else {
                    chain.isBroken = true
                }
            } else if isLast {
                chain.sink = SinkReader(findings: findings).read(part)
                chain.isBroken = chain.isBroken || chain.sink == nil
            } else {
                let isSink = SinkReader.isSink(part) || fields.contains(part.text)
                findings.add(isSink ? FlowPart.earlySink(part) : UnknownStep.finding(part))
                chain.isBroken = true
            }
        }
        if let unused { findings.add(FlowPart.verbatimWithoutStep(at: unused.range)) }
        if chain.sink == nil { chain.isBroken = true }
        return chain
    }
}
