import VMGenSpec

/// One place between the brackets in which a flow ends that starts from several streams: `items`, `isLoading: as loading`.
struct SinkPart {
    /// The part as written.
    var text: Fragment
    /// What the helper calls the stream, where that is written.
    var label: Fragment?
    /// Where the stream ends.
    var sink: SinkSyntax

    /// What the helper calls the stream: what is written, or the name that it gets here; nil where neither says.
    var name: Fragment? {
        if let label { return label }
        switch sink.kind {
        case .name(let name), .named(let name, _), .event(let name, _): return name
        case .expression(let path):
            return SwiftText.split(path, on: ".").last.flatMap { SwiftText.isIdentifier($0.text) ? $0 : nil }
        case .set, .call, .parts, .ignore: return nil
        }
    }
}
