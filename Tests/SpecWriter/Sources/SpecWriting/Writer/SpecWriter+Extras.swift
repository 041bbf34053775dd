extension SpecWriter {
    /// Writes what stands beside the rest, and which few specs have: a generic parameter, pages, imports, comments.
    mutating func writeExtras() {
        if isGeneric { writeGeneric() }
        let head = draft.sections.first { $0.key == "outputs" }?.head ?? ""
        let mayHaveValue = ["", "Driver", "Observable", "AnyPublisher"].contains(head)
        if shape == .fields, !isStruct, mayHaveValue, dice.chance(8) { writePages() }
        if dice.chance(6) {
            note("imports")
            draft.head(dice.pick(["Dispatch", "Foundation, Dispatch", "struct Foundation.Date"]), of: "imports")
        }
        if dice.chance(5) {
            note("tests")
            draft.head("xctest", of: "tests")
        }
        if shape != .events, dice.chance(12) { writeSeveralSets() }
        if shape != .events, dice.chance(20) { writeParts() }
        if dice.chance(15) { writeOverloads() }
        if dice.chance(25) { note("several on a line") }
        if dice.chance(10) {
            note("comments")
            draft.isDocumented = true
        }
    }

    /// Writes ports of the generic parameter's type, of which no value is known, with flows that pass it on.
    private mutating func writeGeneric() {
        let row = Element.item(Self.parameter)
        let input = names.make(["picked", "dropped"], using: &dice)
        draft.add(.port(PortDraft(name: input, element: row, role: .input)), to: "inputs")
        let output = names.make(["chosen", "shownRow"], using: &dice)
        draft.add(
            .port(PortDraft(name: output, element: dice.chance(50) ? row : .array(row), role: .output)),
            to: "outputs"
        )
        let isArray = draft.ports("outputs").last?.element != row
        var flow = FlowDraft(sources: [input], sink: output)
        if isArray { flow.steps = ["map { [$0] }"] } else if dice.chance(50) { flow.steps = ["distinct"] }
        draft.add(.flow(flow), to: "flows")
        guard dice.chance(60) else { return }
        let kept = names.make(["lastRow", "keptRow"], using: &dice)
        draft.add(.port(PortDraft(name: kept, element: .optional(row), role: .state)), to: "state")
        draft.add(.flow(FlowDraft(sources: [input], sink: "set \(kept) = $0")), to: "flows")
        let name = names.make(["describe", "title3"], using: &dice)
        draft.add(
            .method(MethodDraft(name: name, parameters: ["_ row: \(Self.parameter)"], answer: .value(.string))),
            to: "logic"
        )
        let text = names.make(["rowTitle", "rowText"], using: &dice)
        draft.add(.port(PortDraft(name: text, element: .string, role: .output)), to: "outputs")
        draft.add(
            .flow(FlowDraft(sources: [input], steps: ["filter { !\"\\($0)\".isEmpty }", "map \(name)"], sink: text)),
            to: "flows"
        )
    }

    /// The name of the generic parameter.
    static let parameter = "Row"

    /// Writes a list that is read page by page, and anew.
    private mutating func writePages() {
        note("pages")
        let rows = names.make(["pageRows", "feed"], using: &dice)
        let page = names.make(["pageNumber", "offset"], using: &dice)
        let more = names.make(["more", "bottomReached"], using: &dice)
        let again = names.make(["reload", "pulled"], using: &dice)
        let loading = names.make(["isPaging", "isMoreLoading"], using: &dice)
        let item = type("Item")
        draft.add(.port(PortDraft(name: more, element: .void, role: .input)), to: "inputs")
        draft.add(.port(PortDraft(name: again, element: .void, role: .input)), to: "inputs")
        draft.add(.port(PortDraft(name: rows, element: .array(.item(item)), role: .output, value: "[]")), to: "outputs")
        draft.add(.port(PortDraft(name: loading, element: .bool, role: .output, value: "false")), to: "outputs")
        draft.add(.port(PortDraft(name: page, element: .int, role: .state, value: "1")), to: "state")
        note("while")
        pageFlags.append(loading)
        let index = someService()
        let name = "page\(services[index].methods.count)"
        let stream = MethodDraft.Answer.stream(
            kind: isRx ? "Observable" : "AnyPublisher",
            .array(.item(item)),
            failure: isRx ? nil : "Error"
        )
        services[index].methods.append(MethodDraft(name: name, parameters: ["_ number: Int"], answer: stream))
        failsSomewhere = true
        let call = "\(Names.quoted(services[index].name)).\(name)"
        let (rowsName, pageName) = (Names.quoted(rows), Names.quoted(page))
        let policy = dice.pick(["first", "latest", "queue"])
        draft.add(
            .flow(
                FlowDraft(
                    sources: [more],
                    steps: ["\(policy) \(call)(\(pageName)) while \(loading)"],
                    sink: "set \(rows) = \(rowsName) + $0, \(page) = \(pageName) + 1"
                )
            ),
            to: "flows"
        )
        draft.add(
            .flow(
                FlowDraft(
                    sources: [again],
                    steps: ["latest \(call)(1) while \(loading)"],
                    sink: "set \(rows) = $0, \(page) = 2"
                )
            ),
            to: "flows"
        )
    }

    /// Writes a flow that sets several outputs or states at once.
    private mutating func writeSeveralSets() {
        let held = (draft.ports("outputs") + draft.ports("state"))
            .filter {
                $0.hasValue && !$0.isField && $0.kind != "Published" && !$0.element.text.contains(Self.parameter)
                    && !(flags + pageFlags).contains($0.name)
            }
        guard held.count > 1 else { return }
        note("sets")
        let input = names.make(["reset", "clear"], using: &dice)
        draft.add(.port(PortDraft(name: input, element: .void, role: .input)), to: "inputs")
        let sets = held.prefix(3).map { "\($0.name) = \($0.element.literal(dice.number(0...5), known: true))" }
        draft.add(.flow(FlowDraft(sources: [input], sink: "set " + sets.joined(separator: ", "))), to: "flows")
    }
}
