import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension FlowResolver {
    /// Counts the members that `text` names as used.
    mutating func markNames(in text: Fragment) {
        for name in SwiftText.freeNames(in: text) where names[name.text] != nil { usage.read.insert(name.text) }
        if text.text.contains(" ") || !SwiftText.isIdentifier(text.text),
            let finding = InvalidName.keywordUse(in: text, names: { names[$0] != nil })
        {
            findings.add(finding)
        }
    }

    /// Reports a name that is declared nowhere, and counts the one that was likely meant as used and fed.
    mutating func reportUnknown(_ name: Fragment, as use: UnknownName.Use) {
        let cases = use == .sink ? draft.outputs.events : []
        findings.add(UnknownName.finding(name, as: use, names: names, cases: cases))
        guard let meant = UnknownName.meant(by: name, as: use, names: names, cases: cases) else { return }
        usage.read.insert(meant)
        usage.fed.insert(meant)
    }

    /// Checks the text between `{ }`: it may name nothing of the view model, and only what arrives.
    mutating func checkClosure(_ body: Fragment, arriving: Arriving) -> Bool {
        let isPure = checkPure(body, names: SwiftText.freeNames(inClosure: body), arriving: arriving)
        let found = ClosureArgument.checkParameters(ofBody: body, arriving: arriving)
        findings.add(found)
        return isPure && found.isEmpty
    }

    /// Checks an expression as the text between `{ }`.
    mutating func checkPure(_ text: Fragment, arriving: Arriving) -> Bool {
        checkPure(text, names: SwiftText.freeNames(in: text), arriving: arriving)
    }

    private mutating func checkPure(_ body: Fragment, names used: [Fragment], arriving: Arriving) -> Bool {
        var found: [Finding] = []
        for name in used where !arriving.labels.contains(name.text) {
            guard let member = names[name.text] else { continue }
            usage.read.insert(name.text)
            found.append(MemberInClosure.finding(name, member: member, arity: arriving.arity ?? 1))
        }
        if let finding = InvalidName.keywordUse(in: body, names: arriving.labels.contains) { found.append(finding) }
        if let finding = MemberInClosure.selfUse(in: body) { found.append(finding) }
        if let finding = FailureNowhere.inText(body) { found.append(finding) }
        found += ClosureArgument.check(body, arriving: arriving)
        findings.add(found)
        return found.isEmpty
    }

    /// Checks Swift that is evaluated on the view model: it may name members, and what arrives.
    mutating func checkEvaluated(_ text: Fragment, arriving: Arriving) -> Bool {
        markNames(in: text)
        var found = ClosureArgument.check(text, arriving: arriving)
        let isName: (String) -> Bool = {
            names[$0] != nil && SwiftText.isIdentifier(text.text) || arriving.labels.contains($0)
        }
        if let finding = InvalidName.keywordUse(in: text, names: isName) { found.append(finding) }
        if let finding = FailureNowhere.inText(text) { found.append(finding) }
        findings.add(found)
        return found.isEmpty
    }

    /// Checks the value of `replace with` and `start with`: it depends on nothing that arrives. What `start with` puts
    /// first is read once, from the view model's members where it names any; `replace with` names none, as `{ }` does.
    mutating func checkConstant(_ text: Fragment, of kind: StepKind) -> Bool {
        if let argument = SwiftText.closureArguments(in: text).first {
            findings.add(StepArgument.constantOnly(kind, at: argument.range))
            return false
        }
        if kind == .replace { return checkFixed(text) }
        markNames(in: text)
        let finding = FailureNowhere.inText(text)
        findings.add([finding].compactMap { $0 })
        return finding == nil
    }

    /// Checks the value of `replace with`, which names no members.
    private mutating func checkFixed(_ text: Fragment) -> Bool {
        var isFixed = true
        for name in SwiftText.freeNames(in: text) where names[name.text] != nil {
            usage.read.insert(name.text)
            findings.add(StepArgument.memberInConstant(name))
            isFixed = false
        }
        return isFixed && checkPure(text, arriving: .unknown)
    }

    /// What is wrong with the first name of a dotted path or call; nil where it is a member that can stand there, or
    /// may be a type or `self`.
    func checkHead(of text: Fragment) -> Finding? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier() else { return nil }
        if head.text == "self" || head.text.first?.isUppercase == true || head.text.first == "_" { return nil }
        guard names[head.text] == nil else { return nil }
        if ["input", "output", "state"].contains(head.text), cursor.take("."), let member = cursor.identifier(),
            cursor.isAtEnd, names[member.text] != nil
        {
            return UnknownName.notAlone(text, name: member)
        }
        if cursor.isAtEnd || cursor.next == UInt8(ascii: "(") { return UnknownMethod.finding(head, names: names) }
        return UnknownName.finding(head, as: .receiver, names: names)
    }

    /// What `text`, a name, path or call, leads to.
    func callee(of text: Fragment) -> Callee {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier() else { return .foreign }
        switch names[head.text] {
        case .logic(let index): return cursor.isCallOrEnd ? .logic(index) : .foreign
        case .request(let index): return cursor.isCallOrEnd ? .request(index) : .foreign
        case .parameter(let index):
            let type = draft.parameters[index].type
            return cursor.isAtEnd ? .value(type) : member(of: head.text, type: type, cursor: &cursor)
        case .variable(let index):
            let type = draft.variables[index].type
            return cursor.isAtEnd ? .value(type) : member(of: head.text, type: type, cursor: &cursor)
        default:
            return .foreign
        }
    }

    private func member(of receiver: String, type: Fragment?, cursor: inout TextCursor) -> Callee {
        var name = type?.text ?? ""
        for prefix in ["any ", "some "] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
        while name.last == "?" || name.last == "!" { name.removeLast() }
        guard let service = draft.services.firstIndex(where: { $0.name.text == name }) else { return .foreign }
        _ = cursor.take("?") || cursor.take("!")
        guard cursor.take("."), let member = cursor.identifier() else { return .foreign }
        let declared = draft.services[service]
        if let method = declared.methods.firstIndex(where: { $0.name.text == member.text }) {
            guard cursor.isCallOrEnd else { return .foreign }
            return .serviceMethod(receiver: receiver, service: service, method: method)
        }
        if let property = declared.properties.firstIndex(where: { $0.name.text == member.text }) {
            return cursor.isAtEnd ? .serviceProperty(service: service, property: property) : .foreign
        }
        return declared.inherited.isEmpty ? .unknownServiceMember(service: service, name: member) : .foreign
    }
}

extension TextCursor {
    /// Whether nothing is left, or one pair of brackets with arguments.
    var isCallOrEnd: Bool {
        mutating get {
            if isAtEnd { return true }
            var copy = self
            return copy.bracketed(by: "(") != nil && copy.isAtEnd
        }
    }
}
