import VMGenModel
import VMGenSpec

/// A stream that can fail, sent into something that cannot.
enum FailingFeed: Rule {
    package static let id = "failing-feed"

    /// The failure of `source` would reach `sink`; `port` is the field it is, if it is one.
    static func finding(_ sink: Fragment, port: Port?, source: Port) -> Finding {
        let failure = source.failure?.text ?? "Error"
        let target = port.map { "`\($0.name.text)` cannot" } ?? "what this flow ends in cannot"
        return error(
            "`\(source.name.text)` can fail with `\(failure)`, and \(target); add `catch -> …` below the flow",
            at: sink.range,
            notes: [("declared here", source.name.range)]
        )
    }
}
