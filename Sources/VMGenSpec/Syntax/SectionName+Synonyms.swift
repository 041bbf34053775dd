import VMGenDiagnostics

extension SectionName {
    /// The section that a misspelt name, or another tool's, was meant to be; nil where none is near.
    package static func meant(by name: String) -> SectionName? {
        DidYouMean.closest(to: name, in: allCases.map(\.rawValue)).flatMap(SectionName.init) ?? synonyms[name]
    }

    /// What other tools and people call the sections.
    private static let synonyms: [String: SectionName] = [
        "dependencies": .`init`, "parameters": .`init`, "viewmodel": .viewModel, "name": .viewModel,
        "properties": .variables, "methods": .logic, "actions": .inputs, "events": .inputs,
    ]
}
