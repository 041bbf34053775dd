import VMGenDiagnostics
import VMGenModel

/// The specs of one version of a project, resolved.
struct SpecSnapshot {
    /// The view models by the paths of their specs, relative to what was compared.
    private(set) var models: [String: ViewModelSpec] = [:]
    /// What is wrong with specs; those are left out.
    private(set) var diagnostics: [Diagnostic] = []
    /// The paths of specs with errors.
    private(set) var broken: Set<String> = []

    private let reading: SpecReading

    /// No specs yet; those to come are resolved with the configuration and the Swift of `reading`.
    init(_ reading: SpecReading = SpecReading()) {
        self.reading = reading
    }

    /// Resolves the spec of `bytes` that stands, or stood, at `path` below `folder`; messages print it as `shown`.
    mutating func add(_ bytes: [UInt8], at path: String, in folder: Path, shown: String) {
        let (model, found) = reading.analyse(SourceText(path: shown, bytes: bytes), at: folder.appending(path))
        diagnostics += found.filter(\.isError)
        if let model { models[path] = model } else { broken.insert(path) }
    }

    /// Says what is wrong with the configurations that hold for the specs; the exit code that follows from it.
    func complain(in session: Session) -> ExitCode { reading.complain(in: session) }
}
