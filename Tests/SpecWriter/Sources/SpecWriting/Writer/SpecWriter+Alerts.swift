extension SpecWriter {
    /// Writes outputs whose values are the cases of an enum: what happens once, beside what is shown all the time.
    mutating func writeAlerts() {
        let head = draft.sections.first { $0.key == "outputs" }?.head ?? ""
        guard shape != .events, !hasWrappedOutputs, dice.chance(head.isEmpty ? 14 : 30) else { return }
        let mayHaveValue = ["", "Driver", "Observable", "AnyPublisher"].contains(head)
        note("alert enum")
        for (stem, name) in [("alert", "Alert"), ("way", "Way")].prefix(dice.number(1...2)) {
            let port = names.make([stem], using: &dice)
            let isState = mayHaveValue && dice.chance(25)
            var cases: [(name: String, label: String?, element: Element)] = [("closed", nil, .void)]
            cases.append(("failed", dice.pick(["message", nil]), .string))
            if dice.chance(60) {
                let item: Element = dice.pick([.int, .item(type("Item")), .optional(.string), .array(.int)])
                cases.append(("moved", dice.pick(["to", nil]), item))
            }
            alerts.append((port, cases))
            let details = cases.map { name, label, element in
                element == .void ? "- \(name)" : "- \(name)(\(label.map { "\($0): " } ?? "")\(element.text))"
            }
            if isState { note("alert enum with a value") }
            let conformance = dice.pick(["", ": Equatable", ": Equatable, Sendable"])
            draft.add(
                .line("\(port): enum \(name)\(conformance)\(isState ? " = .closed" : "")", details: details),
                to: "outputs"
            )
        }
    }

    /// Writes flows that end in cases of such outputs.
    mutating func writeAlertFlows() {
        for alert in alerts {
            for _ in 0..<dice.number(1...3) {
                var chain = begin(below: 1_000)
                addSteps(to: &chain)
                let (name, label, element) = dice.pick(alert.cases)
                let path = "\(Names.quoted(alert.name)).\(name)"
                if element == .void {
                    end(chain, sink: path, failing: nil)
                } else if dice.chance(50) {
                    convert(&chain, to: element)
                    end(chain, sink: path, failing: nil)
                } else {
                    let value = swift(element, from: chain, labels: true)
                    end(chain, sink: "\(path)(\(label.map { "\($0): " } ?? "")\(value))", failing: nil)
                }
                note("sink alert")
            }
        }
    }
}
