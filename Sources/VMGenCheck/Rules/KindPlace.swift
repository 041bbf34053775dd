import VMGenDiagnostics
import VMGenModel
import VMGenSpec

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
            let message = "state is read and set, which `\(kind.name)` does not allow; leave the kind out"
            let variable = ". A stream that only passes values on is a variable, `let name = \(kind.name)<…>()`"
            let published = ", or declare it under `variables`, `@Published var name: …`"
            let ending = kind.traits.contains(.takesValues) ? variable : kind.name == "Published" ? published : ""
            return error(message + ending, at: place)
        default:
            return nil
        }
    }

    /// What is wrong with `port` where it is an input that has a wrapper; `isExisting` says that the app declares the input: a
    /// class may have what is `@Published`. Nil for all others.
    static func wrappedInput(_ port: Port, isExisting: Bool, runtime: Runtime) -> Finding? {
        guard port.role == .input, let wrapper = port.wrapper else { return nil }
        if port.isPublishedInput, isExisting, runtime.kind(named: "Published") != nil { return nil }
        return error(
            "an input is made by the view, and has no wrapper here; a value that comes in is `let name: Type`",
            at: wrapper.range
        )
    }

    /// What is wrong with the attribute `name`, which wraps no field: one of Swift's own, or an actor's. Nil for others.
    static func attribute(_ name: Fragment) -> Finding? {
        guard name.text.first?.isLowercase == true || name.text == "MainActor" else { return nil }
        return error(
            "`@\(name.text)` is an attribute of Swift and wraps nothing; leave it out, or write the type by hand and say "
                + "`existing`",
            at: name.range
        )
    }

    /// What is wrong with the line of a wrapped field, as `message` says.
    static func wrapper(_ message: String, at place: SourceRange) -> Finding { error(message, at: place) }

    /// What is wrong with `port`, a field `@Published var name`: an output that is a class of the app has such fields. Nil where
    /// it may stand there.
    static func published(_ port: Port, isExisting: Bool, runtime: Runtime) -> Finding? {
        guard let wrapper = port.wrapper, wrapper.text == "@Published", port.role != .input else { return nil }
        let place = wrapper.range
        let line = "`\(port.name.text): Published<\(port.element.text)> = …`"
        guard runtime.kind(named: "Published") != nil else {
            return error("`@Published` is Combine's, and \(runtime.name) has none; leave it out", at: place)
        }
        if port.isMade, isExisting { return nil }
        let own = "\(line) is published by the view model"
        guard port.isMade else {
            return error("a state or a stored output has no `@Published` before it; \(own)", at: place)
        }
        return error(
            "`@Published` is for classes, and the output is a struct; \(own), or declare the class in a Swift file, and describe "
                + "it by `outputs: existing`",
            at: place
        )
    }

    /// `port`, of `kind`, is wrapped, or a field of an output that is made first because another field is wrapped.
    static func unmade(_ port: Port, _ kind: StreamKind, wrapper: Fragment?, runtime: Runtime) -> Finding {
        let name = port.name.text
        guard let own = port.wrapper else {
            let relay = (port.initialValue == nil ? runtime.relayKind : runtime.stateKind)?.name ?? kind.name
            let cause = wrapper.map { "an output with a `\($0.text)`" } ?? "an output whose fields make their streams"
            let message =
                "`\(kind.name)` takes no values, and \(cause) is made before its flows are; "
                + "leave the kind out, which makes it `\(relay)`"
            return error(message, at: port.name.range)
        }
        let kinds = runtime.kinds.filter { $0.traits.isSuperset(of: [.holdsValue, .takesValues]) }.map {
            "`\($0.name)`"
        }
        let message =
            "what `\(own.text)` gives as `$\(name)` has to hold a value and take values, as \(kinds.joined(separator: " and ")) do; "
            + "`\(kind.name)` does not"
        return error(message, at: port.name.range)
    }

    /// `word`, `var`, stands before `field`; `isMade` says that this is one of an output that is made first, without a wrapper: a
    /// variable that tells nobody.
    static func variable(_ word: Fragment, before field: Fragment, isMade: Bool, runtime: Runtime) -> Finding {
        guard isMade else { return LineShape.extraWord(word, before: field) }
        let wrapped = "declare it `@Published` there and write `@Published var \(field.text)`, or "
        let message =
            "a plain variable takes no values from flows and tells nobody of them; \(runtime.hasTypedFailures ? wrapped : "")keep "
            + "the value in `state` and leave the line out"
        return error(message, at: word.range)
    }

    /// What is wrong with first values and names of fields that flows reach in an output that `transform` makes first.
    static func checkMade(_ spec: ViewModelSpec) -> [Finding] {
        guard spec.makesOutput || spec.outputs.contains(where: { $0.wrapper != nil }) else { return [] }
        let isLent = spec.logic.contains { $0.stateIndex != nil }
        let isShared = spec.transform.isStored || isLent
        let outside = isShared ? [] : spec.namesOutside
        return spec.outputs.compactMap { port in
            if port.isMade, outside.contains(port.name.text) {
                let message =
                    "`\(port.name.text)` belongs to what one call of `transform` returns, and a request or a variable cannot "
                    + "name it; keep a state, and let the output follow it"
                return error(message, at: port.name.range)
            }
            if spec.transform.isStored, port.role == .output, let wrapper = port.wrapper, isLent {
                let message =
                    "`\(wrapper.text)` is of a stored output, and logic is lent the state: let the method return what `\(port.name.text)` "
                    + "becomes, instead of taking `state: State`"
                return error(message, at: port.name.range)
            }
            if isLent, port.isPublishedField {
                let message =
                    "logic is lent the state, which holds no `@Published` field: let the method return what `\(port.name.text)` "
                    + "becomes, instead of taking `state: State`"
                return error(message, at: port.name.range)
            }
            guard isShared, port.isMade || port.wrapper != nil || spec.makesOutput else { return nil }
            guard port.kind == nil || spec.namesDependencies(port.initialValue) else { return nil }
            let owner = spec.transform.isStored ? "a stored output" : "an output that logic sends into"
            let name = port.name.text
            let wayOut =
                port.kind == nil
                ? "make `\(name)` an output with a value, `\(name): \(port.element.text) = …`"
                : "give `\(name)` a value that names nothing, and set it by `start -> set \(name) = …`"
            let message = "\(owner), with a wrapper in it, is made before anything else is there; \(wayOut)"
            return error(message, at: port.name.range)
        }
    }

    /// The `@Published` outputs and states of a struct, where Swift has none.
    static func checkPublished(_ draft: SpecDraft) -> [Finding] {
        guard draft.declaration?.isValueType == true else { return [] }
        return (draft.outputs.ports + draft.states.ports).filter { $0.kind?.name == "Published" && !$0.isMade }.map {
            port in
            let message = "`@Published` is for classes; pin `CurrentValueSubject`, or make the view model a class"
            return error(message, at: port.name.range)
        }
    }
}
