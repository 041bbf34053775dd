import VMGenDiagnostics

/// All that the files of one spec follow from, but for what all specs of a run have in common: where two are the same, so are
/// the files.
public struct SpecOrigin: Sendable, Equatable {
    /// The spec, and the files that declare what its tests have stubs of, in a stable order.
    package var sources: [SourceText]
    /// What else there is to say of it, and of them, in a stable order: names that others decide on.
    package var words: [String]

    /// Makes it of its parts; the spec is the first of `sources`.
    package init(_ sources: [SourceText], words: [String]) {
        self.sources = sources
        self.words = words
    }

    /// Whether both say the same of files that have the same paths and bytes.
    public static func == (one: SpecOrigin, other: SpecOrigin) -> Bool {
        one.words == other.words
            && one.sources.elementsEqual(other.sources) { $0.path == $1.path && $0.bytes == $1.bytes }
    }
}
