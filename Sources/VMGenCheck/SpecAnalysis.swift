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
        // What a line that goes beyond all limits would have said is unknown: all else that is wrong may follow from that.
        let limits = parsing.filter { $0.rule == LineRule.limit.id }
        guard limits.isEmpty else { return (nil, limits) }
        if let diagnostic = MissingSection.noSpec(syntax, source: source, parsing: parsing) {
            return (nil, [diagnostic])
        }
        let (model, checking) = SpecChecker.check(syntax, source: source, defaults: defaults, protocols: protocols)
        let dropped = Echoes.dropped(from: parsing + checking, of: syntax)
        let found = AllowLine.apply(to: defaults.weighed(dropped), in: source)
        return ((parsing + found).contains(where: \.isError) ? nil : model, bounded(found))
    }

    /// How many things are said of one spec: more than anybody reads.
    package static let mostDiagnostics = 1000

    /// The first of `diagnostics` by their places, errors before warnings where they are too many; the last of them says how
    /// many there are more.
    private static func bounded(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard diagnostics.count > mostDiagnostics else { return diagnostics }
        let ordered = diagnostics.sorted { ($0.isError ? 0 : 1, $0.range.lower) < ($1.isError ? 0 : 1, $1.range.lower) }
        var kept = Array(ordered.prefix(mostDiagnostics))
        if let last = kept.last {
            let rest = "\(diagnostics.count - mostDiagnostics) more of this spec are not printed"
            kept[kept.count - 1].notes.append(.init(rest, in: last.source, at: last.range))
        }
        return kept
    }
}
