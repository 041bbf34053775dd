import VMGenModel
import VMGenSpec

/// The words that names of generated tests are made of.
package enum TestWords {
    /// `names` as one word: `RoundBestRecordAndCurrentRecord`; of many the first and that there are more.
    package static func list(_ names: [String]) -> String {
        let words = names.map { SwiftText.unescaped($0).capitalizedFirst }
        if words.count > 4 { return "\(words[0])\(words[1])AndMore" }
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined() + "And" + last
    }

    /// The flows as they are written, in one line, as many as fit. Which work goes before which is left out: the one test of
    /// that says it, so that no other changes with it.
    package static func flows(_ flows: [Flow]) -> String {
        var text = ""
        for flow in flows {
            let line = line(flow)
            let next = text.isEmpty ? "`\(line)`" : "\(text), `\(line)`"
            if !text.isEmpty, next.count > 100 { break }
            text = next
        }
        return text
    }

    /// `names`, as many as fit beside the rest of a flow.
    private static func beginning(of names: [String]) -> String {
        var text = names.first ?? ""
        for name in names.dropFirst() {
            if text.count + name.count > 80 { return text + ", …" }
            text += ", " + name
        }
        return text
    }

    /// `flow` as it is written, without what stands between its ends where it is long.
    private static func line(_ flow: Flow) -> String {
        if let whole = wholeLine(flow), whole.count <= 84 { return whole }
        let sources = beginning(of: flow.sources.map(\.text.text))
        let sink = flow.sink.text.text.prefix { $0 != "\n" }
        return sink.count > 50 ? "\(sources) -> …" : "\(sources) -> … -> \(sink)"
    }

    /// `flow` as it is written, without the words of its work; nil where it is far too long for a line.
    private static func wholeLine(_ flow: Flow) -> String? {
        guard flow.text.text.utf8.count < 500 else { return nil }
        var line = flow.text.text.oneLine
        for step in flow.steps where step.kind.isWork {
            let text = step.text.text.oneLine
            guard text.hasPrefix("\(step.kind.word) ") else { continue }
            let work = text.dropFirst(step.kind.word.count + 1)
            line = line.replacing("-> \(text)", with: "-> \(work)", maxReplacements: 1)
        }
        return line
    }
}
