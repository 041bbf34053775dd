import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// What becomes of the text of one spec: a model, or what is wrong with it.
package enum SpecAnalysis {
    /// The model of `source`, nil where there is any error, and everything to say. `protocols` are those of the target's Swift.
    package static func analyse(
        _ source: SourceText,
        protocols: SwiftProtocols = SwiftProtocols()
    ) -> (ViewModelSpec?, [Diagnostic]) {
        let (syntax, parsing) = SpecParser.parse(source, kinds: Runtime.kindNames)
        if let diagnostic = MissingSection.noSpec(syntax, source: source, parsing: parsing) {
            return (nil, [diagnostic])
        }
        let (model, checking) = SpecChecker.check(syntax, source: source, protocols: protocols)
        return (parsing.contains(where: \.isError) ? nil : model, Echoes.dropped(from: parsing + checking, of: syntax))
    }
}
