import VMGenModel
import VMGenSpec

/// Looks up the streams of the spec that flows read.
struct StreamResolver {
    /// What names and paths stand for.
    let lookup: NameLookup
    /// Where mistakes go.
    let findings: Findings
    /// What the flows use.
    let usage: Usage
    /// Checks the Swift that flows hold.
    let texts: FlowTextChecker
    /// The streams that flows named.
    let named: NamedStreams
    /// Those that follow from each other.
    let circles: NamedCircles

    private var draft: SpecDraft { lookup.draft }
    private var names: Namespace { lookup.names }

    /// Looks up the stream called `name`.
    func resolve(_ name: Fragment, as use: UnknownName.Use) -> (
        kind: FlowSource.Kind, arriving: Arriving
    )? {
        guard let member = names.source(name.text) else {
            texts.reportUnknown(name, as: use)
            return nil
        }
        return resolve(name, member, as: use)
    }

    /// The stream that `member`, which is called `name`, is.
    func resolve(_ name: Fragment, _ member: Namespace.Member, as use: UnknownName.Use) -> (
        kind: FlowSource.Kind, arriving: Arriving
    )? {
        usage.read.insert(member.section == "input" ? names.usedName(ofInput: name.text) : name.text)
        switch member {
        case .input(let index):
            guard let arriving = draft.inputs.ports[index].arriving else { break }
            return (.input(index), arriving)
        case .output(let index):
            guard let arriving = draft.outputs.ports[index].arriving else { break }
            return (.output(index), arriving)
        case .state(let index):
            guard let arriving = draft.states.ports[index].arriving else { break }
            return (.state(index), arriving)
        case .inputEvent(let index):
            return (.inputEvent(index), draft.inputs.events[index].arriving)
        case .named:
            guard let (stream, isKnown) = named.stream(name.text) else {
                let definition = names.place(of: name.text)
                // A flow above that names it and could not be read has been reported.
                if !findings.hasErrors || definition.map({ $0.range.lower > name.range.lower }) != false {
                    let own = circles.name(at: name.range, behind: name.text)
                    findings.add(StreamOrder.finding(name, definition: definition, of: own))
                }
                return nil
            }
            // The named stream is shared where it does work; a flow that starts from it does none of its own.
            var element = stream.element
            element.doesWork = false
            return (.named(name.text), Arriving(element: element, isKnown: isKnown))
        case .parameter(let index):
            if let finding = UnknownName.heldValue(name, draft.parameters[index].type, in: draft) {
                findings.add(finding)
                return nil
            }
            return (.expression(name), Arriving(element: lookup.element(of: name, hint: name.text)))
        case .variable(let index):
            let variable = draft.variables[index]
            let finding =
                PublishedVariables.untyped(name, variable, draft.runtime)
                ?? variable.usualType.flatMap { UnknownName.heldValue(name, $0, in: draft) }
            if let finding {
                findings.add(finding)
                return nil
            }
            let element = lookup.element(of: name, hint: name.text)
            return (.expression(name), Arriving(element: element))
        case .request, .logic:
            break
        }
        if case .input(let index) = member,
            let finding = UnknownName.heldStream(draft.inputs.ports[index], at: name, in: draft)
        {
            findings.add(finding)
        } else {
            findings.add(lookup.checkStream(name, as: use) ?? UnknownName.notAStream(name, member: member, as: use))
        }
        return nil
    }
}
