import VMGenModel
import VMGenSpec

/// The types that a view model declares, those of its `types` section and of what comes in and goes out, and its static variables.
/// What stands outside of the view model names them by their whole name.
package struct NestedTypes: Sendable {
    /// Their names.
    package let names: Set<String>
    /// The static variables of the view model.
    private let statics: StaticNames
    /// The view model's type.
    let outer: String

    /// Finds the types that `spec` declares.
    package init(_ spec: ViewModelSpec) {
        var names = (spec.types?.typeNames ?? []).union(spec.types?.staticNames ?? [])
        if spec.inputDeclaration.isMember, !spec.inputs.isEmpty || !spec.inputEvents.isEmpty {
            names.insert(spec.transform.inputName)
        }
        if spec.outputDeclaration.isMember, !spec.outputs.isEmpty || !spec.outputEvents.isEmpty {
            names.insert(spec.transform.outputName)
        }
        statics = StaticNames(spec.variables, of: spec.declaration.name.text)
        self.names = names.union(statics.visible)
        outer = spec.declaration.name.text
    }

    /// Whether `swift` can stand outside of the view model's file.
    package func canQualify(_ swift: Fragment) -> Bool { statics.isVisible(swift) }

    /// `swift` with each of them by its whole name; nil where it cannot stand outside of the view model's file.
    package func visible(_ swift: Fragment) -> String? { canQualify(swift) ? qualified(swift.text) : nil }

    /// `sample` with each of them by its whole name; the body of a request names none.
    package func qualified(_ sample: Sample) -> Sample {
        if case .request = sample.target { return sample }
        var sample = sample
        sample.values = sample.values.map { Fragment(qualified($0.text), $0.range) }
        return sample
    }

    /// `type` with each of them by its whole name: `RoomsViewModel.Mode` for `Mode`.
    package func qualified(_ type: String) -> String {
        guard !names.isEmpty else { return type }
        return SwiftText.rewritingFreeNames(in: type) { names.contains($0) ? "\(outer).\($0)" : nil }
    }
}
