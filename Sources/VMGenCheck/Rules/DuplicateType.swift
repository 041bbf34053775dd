import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Specs of one target that declare the same type at file scope.
package enum DuplicateType: Rule {
    package static let id = "duplicate-type"

    /// A type that a spec declares at file scope.
    private struct Declared {
        var name: Fragment
        var spec: ViewModelSpec
        /// What a type of that name takes the place of.
        var role: String
        /// What the spec writes for the type that another spec declares in the same role; nil where it has to be another type.
        var instead: String?
    }

    /// The types that one spec declares and one before it does too, each at its name in the later one.
    package static func check(_ specs: [ViewModelSpec]) -> [Diagnostic] {
        var first: [String: Declared] = [:]
        var diagnostics: [Diagnostic] = []
        for spec in specs {
            let declared = types(of: spec)
            for type in declared {
                if let other = first[type.name.text] { diagnostics.append(diagnostic(type, after: other)) }
            }
            for type in declared where first[type.name.text] == nil { first[type.name.text] = type }
        }
        return diagnostics
    }

    private static func diagnostic(_ type: Declared, after other: Declared) -> Diagnostic {
        let isWider = width(of: type.spec) > width(of: other.spec)
        let place = isWider ? " in `\(other.spec.source.path)`" : ""
        let wording = isWider ? other.instead : type.instead
        let instead = type.role == other.role ? wording.map { "write \($0)\(place), or " } ?? "" : ""
        let message =
            "`\(type.name.text)` is declared by `\(other.spec.source.path)` too; "
            + "\(instead)give one of them another name"
        var diagnostic = error(message, at: type.name.range).diagnostic(in: type.spec.source)
        diagnostic.notes = [Diagnostic.Note("first declared here", in: other.spec.source, at: other.name.range)]
        return diagnostic
    }

    /// How far what `spec` declares is seen.
    private static func width(of spec: ViewModelSpec) -> Int {
        switch spec.declaration.access {
        case "public", "open": 2
        case "package": 1
        default: 0
        }
    }

    /// What `spec` declares, in the order of its sections.
    private static func types(of spec: ViewModelSpec) -> [Declared] {
        var types = [Declared(name: spec.declaration.name, spec: spec, role: "view-model")]
        if let errors = spec.errors, errors.isDeclared {
            let instead = "`errors: \(errors.typeName.text)` without cases"
            types.append(Declared(name: errors.typeName, spec: spec, role: "errors", instead: instead))
        }
        for service in spec.services where !service.isExisting {
            let existing = "existing \(service.name.text)"
            let instead = spec.services.count == 1 ? "`services: \(existing)`" : "`\(existing)` in its place"
            types.append(Declared(name: service.name, spec: spec, role: "services", instead: instead))
        }
        for (section, ports) in [("inputs", spec.inputDeclaration), ("outputs", spec.outputDeclaration)] {
            guard ports.place == .global, let name = ports.name else { continue }
            let instead = "`\(section): existing \(name.text)` if both are the same"
            types.append(Declared(name: name, spec: spec, role: section, instead: instead))
        }
        return types.sorted { $0.name.range.lower < $1.name.range.lower }
    }
}
