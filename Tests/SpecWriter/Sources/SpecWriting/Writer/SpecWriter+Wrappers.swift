extension SpecWriter {
    /// Puts the domain's property wrapper before `port`, now and then.
    mutating func wrap(_ port: inout PortDraft) {
        guard shape != .events, !isStruct, port.persist == nil, port.kind == nil, !port.isField else { return }
        let isFree = port.role == .state || hasWrappedOutputs || !draft.ports("outputs").contains { $0.kind != nil }
        guard isFree else { return }
        let head = draft.sections.first { $0.key == "outputs" }?.head ?? ""
        let named = port.value.map { text in values.contains { text == Names.quoted($0.name) } } ?? false
        if named { return }
        let isGiven = draft.ports("outputs").contains { output in
            output.value.map { text in values.contains { text == Names.quoted($0.name) } } ?? false
        }
        if port.role == .output, isGiven { return }
        guard port.value != nil, head.isEmpty || port.role == .state, dice.chance(hasWrappers ? 60 : 7) else { return }
        note(port.role == .state ? "wrapped state" : "wrapped output")
        let name = type("Property")
        port.wrapper = "@\(name)"
        guard !hasWrappers else { return }
        hasWrappers = true
        let open = draft.access
        let subject = isRx ? "BehaviorRelay<Value>" : "CurrentValueSubject<Value, Never>"
        let made = isRx ? "BehaviorRelay(value: wrappedValue)" : "CurrentValueSubject(wrappedValue)"
        draft.domain.append(
            (
                name,
                [
                    "@propertyWrapper", "\(open)struct \(name)<Value> {",
                    "    \(open)let projectedValue: \(subject)",
                    "    \(open)init(wrappedValue: Value) { projectedValue = \(made) }",
                    "    \(open)var wrappedValue: Value {",
                    "        get { projectedValue.value }",
                    "        nonmutating set { projectedValue.\(isRx ? "accept" : "send")(newValue) }",
                    "    }", "}",
                ]
            )
        )
    }

    /// Whether an output stands behind a wrapper, beside which there are relays and subjects alone.
    var hasWrappedOutputs: Bool { draft.ports("outputs").contains { $0.wrapper != nil || $0.made != nil } }

    /// Lets the outputs be those of a struct of the domain that makes their streams, where the wrapped ones are alone with what
    /// could be made so; false where they are not.
    mutating func makeOutputs(_ name: String) -> Bool {
        let names = Set(values.map { Names.quoted($0.name) })
        let ports = draft.ports("outputs")
        let isPlain = ports.allSatisfy { port in
            !port.isField && port.persist == nil && !(port.value.map(names.contains) ?? false)
                && (port.kind.map(
                    ["BehaviorRelay", "CurrentValueSubject", "PublishRelay", "PassthroughSubject"].contains
                ) ?? true)
        }
        guard isPlain, hasWrappedOutputs, let index = draft.sections.firstIndex(where: { $0.key == "outputs" }) else {
            return false
        }
        let isLent = draft.methods.contains(where: \.takesState)
        let isClass = !isRx && !isShared && !isLent && dice.chance(50)
        note(isClass ? "published outputs" : "made outputs")
        draft.sections[index].entries = draft.sections[index].entries.map { entry in
            guard case .port(var port) = entry else { return entry }
            let usual =
                port.value == nil
                ? kind(["PublishRelay"], ["PassthroughSubject"]) : kind(["BehaviorRelay"], ["CurrentValueSubject"])
            let value = port.value.map { isRx ? "value: \($0)" : $0 } ?? ""
            let name = Names.quoted(port.name)
            port.made = "let \(name) = \(stream(port.kind ?? usual, of: port.element))(\(value))"
            if isClass, port.kind == nil, let value = port.value {
                port.made = "@Published var \(name): \(port.element.text) = \(value)"
            }
            port.wrapper = nil
            return .port(port)
        }
        draft.head("existing \(name)", of: "outputs")
        let lines = draft.ports("outputs").map { port in
            let line = port.line
            let word = line.hasPrefix("@Published ") ? "@Published " : ""
            return "    \(word)\(draft.access)\(line.dropFirst(word.count))"
        }
        let initializer = draft.access.isEmpty ? [] : ["    \(draft.access)init() {}"]
        let head = isClass ? "final class \(name): ObservableObject" : "struct \(name)"
        draft.domain.append((name, ["\(draft.access)\(head) {"] + lines + initializer + ["}"]))
        return true
    }

    /// Lets the inputs be those of a class of the domain that makes their streams; false where one of them cannot be made so.
    mutating func makeInputs(_ name: String) -> Bool {
        let usual = kind(["PublishRelay"], ["PassthroughSubject"])
        let ports = draft.ports("inputs")
        let isPlain = ports.allSatisfy { port in
            !port.isField && port.value == nil
                && (port.kind.map(["PublishRelay", "PublishSubject", "PassthroughSubject"].contains) ?? true)
        }
        guard isPlain, !ports.isEmpty, let index = draft.sections.firstIndex(where: { $0.key == "inputs" }) else {
            return false
        }
        note("made inputs")
        draft.sections[index].entries = draft.sections[index].entries.map { entry in
            guard case .port(var port) = entry else { return entry }
            port.made = "let \(Names.quoted(port.name)) = \(stream(port.kind ?? usual, of: port.element))()"
            return .port(port)
        }
        draft.head("existing \(name)", of: "inputs")
        let lines = draft.ports("inputs").map { "    \(draft.access)\($0.line)" }
        draft.domain.append(
            (name, ["\(draft.access)final class \(name) {"] + lines + ["    \(draft.access)init() {}", "}"])
        )
        return true
    }

    /// The name of an input that an output may have too; nil mostly.
    mutating func sharedName() -> String? {
        guard shape == .fields, dice.chance(5) else { return nil }
        let taken = draft.ports("outputs").map(\.name)
        let inputs = draft.ports("inputs").filter { !$0.isField && !taken.contains($0.name) }
        guard !inputs.isEmpty else { return nil }
        note("same name in and out")
        return dice.pick(inputs).name
    }
}
