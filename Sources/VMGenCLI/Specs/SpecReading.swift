import VMGenCheck
import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Resolves specs one by one, with what `vmgen generate` resolves them with: the configuration that holds for each, and the
/// protocols of its target's Swift.
final class SpecReading {
    private let store = SettingsStore()
    private var protocols: [Path: SwiftProtocols] = [:]

    /// The model of the spec whose text is `source` and which stands at `path`, nil where there is any error, and everything
    /// to say.
    func analyse(_ source: SourceText, at path: Path) -> (ViewModelSpec?, [Diagnostic]) {
        let layout = TargetLayout(holding: path)
        let folder = layout?.folder ?? path.parent
        let defaults = store.settings(for: layout?.package ?? folder).configuration.defaults
        guard SwiftSources.areNeeded(by: [source]) else { return SpecAnalysis.analyse(source, defaults: defaults) }
        return SpecAnalysis.analyse(source, defaults: defaults, protocols: protocols(in: folder))
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

    private func protocols(in folder: Path) -> SwiftProtocols {
        if let known = protocols[folder] { return known }
        let found = SwiftProtocols(SwiftSources.texts(of: SwiftSources.files(below: [folder])))
        protocols[folder] = found
        return found
    }
}
