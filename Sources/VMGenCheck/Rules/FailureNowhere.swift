import VMGenModel
import VMGenSpec

/// Work that can fail, whose failure goes nowhere.
enum FailureNowhere: Rule {
    package static let id = "failure-nowhere"

    /// Neither its flow nor the spec says what becomes of the failure of `work`: one finding, since one line mends all; nil
    /// where there is none. What nothing of `draft` feeds and is of the errors' type is where failures go.
    static func finding(_ work: [FailingWork], in draft: SpecDraft, usage: Usage) -> Finding? {
        let places = work.map(\.invocation.text).sorted { $0.range.lower < $1.range.lower }
        guard let first = places.first else { return nil }
        let type = draft.errors?.typeName.text ?? "any Error"
        let unfed = draft.outputs.ports.first { port in
            [type, "Error"].contains(port.element.text) && port.kind != nil && !usage.fed.contains(port.name.text)
        }
        let all = unfed.map { "`- errors -> \($0.name.text)` for all work" }
        return error(
            "`\(first.text)` can fail, and nothing says where its failure goes; add "
                + (all ?? "`- errors -> …` for all work (`- errors -> ignore` drops failures)")
                + ", or `catch -> …` below this flow",
            at: first.range,
            notes: places.dropFirst().prefix(20).map { ("`\($0.text)` can fail as well", $0.range) }
        )
    }

    /// What is wrong with a `try` or `throw` in Swift that is evaluated on the way of a flow, `{ }` or the value of a `set`: nobody
    /// takes its failure. Nil where there is none, or where the text catches it.
    static func inText(_ body: Fragment) -> Finding? {
        guard body.text.holds("try") || body.text.holds("throw") else { return nil }
        let text = SwiftText.Text(body)
        let names = text.tokens.indices.filter { text.tokens[$0].kind == .name }
        guard !names.contains(where: { text.matches(text.tokens[$0], "catch") }) else { return nil }
        // What a closure within throws is for who calls that.
        let words = names.filter { !text.isMember($0) && !text.isInClosure($0) }.map { text.tokens[$0] }
        if let token = words.first(where: { text.matches($0, "throw") }) {
            return error(
                "what is thrown here would end the flow; give nil and go on with `compactMap`, or write a method that `throws` under "
                    + "`logic`, and run it as a step, `latest parse`, so that its failure goes where the spec says",
                at: text.range(token.lower, token.upper)
            )
        }
        let use = words.first { token in
            guard text.matches(token, "try") else { return false }
            let end = token.upper
            return !text.bytes.indices.contains(end)
                || ![UInt8(ascii: "?"), UInt8(ascii: "!")].contains(text.bytes[end])
        }
        guard let token = use else { return nil }
        let way =
            NotWork.call(in: body).map { "run it as a step, `latest \($0)`" }
            ?? "write a method that `throws` under `logic`, and run it as a step, `latest parse`"
        return error(
            "what `try` throws here would end the flow; \(way), so that its failure goes where the spec says; or drop the "
                + "failure, `try?`",
            at: text.range(token.lower, token.upper)
        )
    }

    /// Work that can fail where a failure is handled.
    static func inFailureFlow(_ work: FailingWork) -> Finding {
        error(
            "`\(work.invocation.text.text)` can fail, and this flow handles failures: end it in a stream, "
                + "`as failure`, and do the work in a flow of its own",
            at: work.invocation.text.range
        )
    }
}
