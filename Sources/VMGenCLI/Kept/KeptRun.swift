import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// What an earlier run has made, read from what it has kept.
struct KeptRun {
    /// Whether it was asked exactly the same: then its result is the result.
    let isSame: Bool
    /// What it has made.
    let result: GenerationResult
    /// What it has made of single specs, by their paths.
    private let specs: [String: SpecFiles<GeneratedFile>]

    /// What `bytes` say that an earlier run made; nil where it has something else in common than `request`, or where they say
    /// something else.
    init?(_ bytes: ArraySlice<UInt8>, _ request: KeptRequest) {
        let asked = request.bytes
        isSame = bytes.starts(with: asked)
        var reader = ByteReader(isSame ? bytes.dropFirst(asked.count) : bytes)
        guard let sources = isSame ? request.sources : try? request.othersSources(&reader),
            let result = try? GenerationResult(&reader, sources), reader.rest.isEmpty
        else { return nil }
        self.result = result
        let made = ([result] + result.beside).flatMap(\.specs)
        specs = Dictionary(made.compactMap { spec in spec.origin.sources.first.map { ($0.path, spec) } }) { first, _ in
            first
        }
    }

    /// What it has made of the spec of `origin`; nil where it has made nothing of exactly that.
    func files(from origin: SpecOrigin) -> SpecFiles<GeneratedFile>? {
        guard let path = origin.sources.first?.path, let made = specs[path], made.origin == origin else { return nil }
        return made
    }
}
