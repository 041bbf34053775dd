import VMGenModel
import VMGenSpec

/// What names and paths in flows stand for, as far as the declarations tell.
///
/// A class, since all that resolves flows has it, and what it holds is large.
final class NameLookup {
    /// The declarations.
    let draft: SpecDraft
    /// Their names.
    let names: Namespace

    /// Looks up in `draft`, whose names are `names`.
    init(draft: SpecDraft, names: Namespace) {
        self.draft = draft
        self.names = names
    }

    /// The member that `text` names behind its section, `input.title`, `output.title`, `state.title`, or behind the part of
    /// the input in which it stands, `input.fromView.pincode`; nil for all else.
    func qualified(_ text: Fragment) -> (name: Fragment, member: Namespace.Member)? {
        var path = SwiftText.split(text, on: ".")
        guard path.count > 1, let name = path.popLast(), path.allSatisfy({ SwiftText.isIdentifier($0.text) }) else {
            return nil
        }
        let parts = path.map(\.text)
        // An output may be called so, and then it is a part of that.
        if parts[0] == "state", names["state"] != nil { return nil }
        guard let member = names.member(name.text, of: parts[0]) ?? names.member(name.text, of: "input") else {
            return nil
        }
        if case .input(let index) = member {
            let own = draft.inputs.ports[index].parts.map(\.text)
            return parts == ["input"] + own || parts == own ? (name, member) : nil
        }
        return parts.count == 1 && parts[0] == member.section ? (name, member) : nil
    }

    /// The path that `text` leads to behind the section of what it begins with, `form.name` of `output.form.name`; nil for all else.
    func pathBehindSection(_ text: Fragment) -> Fragment? {
        var cursor = TextCursor(text)
        guard let section = cursor.identifier(), ["output", "state"].contains(section.text), names[section.text] == nil,
            cursor.take(".")
        else { return nil }
        let path = cursor.rest
        guard let name = cursor.identifier(), !cursor.isAtEnd, let member = names.member(name.text, of: section.text),
            member == names[name.text]
        else { return nil }
        return path
    }

    /// Whether `source` is an input.
    func isInput(_ source: Fragment) -> Bool {
        (qualified(source)?.member ?? names.source(source.text))?.section == "input"
    }

    /// Whether `name` is a stream that has no value at every time.
    func isValueless(_ name: String) -> Bool {
        switch names[name] {
        case .input(let index): draft.inputs.ports[index].kind != nil
        case .output(let index): draft.outputs.ports[index].kind != nil && !draft.outputs.ports[index].isStateful
        case .inputEvent, .named: true
        case .state, .parameter, .variable, .request, .logic, nil: false
        }
    }

    /// What `name` sets where it is a path into a parameter, a variable, the superclass, or an output or a state with a value:
    /// `viewport.size`, `self.title`, `rooms[$0].isOpen`, `detail?.isLiked`; nil for all else.
    func pathTarget(_ name: Fragment) -> Assignment.Target? {
        var cursor = TextCursor(name)
        guard let head = cursor.identifier() else { return nil }
        _ = cursor.take("?")
        guard cursor.next == UInt8(ascii: ".") || cursor.next == UInt8(ascii: "["),
            SinkReader.isPath(name), SwiftText.lastBrackets(of: name) == nil || name.text.hasSuffix("]")
        else { return nil }
        if head.text == "self" {
            _ = cursor.take(".")
            let member = cursor.identifier().flatMap { draft.isNoMember(names[$0.text]) ? nil : names[$0.text] }
            // A parameter may be the superclass's; what is set of it is what it leads to.
            if case .parameter(let index)? = member, !cursor.isAtEnd || draft.parameters[index].isForSuper {
                return .variable(name.text)
            }
            return member == nil ? .variable(name.text) : nil
        }
        switch names[head.text] {
        case .parameter(let index):
            guard let service = draft.serviceIndex(ofType: draft.parameters[index].type),
                !draft.services[service].isMissing
            else { return .variable(name.text) }
            // What a service holds for others to set, they set a part of.
            guard let (holder, property) = draft.property(of: service, on: &cursor, orNil: true) else { return nil }
            let held = draft.services[holder].properties[property]
            return held.isSettable || draft.leadsOn(held, to: cursor) ? .variable(name.text) : nil
        case .variable: return .variable(name.text)
        case .output(let index) where draft.outputs.ports[index].isStateful: return .output(index)
        case .state(let index): return .state(index)
        default: return nil
        }
    }

    /// The type of the parameter or variable `name`, where the spec has it.
    func declaredType(of name: Fragment) -> Fragment? {
        switch names[name.text] {
        case .parameter(let index): draft.parameters[index].type
        case .variable(let index): draft.variables[index].type
        default: nil
        }
    }

    /// What is wrong with a flow that ends in the parameter or variable `name` with what is `arriving`; nil where it may.
    func checkSink(_ name: Fragment, arriving: Arriving) -> Finding? {
        let isVariable =
            switch names[name.text] {
            case .parameter(let index): draft.parameters[index].isVariable
            case .variable(let index): draft.variables[index].isSettable
            default: false
            }
        return declaredType(of: name).flatMap { type in
            if let service = service(called: name) { return UnknownMethod.calledService(name, of: service) }
            let declared = isVariable ? nil : "var \(name.text)"
            return BadSink.check(name, type: type, arriving, runtime: draft.runtime, declared: declared)
        }
    }

    /// The enum that the output or state called `name` declares.
    func choice(of name: String) -> Port.Choice? { field(called: name)?.choice }

    /// The output or state called `name`.
    func field(called name: String) -> Port? {
        switch names[name] {
        case .output(let index): draft.outputs.ports[index]
        case .state(let index): draft.states.ports[index]
        default: nil
        }
    }
}

extension SpecDraft {
    /// Whether `member` only goes by, so that a view model that inherits something may have another one by its name: `self.title`
    /// beside an output `title` is the superclass's.
    func isNoMember(_ member: Namespace.Member?) -> Bool {
        guard let declaration, !declaration.isValueType, !declaration.inherited.isEmpty, !transform.isStored else {
            return false
        }
        switch member {
        case .input, .inputEvent, .named: return true
        case .output(let index): return outputs.ports[index].kind != nil && !outputs.ports[index].isStateful
        default: return false
        }
    }
}
