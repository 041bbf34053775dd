import VMGenModel
import VMGenSpec

/// Looks up what `set` assigns to.
struct AssignmentResolver {
    /// What names and paths stand for.
    let lookup: NameLookup
    /// Where mistakes go.
    let findings: Findings
    /// What the flows use.
    let usage: Usage
    /// Checks the Swift that flows hold.
    let texts: FlowTextChecker

    private var draft: SpecDraft { lookup.draft }
    private var names: Namespace { lookup.names }

    /// What `set` assigns to `name`; nil where there are mistakes.
    ///
    /// - Parameter isSpread: whether one of the values that stand in one `set` speaks of `$1`.
    func resolve(
        _ name: Fragment,
        value: Fragment,
        isSpread: Bool,
        arriving: Arriving
    ) -> Assignment? {
        let isFine = texts.checkEvaluated(value, isSpread: isSpread, arriving: arriving)
        guard let member = names[name.text] else {
            guard case .serviceProperty(let service, let property) = lookup.callee(of: name) else {
                usage.fed.formUnion(SwiftText.freeNames(in: name).map(\.text))
                texts.markNames(in: name)
                if let target = lookup.pathTarget(name) {
                    let typeOfIndex: (Fragment) -> String? = { index in
                        arriving.type(of: index, isSpread: isSpread) ?? lookup.type(ofValue: index, behind: arriving)
                    }
                    let path = AssignedPath(name, lookup: lookup, typeOfIndex: typeOfIndex)
                    if let finding = NotSettable.checkOptional(name, draft: draft, names: names)
                        ?? NotSettable.check(path, draft: draft, names: names)
                    {
                        return findings.refuse(finding)
                    }
                    guard texts.checkEvaluated(name, isSpread: isSpread, arriving: arriving), isFine else { return nil }
                    let given =
                        arriving.type(of: value, isSpread: isSpread) ?? lookup.type(ofValue: value, behind: arriving)
                    if let element = elementType(of: name, in: target, typeOfIndex: typeOfIndex),
                        let finding = TypeMismatch.check(
                            value,
                            of: given,
                            into: name,
                            type: element,
                            own: names.ownTypes
                        )
                    {
                        return findings.refuse(finding)
                    }
                    return Assignment(target: target, name: name, value: value, isPart: port(of: target) != nil)
                }
                if case .serviceMethod(_, let service, let method) = lookup.callee(of: name) {
                    return findings.refuse(NotSettable.method(name, draft.services[service].methods[method]))
                }
                if let finding = NotSettable.checkPath(name, draft: draft, names: names) {
                    findings.add(finding)
                    return nil
                }
                texts.reportUnknown(name, as: .target)
                return nil
            }
            texts.markNames(in: name)
            usage.ask(name)
            let declared = draft.services[service]
            let given = arriving.type(of: value, isSpread: isSpread) ?? lookup.type(ofValue: value, behind: arriving)
            let own = declared.properties[property]
            let found = NotSettable.check(name, own, of: declared, to: value, of: given, in: draft.runtime)
            if let finding = found
                ?? TypeMismatch.check(value, of: given, into: name, type: own.type, own: names.ownTypes)
            {
                return findings.refuse(finding)
            }
            return isFine ? Assignment(target: .variable(name.text), name: name, value: value) : nil
        }
        var target: Assignment.Target?
        switch member {
        case .output(let index) where draft.outputs.ports[index].isStateful: target = .output(index)
        case .state(let index): target = .state(index)
        case .variable(let index) where draft.variables[index].isSettable: target = .variable(name.text)
        case .parameter(let index) where draft.parameters[index].isVariable: target = .variable(name.text)
        default: break
        }
        usage.insert(name.text)
        guard let target else {
            // What is to be kept has a value: where it has none, that is reported there.
            if case .output(let index) = member, draft.outputs.ports[index].persistence != nil { return nil }
            findings.add(NotSettable.finding(name, member: member, draft: draft))
            return nil
        }
        let given = arriving.type(of: value, isSpread: isSpread) ?? lookup.type(ofValue: value, behind: arriving)
        if isFine, let port = port(of: target),
            let finding = ownCase(value, of: port.element, arriving: arriving)
                ?? TypeMismatch.check(value, of: given, into: port, own: names.ownTypes)
        {
            findings.add(finding)
            return nil
        }
        if value.text == name.text, !arriving.labels.contains(name.text) {
            findings.add(NotSettable.toItself(name, value))
        }
        if case .variable = target, let type = lookup.declaredType(of: name),
            let finding = ownCase(value, of: type, arriving: arriving)
                ?? TypeMismatch.check(value, of: given, into: name, type: type, own: names.ownTypes)
        {
            findings.add(finding)
            return nil
        }
        return isFine ? Assignment(target: target, name: name, value: value) : nil
    }

    /// What is wrong with `value` where it is to be a case of `type`, an enum of the spec.
    private func ownCase(_ value: Fragment, of type: Fragment, arriving: Arriving) -> Finding? {
        OwnCase(TypeText(type.text), draft: draft)?.misfit(value, arriving: arriving, lookup: lookup)
    }

    /// The type of what `name` leads to where that is an element of a list which the spec spells so, `rooms[$0]`, and `target` is
    /// what holds the list; nil for all else. `typeOfIndex` tells the type of what stands in the brackets.
    private func elementType(
        of name: Fragment,
        in target: Assignment.Target,
        typeOfIndex: (Fragment) -> String?
    ) -> Fragment? {
        var cursor = TextCursor(name)
        guard let head = cursor.identifier(), let place = cursor.bracketed(by: "["), cursor.isAtEnd,
            let type = port(of: target)?.element ?? lookup.declaredType(of: head)
        else { return nil }
        let element = AssignedPath.element(of: TypeText(type.text), at: place.inner, typeOfIndex: typeOfIndex)
        return element.map { Fragment($0.text, type.range) }
    }

    /// The field that is set; nil for variables.
    private func port(of target: Assignment.Target) -> Port? {
        switch target {
        case .output(let index): draft.outputs.ports[index]
        case .state(let index): draft.states.ports[index]
        case .variable: nil
        }
    }
}
