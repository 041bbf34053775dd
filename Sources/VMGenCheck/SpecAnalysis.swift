import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// What becomes of the text of one spec: a model, or what is wrong with it.
package enum SpecAnalysis {
    /// The model of `source`, nil where there is any error, and everything to say.
    ///
    /// - Parameters:
    ///   - defaults: what holds where the spec says nothing.
    ///   - protocols: those of the target's Swift.
    package static func analyse(
        _ source: SourceText,
        defaults: SpecDefaults = SpecDefaults(),
        protocols: SwiftProtocols = SwiftProtocols()
    ) -> (ViewModelSpec?, [Diagnostic]) {
        let (syntax, parsing) = SpecParser.parse(source, kinds: Runtime.kindNames)
        if let diagnostic = MissingSection.noSpec(syntax, source: source, parsing: parsing) {
            return (nil, [diagnostic])
        }
        let (model, checking) = SpecChecker.check(syntax, source: source, defaults: defaults, protocols: protocols)
        let dropped = Echoes.dropped(from: parsing + checking, of: syntax)
        let found = AllowLine.apply(to: defaults.weighed(dropped), in: source)
        return ((parsing + found).contains(where: \.isError) ? nil : model, found)
    }
}
