import VMGenModel
import VMGenSpec

extension GeneratedName {
    /// The fields and states of `spec` whose types are called like the view model's own `Input` or `Output`, which Swift takes them for:
    /// structs of streams, which are nobody's value. What says one event after the other is an enum, and one may be remembered.
    static func ownTypes(of spec: ViewModelSpec) -> [Finding] {
        let declared = [
            (spec.inputDeclaration.place, spec.inputEvents, spec.transform.inputName, "inputs"),
            (spec.outputDeclaration.place, spec.outputEvents, spec.transform.outputName, "outputs"),
        ]
        let nested = declared.filter { $0.0 == .nested && $0.1.isEmpty }
        return (spec.inputs + spec.outputs + spec.states).flatMap { port in
            SwiftText.freeNames(in: port.element).compactMap { name in
                // What is in that type, an extension may have put there.
                guard let (_, _, own, section) = nested.first(where: { $0.2 == name.text }),
                    !port.element.text.holds("\(own).")
                else { return nil }
                return error(
                    "`\(own)` is the view model's own type here; write the app's with its module, `App.\(own)`, or give the view "
                        + "model's another name, `\(section): global struct \(spec.declaration.name.text.wordOfScreen)\(own)`",
                    at: name.range
                )
            }
        }
    }
}

extension String {
    /// What a view model called so is about: `Mixer` of `MixerViewModel`.
    fileprivate var wordOfScreen: String { hasSuffix("ViewModel") ? String(dropLast("ViewModel".count)) : self }
}
