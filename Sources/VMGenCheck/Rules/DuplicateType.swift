import VMGenDiagnostics
import VMGenModel

/// Specs of one target that declare the same type.
package enum DuplicateType: Rule {
    package static let id = "duplicate-type"

    /// The specs that declare a type which one before them declares, each at the type's name.
    package static func check(_ specs: [ViewModelSpec]) -> [Diagnostic] {
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
