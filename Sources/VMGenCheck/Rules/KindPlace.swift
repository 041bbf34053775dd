import VMGenDiagnostics
import VMGenModel

/// A kind of stream in a section where it cannot do its work.
enum KindPlace: Rule {
    package static let id = "kind-place"

    /// What is wrong with `kind` in the section of `role`; nil where it may stand there.
    static func check(_ kind: StreamKind, role: Port.Role, isStored: Bool, at place: SourceRange) -> Finding? {
        switch role {
        case .input where !kind.traits.contains(.input):
            return error("`\(kind.name)` cannot be an input", at: place)
        case .input where isStored && !kind.traits.contains(.takesValues):
            let message =
                "a stored input is made by the view model, so that values can be sent into it: "
                + "`\(kind.name)` takes none"
            return error(message, at: place)
        case .output where !kind.traits.contains(.output):
            return error("`\(kind.name)` cannot be an output", at: place)
        case .state where !kind.traits.isSuperset(of: [.holdsValue, .takesValues]):
            return error("state is read and set, which `\(kind.name)` does not allow; leave the kind out", at: place)
        default:
            return nil
        }
    }

    /// The `@Published` outputs and states of a struct, where Swift has none.
    static func checkPublished(_ draft: SpecDraft) -> [Finding] {
        guard draft.declaration?.isValueType == true else { return [] }
        return (draft.outputs.ports + draft.states.ports).filter { $0.kind?.name == "Published" }.map { port in
            let message = "`@Published` is for classes; pin `CurrentValueSubject`, or make the view model a class"
            return error(message, at: port.name.range)
        }
    }
}
