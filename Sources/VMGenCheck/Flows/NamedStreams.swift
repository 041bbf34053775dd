import VMGenModel

/// The streams that the flows of one spec named so far.
final class NamedStreams {
    private var streams: [String: NamedStream] = [:]
    /// Those that follow from a mistake, so that nothing is known of what they carry.
    private var unknown: Set<String> = []

    /// All of them, in the order of the spec.
    var all: [NamedStream] { streams.values.sorted { $0.name.range.lower < $1.name.range.lower } }

    /// Adds `stream`. A second one of its name has been reported; the first one stands.
    ///
    /// - Parameter isKnown: whether what it carries is certain.
    func define(_ stream: NamedStream, isKnown: Bool) {
        let name = stream.name.text
        if streams[name] == nil { streams[name] = stream }
        if !isKnown { unknown.insert(name) }
    }

    /// The stream called `name`, and whether what it carries is certain; nil where no flow named it so far.
    func stream(_ name: String) -> (stream: NamedStream, isKnown: Bool)? {
        streams[name].map { ($0, !unknown.contains(name)) }
    }
}
