import VMGenDiagnostics

/// Something that the language has and the generator does not print yet.
enum NotGenerated: Rule {
    static let id = "not-generated"

    /// The features that a spec uses and its runtime lacks, each at its place. `missing` is what each runtime lacks.
    static func check(
        _ draft: SpecDraft,
        resolver: FlowResolver,
        missing: [String: Set<SpecFeature>]
    ) -> [Finding] {
        let missing = missing[draft.runtime.name] ?? []
        if missing.isEmpty { return [] }
        let place = draft.sections[.runtime]?.value?.range
        if missing.contains(.runtime), let place { return [finding(.runtime, runtime: draft.runtime, at: place)] }
        return FeatureUse.all(draft, resolver: resolver)
            .filter { missing.contains($0.feature) }
            .map { finding($0.feature, runtime: draft.runtime, at: $0.place) }
    }

    private static func finding(_ feature: SpecFeature, runtime: Runtime, at place: SourceRange) -> Finding {
        if feature == .runtime {
            return error("`\(runtime.name)` is known but not generated yet", at: place)
        }
        return error("\(feature.rawValue) is known but not generated yet for \(runtime.name)", at: place)
    }
}
