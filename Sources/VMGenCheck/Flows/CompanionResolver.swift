import VMGenModel
import VMGenSpec

/// Looks up what `with` takes along.
struct CompanionResolver {
    /// What names and paths stand for.
    let lookup: NameLookup
    /// Where mistakes go.
    let findings: Findings
    /// What the flows use.
    let usage: Usage
    /// Checks the Swift that flows hold.
    let texts: FlowTextChecker
    /// The streams of the spec.
    let streams: StreamResolver

    private var draft: SpecDraft { lookup.draft }
    private var names: Namespace { lookup.names }

    /// Looks up one of the others that `with` takes along, and adds its components.
    func resolve(_ text: Fragment, arriving: inout Arriving) -> StreamReference? {
        var cursor = TextCursor(text)
        if let word = cursor.identifier(), cursor.isAtEnd {
            let member = names.source(word.text)
            if let value = plainValue(word.text, member) {
                usage.read.insert(member?.section == "input" ? names.usedName(ofInput: word.text) : word.text)
                arriving.element.components.append(value)
                return StreamReference(text: text, kind: .value(word.text))
            }
            guard let stream = streams.resolve(word, as: .companion) else {
                arriving.isKnown = false
                return nil
            }
            return take(stream, as: text, arriving: &arriving)
        }
        if let (name, member) = lookup.qualified(text), let value = plainValue(name.text, member) {
            usage.read.insert(member.section == "input" ? names.usedName(ofInput: name.text) : name.text)
            arriving.element.components.append(value)
            return StreamReference(text: text, kind: .value(name.text))
        }
        if let (name, member) = lookup.qualified(text), let stream = streams.resolve(name, member, as: .companion) {
            return take(stream, as: text, arriving: &arriving)
        }
        let projected = UnknownName.projected(text, names: names).map { UnknownName.projected(text, name: $0) }
        if let finding = projected ?? lookup.checkAlone(text) ?? partOfNil(text) {
            findings.add(finding)
            texts.markAll(in: text)
            arriving.isKnown = false
            return nil
        }
        if let part = partOfProperty(text) ?? partOfValue(text) ?? ofSuperclass(text) {
            texts.markNames(in: text)
            usage.ask(text)
            arriving.element.components.append(part)
            return StreamReference(text: text, kind: .value(text.text))
        }
        if let finding = FlowPart.checkCompanion(text)
            ?? SwiftText.strayOperand(in: text).map({ FlowPart.missingComma(before: $0) })
            ?? partOfUnknown(text) ?? partOfStream(text) ?? lookup.checkHead(of: text)
            ?? lookup.checkStream(text, as: .companion)
        {
            findings.add(finding)
            texts.markAll(in: text)
            arriving.isKnown = false
            return nil
        }
        texts.markNames(in: text)
        usage.ask(text)
        if let part = part(text) {
            arriving.element.components.append(part)
            return StreamReference(text: text, kind: .value(text.text))
        }
        if case .serviceProperty(let service, let index) = lookup.callee(of: text),
            var value = draft.services[service].properties[index].value(in: draft.runtime)
        {
            value.type = value.type.map { lookup.reached($0, through: text) }
            arriving.element.components.append(value)
            return StreamReference(text: text, kind: .value(text.text))
        }
        let element = lookup.element(of: text, hint: nil)
        arriving.element.components += element.components
        return StreamReference(text: text, kind: .source(.expression(text)), element: element)
    }

    /// A part of what an output or a state holds, `order.id`, as a component; nil for all others.
    private func part(_ text: Fragment) -> FlowElement.Component? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier(), !cursor.isAtEnd, names.source(head.text) == names[head.text],
            let member = names[head.text], isHeld(member)
        else { return nil }
        return lookup.element(of: text, hint: nil).components.first.map { .init(name: $0.name, type: nil) }
    }

    /// What is wrong with a part of what is held and may be nil, `post.id`; nil for all others.
    private func partOfNil(_ text: Fragment) -> Finding? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier(), let member = names[head.text], names.source(head.text) == member else {
            return nil
        }
        let type: Fragment? =
            switch member {
            case .output(let index) where isHeld(member): draft.outputs.ports[index].element
            case .state(let index): draft.states.ports[index].element
            default: lookup.declaredType(of: head)
            }
        return MayBeNil.part(text, of: head, type: type, in: draft)
    }

    /// A part of a parameter or variable that is certainly no stream, `names.count`, as a component; nil for all others.
    private func partOfValue(_ text: Fragment) -> FlowElement.Component? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier(), !cursor.isAtEnd, let type = lookup.declaredType(of: head),
            draft.serviceIndex(ofType: type) == nil
        else { return nil }
        let path = SwiftText.split(text, on: ".")
        if path.count == 2, SwiftText.isIdentifier(path[1].text), draft.isSampled(path[1], of: head) {
            return .init(name: path[1].text, type: nil)
        }
        if path.count == 2, let part = OwnStructs(draft.types)[TypeText(type.text)]?.property(path[1].text) {
            let type = part.type.map { Fragment($0.text, text.range) }
            let isValue = part.hasLiteral || type.map(draft.runtime.isCertainlyPlain) ?? false
            if isValue { return .init(name: part.name, type: type?.text) }
        }
        if let part = partOfDeclared(path, of: type) { return part }
        guard draft.runtime.isCertainlyPlain(type) else { return nil }
        // What is reached through `?` is no stream that could be listened to, whatever it is.
        let wrapped = TypeText(type.text).optionalOf.map { Fragment($0.text, type.range) }
        guard wrapped.map(draft.runtime.isCertainlyPlain) ?? true || text.text.contains("?") else { return nil }
        let last = SwiftText.split(text, on: ".").last.map(\.text) ?? head.text
        return .init(name: SwiftText.isIdentifier(last) ? last : head.text, type: nil)
    }

    /// What `path` leads to, of whose head the type is `type`, where the target's Swift says that it is no stream.
    private func partOfDeclared(_ path: [Fragment], of type: Fragment) -> FlowElement.Component? {
        var type = TypeText(type.text)
        var mayBeNil = false
        for part in path.dropFirst() {
            let name = part.text.hasSuffix("?") ? String(part.text.dropLast()) : part.text
            mayBeNil = mayBeNil || type.optionalOf != nil
            let holder = type.optionalOf ?? type
            guard let next = draft.appTypes[holder.text]?.properties[name] else { return nil }
            type = TypeText(next)
        }
        let plain = type.optionalOf ?? type
        let range = path[0].range
        let isPlain =
            draft.runtime.isCertainlyPlain(Fragment(plain.text, range)) || draft.appTypes[plain.text] != nil
        guard isPlain, let last = path.last, SwiftText.isIdentifier(last.text) else { return nil }
        let given = mayBeNil && type.optionalOf == nil ? "\(type.text)?" : type.text
        return .init(name: last.text, type: given)
    }

    /// What the superclass is made with, `self.title`, or what a flow sets of it, as a component; nil for a stream, and for all else.
    private func ofSuperclass(_ text: Fragment) -> FlowElement.Component? {
        var cursor = TextCursor(text)
        guard cursor.take(word: "self"), cursor.take("."), let name = cursor.identifier() else { return nil }
        if let last = SwiftText.split(text, on: ".").last, SwiftText.isIdentifier(last.text), draft.setsPart(of: text) {
            return FlowElement.Component(name: last.text, type: nil)
        }
        guard cursor.isAtEnd else { return nil }
        if let parameter = draft.parameters.first(where: { $0.isForSuper && $0.name.text == name.text }),
            !draft.runtime.hasStream(parameter.type)
        {
            return FlowElement.Component(name: name.text, type: parameter.type.text)
        }
        return declaredInSuperclass(name)
    }

    /// The property called `name` of the superclass, where the target's Swift says what it is, and that is certainly no stream.
    private func declaredInSuperclass(_ name: Fragment) -> FlowElement.Component? {
        let classes = (draft.declaration?.inherited ?? []).lazy.compactMap { draft.appTypes[$0.text] }
        guard let type = classes.first(where: { $0.keyword == "class" })?.properties[name.text] else { return nil }
        let isPlain = draft.runtime.isCertainlyPlain(Fragment(type, name.range)) || draft.appTypes[type] != nil
        return isPlain ? FlowElement.Component(name: name.text, type: type) : nil
    }

    /// A part of a plain property of a service, `shop.name.count`, as a component; nil for all others.
    private func partOfProperty(_ text: Fragment) -> FlowElement.Component? {
        guard let (_, property, _) = propertyPath(text), property.isCertainlyPlain(in: draft.runtime) else {
            return nil
        }
        return lookup.element(of: text, hint: nil).components.first.map { .init(name: $0.name, type: nil) }
    }

    /// What is wrong with a part of a property of which the spec does not say what parts it has: that may be a value, and may be a
    /// stream; nil for all others.
    private func partOfUnknown(_ text: Fragment) -> Finding? {
        guard let (path, property, part) = propertyPath(text), !property.isCertainlyPlain(in: draft.runtime),
            !draft.runtime.hasStream(property.type)
        else { return nil }
        return UnknownName.partOfProperty(text, path: path, type: property.type.text, part: part, names: names)
    }

    /// The path of the property of a service that `text` names a part of, the property and the part; nil for all others.
    private func propertyPath(_ text: Fragment) -> (path: String, property: Service.Property, part: String)? {
        let path = SwiftText.split(text, on: ".")
        let names = path.map { $0.text.hasSuffix("?") || $0.text.hasSuffix("!") ? String($0.text.dropLast()) : $0.text }
        guard path.count > 2, names.dropFirst(2).allSatisfy(SwiftText.isIdentifier) else { return nil }
        if case .serviceProperty = lookup.callee(of: text) { return nil }
        for count in (2..<path.count).reversed() {
            let property = ([path[0].text] + names[1..<count]).joined(separator: ".")
            guard case .serviceProperty(let service, let index) = lookup.callee(of: Fragment(property, path[0].range))
            else { continue }
            let part = path.dropFirst(count).map(\.text).joined(separator: ".")
            return (property, draft.services[service].properties[index], part)
        }
        return nil
    }

    /// Whether `member` is an output with a value or a state, whose value can be read at every time.
    private func isHeld(_ member: Namespace.Member) -> Bool {
        switch member {
        case .output(let index): draft.outputs.ports[index].kind != nil && draft.outputs.ports[index].isStateful
        case .state: true
        default: false
        }
    }

    /// What is wrong with a part of what only goes by, `pick.id` of an input; nil for all others, and for parts of what is held.
    private func partOfStream(_ text: Fragment) -> Finding? {
        var cursor = TextCursor(text)
        guard var head = cursor.identifier(), cursor.next == UInt8(ascii: ".") || cursor.next == UInt8(ascii: "?")
        else {
            return nil
        }
        var member = names.source(head.text)
        if member == nil, ["input", "output", "state"].contains(head.text), cursor.take("."),
            let name = cursor.identifier(), !cursor.isAtEnd, let own = names.member(name.text, of: head.text)
        {
            (head, member) = (name, own)
        }
        guard let member, member.isStream, plainValue(head.text, member) == nil, part(text) == nil else { return nil }
        if member == names[head.text], isHeld(member) {
            if let other = names.source(head.text), other != member {
                return UnknownName.partOfNamesake(
                    text,
                    name: head,
                    part: cursor.rest.text,
                    section: member.section ?? "state"
                )
            }
            return UnknownName.notAlone(text, name: Fragment(head.text + cursor.rest.text, text.range))
        }
        usage.read.insert(member.section == "input" ? names.usedName(ofInput: head.text) : head.text)
        let labels =
            if case .inputEvent(let index) = member {
                draft.inputs.events[index].payload.compactMap(\.label)
            } else { [String]() }
        return UnknownName.partOfStream(text, name: head, part: cursor.rest.text, labels: labels, names: names)
    }

    /// A plain field, parameter or variable that is no stream, as a component; nil for all others.
    private func plainValue(_ name: String, _ member: Namespace.Member?) -> FlowElement.Component? {
        let type: Fragment?
        switch member {
        case .input(let index) where draft.inputs.ports[index].kind == nil: type = draft.inputs.ports[index].element
        case .output(let index) where draft.outputs.ports[index].kind == nil: type = draft.outputs.ports[index].element
        // That a plain value is no state has been reported.
        case .state(let index) where draft.states.ports[index].kind == nil: type = draft.states.ports[index].element
        case .parameter(let index): type = draft.parameters[index].type
        case .variable(let index): type = draft.variables[index].type
        default: return nil
        }
        if let type, draft.runtime.hasStream(type) { return nil }
        return FlowElement.Component(name: name, type: type?.text)
    }
}

extension SpecDraft {
    /// Whether a flow sets what `path` leads to, or a part of it, so that it is a value.
    fileprivate func setsPart(of path: Fragment) -> Bool {
        flows.flatMap { [$0.chain.sink, $0.failure?.chain.sink] }.contains { sink in
            guard case .set(let pairs)? = sink?.kind else { return false }
            return pairs.contains { $0.name.text == path.text || $0.name.text.hasPrefix(path.text + ".") }
        }
    }

    /// Whether a sample of the parameter called `name`, or of its type, makes it with a literal for `part`: `Order(id: 1)`. Then
    /// that is a value.
    fileprivate func isSampled(_ part: Fragment, of name: Fragment) -> Bool {
        let type = parameters.first { $0.name.text == name.text }?.type.text
        let own = samples.filter { $0.name.text == name.text || $0.name.text == type || $0.type?.text == type }
        return type != nil
            && own.contains { sample in
                sample.values.contains { value in
                    guard let brackets = SwiftText.lastBrackets(of: value) else { return false }
                    return SwiftText.split(brackets.inner, on: ",").contains { argument in
                        argument.argumentLabel == part.text
                            && SwiftText.cut(argument, at: ":").flatMap { SwiftValueLiteral($0.1) } != nil
                    }
                }
            }
    }
}
