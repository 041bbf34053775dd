import VMGenDiagnostics
import VMGenSpec

/// Ends of flows that are written as Swift or another library writes them.
extension BadSink {
    /// A case of the output events stands behind its type: `Output.failed`, of which `written` is what stands in a flow.
    static func caseOfType(_ text: Fragment, written: String) -> Finding {
        error("a case is written with its dot alone: `\(written)`", at: text.range)
    }

    /// A case of a field's own enum stands alone, or behind its type, where a flow has it as `written`.
    static func caseOfField(_ text: Fragment, written: String) -> Finding {
        error("a case of a field stands behind the name of the field: `\(written)`", at: text.range)
    }

    /// Whether `word` is what other libraries call a stream's end by, or its being kept.
    static func takesValues(_ word: String) -> Bool { foreignEnds.contains(word) }

    /// What `text`, such a call that names no output or state, is in a flow; nil where there is nothing to say.
    static func foreign(_ text: Fragment) -> Finding? {
        guard let word = SwiftText.words(of: text).first, ForeignSteps.hint(for: word.text, call: nil) != nil else {
            return nil
        }
        return UnknownStep.finding(text)
    }

    /// What is wrong with `line`, a flow that ends in `set`, where assignments stand in lines below it, and the flow on one line; nil
    /// where none do.
    static func checkLines(of line: EntrySyntax) -> (Finding, flow: Fragment)? {
        guard let end = SwiftText.split(line.content, on: "->").last, end.text == "set" || end.text.hasPrefix("set "),
            let last = line.block.last,
            line.block.allSatisfy({ below in
                !below.isItem && below.block.isEmpty && SwiftText.split(below.content, on: "->").count == 1
                    && SwiftText.cut(below.content, at: " = ") != nil
            })
        else { return nil }
        let first = end.slice("set".utf8.count, end.text.utf8.count)
        let all = ([first] + line.block.map(\.content)).filter { !$0.isEmpty }.map(\.text).joined(separator: ", ")
        let place = SourceRange(end.range.lower, last.range.upper)
        let finding = error("what is set stands on one line: `set \(all)`", at: place)
        let head = line.content.before(end).text
        return (finding, Fragment("\(head) set \(all)", line.content.range))
    }

    private static let foreignEnds: Set<String> = [
        "accept", "assign", "bind", "bindTo", "disposed", "drive", "emit", "onNext", "send", "sink", "store",
        "subscribe",
    ]

    /// A constant is declared for what a flow gives: `let title`, where `name` is the constant's.
    static func constant(_ word: Fragment, name: Fragment) -> Finding {
        error("a stream gets a name by `as`: `-> as \(name.text)`", at: word.range)
    }

    /// `{ }` stands behind `call`.
    static func braces(_ closure: Fragment) -> Finding {
        if let assigned = assigned(by: closure.inner) {
            return error("`call` takes a call, no `{ }`; write `set \(assigned)`", at: closure.range)
        }
        let form = StepArgument.call(in: closure) ?? "save($0)"
        return error("`call` takes a call, no `{ }`: `call \(form)`", at: closure.range)
    }

    /// `text` without what stands before those of `fields` that it names behind `self.`, `state.` or `output.`.
    static func unqualified(_ text: Fragment, fields: Set<String>) -> String {
        let swift = SwiftText.Text(text)
        var bytes: [UInt8] = []
        var position = 0
        for index in swift.tokens.indices.dropFirst(2) {
            let (owner, dot, name) = (swift.tokens[index - 2], swift.tokens[index - 1], swift.tokens[index])
            guard owner.kind == .name, ["self", "state", "output"].contains(swift.string(owner)), dot.kind == .dot,
                name.kind == .name, fields.contains(swift.string(name)),
                index == 2 || swift.tokens[index - 3].kind != .dot
            else { continue }
            bytes += swift.bytes[position..<owner.lower]
            position = name.lower
        }
        return String(decoding: bytes + swift.bytes[position...], as: UTF8.self)
    }

    /// A flow ends in `method` of `stream`, which it sends into by itself.
    static func method(_ method: Fragment, of stream: Fragment) -> Finding {
        error("a flow sends into what it ends in; leave `.\(method.text)` out: `-> \(stream.text)`", at: method.range)
    }
}
