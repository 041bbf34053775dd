import VMGenCheck
import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Resolves specs one by one, with what `vmgen generate` resolves them with: the configuration that holds for each, and the
/// protocols of its target's Swift.
final class SpecReading {
    private let store: SettingsStore
    private let swift: (Path) -> [SourceText]
    private var protocols: [Path: SwiftProtocols] = [:]

    /// Resolves specs beside what stands on the disk.
    init() {
        store = SettingsStore()
        swift = { SwiftSources.texts(of: SwiftSources.files(below: [$0])) }
    }

    /// Resolves specs beside what stood in `revision`.
    init(_ revision: GitRevision) {
        store = SettingsStore(revision.settings(for:))
        swift = revision.swift(below:)
    }

    /// The model of the spec whose text is `source` and which stands at `path`, nil where there is any error, and everything
    /// to say.
    func analyse(_ source: SourceText, at path: Path) -> (ViewModelSpec?, [Diagnostic]) {
        let layout = TargetLayout(holding: path)
        let folder = layout?.folder ?? path.parent
        let defaults = store.settings(for: layout?.package ?? folder).configuration.defaults
        guard SwiftSources.areNeeded(by: [source]) else { return SpecAnalysis.analyse(source, defaults: defaults) }
        return SpecAnalysis.analyse(
            source,
            defaults: defaults,
            protocols: protocols(in: folder, isOnMainActor: defaults.isOnMainActor)
        )
    }

    /// Says what is wrong with the configurations that were asked for; the exit code that follows from it.
    func complain(in session: Session) -> ExitCode {
        for settings in store.unusable {
            session.complain(settings.diagnostics)
            session.complain([settings.failure].compactMap { $0 })
        }
        guard !store.unusable.isEmpty else { return .done }
        return store.unusable.contains { $0.failure != nil } ? .diskRefused : .specsHaveErrors
    }

    private func protocols(in folder: Path, isOnMainActor: Bool) -> SwiftProtocols {
        if let known = protocols[folder] { return known }
        let found = SwiftProtocols(swift(folder), isOnMainActor: isOnMainActor)
        protocols[folder] = found
        return found
    }
}
