import VMGenModel
import VMGenSpec

/// A field whose type is the bare name of a kind of stream.
enum KindWithoutElement: Rule {
    package static let id = "kind-without-element"

    /// `kind` names a kind of stream, and not what it carries.
    static func finding(_ kind: Fragment, runtime: Runtime) -> Finding {
        let name = kind.text
        if let (owner, _) = runtime.owner(ofForeign: name) {
            let message =
                "`\(name)` is a kind of stream of \(owner.name): leave the kind out and write what it carries; "
                + "a type of your own is written `(\(name))`"
            return error(message, at: kind.range)
        }
        // What outputs may be no type of the app can be called.
        let isOutput = runtime.kind(named: name)?.traits.contains(.output) == true
        let ending = isOutput ? "" : "; a type of your own is written `(\(name))`"
        return error("`\(name)` is a kind of stream: write what it carries, `\(name)<Void>`\(ending)", at: kind.range)
    }

    /// The parameters of `init` of `draft` whose type is the bare name of a kind.
    static func check(_ draft: SpecDraft) -> [Finding] {
        // That a service is called so is reported where it stands.
        let services = Set(draft.services.map(\.name.text))
        return draft.parameters.map(\.type).filter { !services.contains($0.text) }.compactMap { type in
            draft.runtime.kind(named: type.text) == nil ? nil : finding(type, runtime: draft.runtime)
        }
    }

    /// The field `name`, made as `kind` without saying what that carries.
    static func finding(_ name: Fragment, madeAs kind: Fragment) -> Finding {
        error("what `\(name.text)` carries is missing; write it, `\(kind.text)<…>`", at: kind.range)
    }
}
