import VMGenSpec

/// A line of the outermost level that is no section of the language.
enum UnknownSection: Rule {
    package static let id = "unknown-section"

    /// `key` is not the name of a section.
    static func finding(_ key: Fragment) -> Finding {
        let names = SectionName.allCases.map(\.rawValue)
        let all = "; the sections are \(names.listed("and"))"
        let ending = Suggestion.ending(for: key.text, among: names, otherwise: synonyms[key.text] ?? all)
        return error("unknown section `\(key.text)`\(ending)", at: key.range)
    }

    /// What other tools and people call a section.
    private static let synonyms = [
        "dependencies": "; dependencies are parameters of `init`",
        "parameters": "; parameters are listed under `init`",
        "viewmodel": "; did you mean `view-model`?",
        "name": "; the view model is declared with `view-model`",
        "properties": "; stored properties are listed under `variables`",
        "methods": "; hand-written methods are listed under `logic`",
        "actions": "; what comes in is listed under `inputs`",
        "events": "; what comes in is listed under `inputs`",
    ]
}
