import VMGenDiagnostics

/// Specs of one target that declare the same type.
enum DuplicateType: Rule {
    static let id = "duplicate-type"
    static let explanation = Explanation(
        title: "Two specs that declare the same type",
        reason: """
            The view models of a target are types of one module, and a module has one type of a name. The spec below \
            breaks the rule beside another one that declares the same view model.
            """,
        wrong: """
            view-model: HomeViewModel
            runtime: rxswift
            flows:
              - start -> call Log.start()
            """,
        right: """
            view-model: RoomViewModel
            runtime: rxswift
            flows:
              - start -> call Log.start()
            """,
        beside: """
            view-model: HomeViewModel
            runtime: rxswift
            flows:
              - start -> call Log.start()
            """
    )

    /// The specs that declare a type which one before them declares, each at the type's name.
    static func check(_ specs: [ViewModelSpec]) -> [Diagnostic] {
        var first: [String: ViewModelSpec] = [:]
        var diagnostics: [Diagnostic] = []
        for spec in specs {
            let name = spec.declaration.name
            guard let other = first[name.text] else {
                first[name.text] = spec
                continue
            }
            let message = "`\(name.text)` is declared by `\(other.source.path)` too; give one of them another name"
            var diagnostic = error(message, at: name.range).diagnostic(in: spec.source)
            diagnostic.notes = [
                Diagnostic.Note("first declared here", in: other.source, at: other.declaration.name.range)
            ]
            diagnostics.append(diagnostic)
        }
        return diagnostics
    }
}
