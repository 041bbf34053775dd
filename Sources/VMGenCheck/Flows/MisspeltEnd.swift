import VMGenModel
import VMGenSpec

/// Finds ends of flows that are written as Swift or another library writes them: `failed(id: $0)`, `Output.failed`, `bind(to: title)`.
struct MisspeltEnd {
    /// What names and paths stand for.
    let lookup: NameLookup

    private var draft: SpecDraft { lookup.draft }
    private var names: Namespace { lookup.names }

    /// What is wrong with the end `text`, and the output, state or case that was meant; nil for what is no such end.
    func check(_ text: Fragment) -> (finding: Finding, meant: String?)? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier() else { return nil }
        let member = names[head.text]
        if cursor.isCallOrEnd {
            if cursor.next == UInt8(ascii: "("), let port = fieldCalled(by: member) {
                return (BadSink.fieldCalled(head, with: SwiftText.lastBrackets(of: text)), port.name.text)
            }
            if member == nil, draft.outputs.events.contains(where: { $0.name.text == head.text }) {
                return (BadSink.caseWithoutDot(text), head.text)
            }
            if member == nil, let port = draft.firstField(where: { has(head, among: $0.choice) }) {
                return (BadSink.caseOfField(text, written: "\(port.name.text).\(text.text)"), port.name.text)
            }
        }
        if let (finding, port) = checkSent(text) { return (finding, port.name.text) }
        if head.text.first?.isUppercase == true { return checkType(head, of: text) }
        guard member == nil, BadSink.takesValues(head.text) else { return nil }
        let place = SwiftText.freeNames(in: text).first { ["output", "state"].contains(names[$0.text]?.section) }
        guard let place else { return BadSink.foreign(text).map { ($0, nil) } }
        return (BadSink.extraWord(head, name: place), place.text)
    }

    /// What is wrong with `text`, the case `name` where the outputs are fields, and the output or state that was meant.
    func checkCase(_ name: Fragment, of text: Fragment) -> (finding: Finding, meant: String?) {
        if let port = draft.firstField(where: { has(name, among: $0.choice) }) {
            return (BadSink.caseOfField(text, written: port.name.text + text.text), port.name.text)
        }
        return (BadSink.noCases(text, name: name, names: names), names[name.text] == nil ? nil : name.text)
    }

    /// What is wrong with `text` where it sends a value to an output or state as its relay or subject takes it, `count.accept($0)`, and
    /// which that is; nil for all else.
    func checkSent(_ text: Fragment) -> (finding: Finding, port: Port)? {
        guard SwiftText.lastBrackets(of: text) != nil else { return nil }
        var path = SwiftText.split(text, on: ".")
        if ["self", "output", "state"].contains(path[0].text) { path.removeFirst() }
        guard path.count == 2, ["accept", "onNext", "send"].contains(where: { path[1].text.hasPrefix("\($0)(") }),
            let port = draft.firstField(where: { $0.name.text == path[0].text }), port.kind != nil,
            names[path[0].text]?.section == port.role.rawValue, TypeText(port.element.text).isKnown
        else { return nil }
        return (BadSink.sent(text, into: path[0], isStateful: port.isStateful || port.role == .state), port)
    }

    /// The same of a `text` that begins with a type, `head`.
    private func checkType(_ head: Fragment, of text: Fragment) -> (finding: Finding, meant: String?)? {
        var cursor = TextCursor(text)
        _ = cursor.identifier()
        if head.text == draft.declaration?.name.text, cursor.take(".") { _ = cursor.identifier() }
        let type = text.slice(0, cursor.offset)
        guard cursor.take("."), let name = cursor.identifier(), cursor.isCallOrEnd else { return nil }
        let written = text.slice(type.text.utf8.count, text.text.utf8.count)
        let last = SwiftText.split(type, on: ".").last?.text
        if last == draft.transform.outputName, draft.outputs.events.contains(where: { $0.name.text == name.text }) {
            return (BadSink.caseOfType(text, written: written.text), name.text)
        }
        guard let port = draft.firstField(where: { $0.choice?.name.text == last && has(name, among: $0.choice) }) else {
            return nil
        }
        return (BadSink.caseOfField(text, written: port.name.text + written.text), port.name.text)
    }

    private func has(_ name: Fragment, among choice: Port.Choice?) -> Bool {
        choice?.cases.contains { $0.name.text == name.text } ?? false
    }

    /// The output or state that `member` is, whose value is certainly no closure; nil for all else.
    private func fieldCalled(by member: Namespace.Member?) -> Port? {
        let port: Port?
        switch member {
        case .output(let index): port = draft.outputs.ports[index]
        case .state(let index): port = draft.states.ports[index]
        default: port = nil
        }
        guard let port, port.kind != nil, TypeText(port.element.text).isKnown else { return nil }
        return port
    }
}
