extension SpecWriter {
    /// Writes what the types of what comes in and of what goes out are: with a name of their own, with conformances, or
    /// declared elsewhere.
    mutating func writeHeads() {
        let renamed = draft.sections.contains { $0.key == "transform" && $0.head.contains("FromView") }
        for (key, name) in [("inputs", "Input"), ("outputs", "Output")] {
            guard let section = draft.sections.first(where: { $0.key == key }), section.head.isEmpty, !isGeneric else {
                continue
            }
            switch shape {
            case .events: writeEnumHead(key, name)
            case .stored: continue
            case .fields:
                let usual = renamed ? (key == "inputs" ? "FromView" : "ToView") : name
                if key == "outputs", hasWrappedOutputs, dice.chance(50), makeOutputs(type(name)) {
                    rename(usual, to: type(name))
                } else if key == "inputs", dice.chance(8), makeInputs(type(name)) {
                    rename(usual, to: type(name))
                } else if dice.chance(8) {
                    note("global \(key)")
                    draft.head("global struct \(type(name))", of: key)
                    rename(usual, to: type(name))
                } else if dice.chance(8), let lines = fields(of: section) {
                    note("existing \(key)")
                    draft.head("existing \(type(name))", of: key)
                    draft.domain.append((type(name), ["\(draft.access)struct \(type(name)) {"] + lines + ["}"]))
                    rename(usual, to: type(name))
                }
            }
        }
    }

    /// Gives the enum of `key` conformances that all its payloads have, or a name beside the view model.
    private mutating func writeEnumHead(_ key: String, _ name: String) {
        if draft.ports(key).allSatisfy(\.element.isEquatable), dice.chance(35) {
            note("enum conformance")
            draft.head("enum \(name): Equatable", of: key)
        } else if dice.chance(14) {
            note("global \(key)")
            draft.head("global enum \(type(name))", of: key)
            rename(name, to: type(name))
        }
    }

    /// Names the type `name` as `other` in the signature of `transform`.
    private mutating func rename(_ name: String, to other: String) {
        guard let index = draft.sections.firstIndex(where: { $0.key == "transform" }) else { return }
        draft.sections[index].head = Names.replacing(name, by: other, in: draft.sections[index].head)
    }

    /// The fields of `section` as a struct declares them; nil where one of them is no plain stream.
    private func fields(of section: SpecDraft.Section) -> [String]? {
        var lines: [String] = []
        for entry in section.entries {
            guard case .port(let port) = entry, port.wrapper == nil, port.kind != "Published" else { return nil }
            if port.isField {
                guard port.value == nil else { return nil }
                lines.append("    \(draft.access)let \(Names.quoted(port.name)): \(port.element.text)")
                continue
            }
            let usual = port.role == .input ? "Observable" : port.hasValue ? "Driver" : "Signal"
            let kind = port.kind ?? (isRx ? usual : "AnyPublisher")
            lines.append("    \(draft.access)let \(Names.quoted(port.name)): \(stream(kind, of: port.element))")
        }
        return lines
    }

    /// Names the services whose members are read from where they are declared.
    mutating func writeListed(_ name: String) {
        note("services existing")
        let head = draft.sections.first { $0.key == "services" }?.head ?? ""
        if head.isEmpty, dice.chance(50) { return draft.add(.line("existing \(name)"), to: "services") }
        draft.head(head.isEmpty ? "existing \(name)" : "\(head), \(name)", of: "services")
    }

    /// A label before a parameter's name, with the space behind it; mostly none.
    mutating func parameterLabel(of element: Element) -> String {
        guard dice.chance(12) else { return "" }
        note("parameter label")
        let label = names.make(["at", "of", "from"], using: &dice)
        draft.arguments[label] = element
        return label + " "
    }
}
