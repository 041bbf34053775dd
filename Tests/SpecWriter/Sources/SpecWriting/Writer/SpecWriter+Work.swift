extension SpecWriter {
    /// Adds a step that does work.
    ///
    /// - Parameter target: what the work answers with; nil for anything.
    mutating func addWork(to chain: inout Chain, answering target: Element?) {
        let answer = target ?? element(closures: false)
        isTriedInVain = false
        let policy = dice.pick(["latest", "latest", "first", "queue", "all"])
        note("step \(policy)")
        let work: (text: String, fails: Bool)
        switch dice.number(0...9) {
        case 0...1 where answer.isDecodable || answer == .void: work = (requestCall(from: chain, answer: answer), true)
        case 0...4: work = logicWork(from: chain, answer: answer)
        default: work = serviceWork(from: chain, answer: answer)
        }
        chain.steps.append("\(policy) \(work.text)" + clauses(of: chain, fails: work.fails))
        chain.fails = chain.fails || work.fails
        chain.works = true
        chain.move(to: answer)
    }

    /// The answer of a method that works, with its effects, and whether it can fail.
    private mutating func answer(_ element: Element, isState: Bool) -> (
        MethodDraft.Answer, effects: [String], fails: Bool
    ) {
        let mayAwait = element.isSendable && (isMainActor || !isState)
        switch dice.number(0...9) {
        case 0...1 where mayAwait:
            note("async")
            return (.value(element), ["async"], false)
        case 0...3 where mayAwait:
            note("async throws")
            return (.value(element), ["async", "throws"], true)
        case 4:
            note("throws")
            return (.value(element), ["throws"], true)
        default:
            if isShared {
                let fails = dice.chance(70)
                note("answer stream")
                let kind = isRx ? (fails ? "Observable" : "Infallible") : "AnyPublisher"
                return (.stream(kind: kind, element, failure: isRx ? nil : fails ? "Error" : "Never"), [], fails)
            }
            if isRx {
                let kind = dice.pick([
                    "Observable", "Observable", "Single", "Single", "Infallible", "Maybe", "Driver", "Signal",
                ])
                note("answer \(kind)")
                return (
                    .stream(kind: kind, element, failure: nil), [], ["Observable", "Single", "Maybe"].contains(kind)
                )
            }
            let failure = dice.pick(["Never", "Error", "Error", errorName])
            let kind = dice.pick(["AnyPublisher", "AnyPublisher", "Future"])
            note("answer \(kind)")
            return (.stream(kind: kind, element, failure: failure), [], failure != "Never")
        }
    }

    private mutating func logicWork(from chain: Chain, answer element: Element) -> (String, Bool) {
        note("logic work")
        let takesState = dice.chance(30) && !isStruct
        let (answer, effects, fails) = answer(element, isState: takesState)
        if effects.contains("async"), !chain.elements.allSatisfy(\.isSendable) {
            return (
                logicName(
                    from: chain,
                    answer: .stream(kind: isRx ? "Observable" : "AnyPublisher", element, failure: isRx ? nil : "Error")
                ), true
            )
        }
        let name = logicName(from: chain, answer: answer, effects: effects, takesState: takesState)
        return (name, fails)
    }

    private mutating func serviceWork(from chain: Chain, answer element: Element) -> (String, Bool) {
        note("service work")
        let index = someService()
        // Of what an unknown method answers one value arrives, and nobody knows that it is none.
        if services[index].kind == .opaque, element == .void { return logicWork(from: chain, answer: element) }
        // Nor is it known of one through something that may be nil that its answer is an optional of its own.
        if services[index].kind == .opaque, services[index].isWeak, case .optional = element {
            return logicWork(from: chain, answer: element)
        }
        let (answer, effects, fails) = answer(element, isState: false)
        var arguments: [String] = []
        var parameters: [String] = []
        let sendable = !effects.contains("async")
        for (number, operand) in operands(of: chain).prefix(2).enumerated() where sendable || operand.element.isSendable
        {
            let label = number == 0 ? dice.pick(["_ ", "id ", "for "]) : "with "
            parameters.append("\(label)value\(number): \(escaping(operand.element))")
            arguments.append((label == "_ " ? "" : label.dropLast() + ": ") + operand.text)
        }
        if dice.chance(20) {
            parameters.append("limit: Int")
            let known = values.first { $0.element == .int }
            arguments.append("limit: \(known.map { Names.quoted($0.name) } ?? "20")")
        }
        let name = "\(dice.pick(["load", "fetch", "save", "find", "send"]))\(services[index].methods.count)"
        services[index].methods.append(
            MethodDraft(name: name, parameters: parameters, effects: effects, answer: answer)
        )
        var isMarked = dice.chance(70)
        if services[index].kind == .opaque { isMarked = true }
        let marks =
            isMarked ? (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "") : ""
        let isUnknown = services[index].kind == .opaque && marks.isEmpty
        isTriedInVain = isUnknown && !fails
        return (
            "\(marks)\(Names.quoted(services[index].name)).\(name)(\(arguments.joined(separator: ", ")))",
            fails || isUnknown
        )
    }

    private mutating func requestCall(from chain: Chain, answer element: Element) -> String {
        note("request")
        let name = names.make(["fetchRows", "fetchUser", "postDraft", "fetchPage", "search"], using: &dice)
        var parameters: [String] = []
        var arguments: [String] = []
        for operand in operands(of: chain).prefix(1) where [.int, .string, .double].contains(operand.element) {
            parameters.append("id: \(operand.element.text)")
            arguments.append("id: \(operand.text)")
        }
        var details: [String] = []
        let isPosted = dice.chance(25)
        if !parameters.isEmpty, dice.chance(50) {
            note("query")
            details += ["query:", "  q: id"]
        }
        if dice.chance(20) {
            note("headers")
            details += ["headers:", "  Accept: \"application/json\""]
        }
        if isPosted {
            note("body")
            details.append("body: \(parameters.isEmpty ? "[1, 2]" : "[id]")")
        }
        if dice.chance(20) { details.append("status: 2xx") }
        if element != .void {
            if dice.chance(25) {
                note("value path")
                details += ["decode: [\(element.text)]", "value: first"]
                draft.bodies[name] = "[\(element.json(2))]"
            } else {
                details.append("decode: \(element.text)")
                draft.bodies[name] = element.json(2)
            }
        }
        let path = parameters.isEmpty || dice.chance(50) ? "" : "/\\(id)"
        let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
        let text = "\(name)\(list): \(isPosted ? "POST" : "GET") https://api.example.com/\(name)\(path)"
        draft.add(.line(text, details: details), to: "requests")
        return arguments.isEmpty ? name : "\(Names.quoted(name))(\(arguments.joined(separator: ", ")))"
    }

    private func operands(of chain: Chain) -> [Expressions.Operand] {
        switch chain.arriving {
        case .single(.void): []
        case .single(let element): [Expressions.Operand(text: "$0", element: element)]
        case .several(let elements):
            elements.enumerated().map { Expressions.Operand(text: "$\($0)", element: $1) }
        }
    }

    /// A type as a parameter has it.
    private func escaping(_ element: Element) -> String {
        if case .closure = element { return "@escaping \(element.text)" }
        return element.text
    }

    /// Whether logic can be lent the state: there is one, and no output with a wrapper that is made before anything else is there
    /// holds a part of it, a stored one or one beside a plain output.
    var mayLendState: Bool {
        let isMadeEarly = hasWrappedOutputs && (shape == .stored || draft.ports("outputs").contains(where: \.isField))
        return !isStruct && !isMadeEarly
    }

    /// Declares a method of the logic that takes what arrives, and gives its name.
    mutating func logicName(
        from chain: Chain,
        answer: MethodDraft.Answer,
        effects: [String] = [],
        takesState: Bool = false
    ) -> String {
        let takesState = takesState && mayLendState
        note(takesState ? "logic state" : "logic")
        let name = names.make(
            ["makeTitle", "validate", "loadNext", "handle", "process", "merge2", "check", "build", "update"],
            using: &dice
        )
        let words = ["item", "other", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
        let parameters = chain.elements.enumerated().map { index, element in
            "\(dice.pick(["_ ", "_ ", "of ", ""]))\(words[index % words.count]): \(escaping(element))"
        }
        let method = MethodDraft(
            name: name,
            parameters: parameters,
            takesState: takesState,
            writesState: chain.rank == 0,
            effects: effects,
            answer: answer
        )
        draft.add(.method(method), to: "logic")
        return name
    }

    /// A call of a method of the logic that returns nothing.
    mutating func logicCall(from chain: Chain, answer: Element) -> String {
        let takesState = !isStruct && dice.chance(50)
        return logicName(from: chain, answer: .value(answer), takesState: takesState)
    }

    /// A call of a dependency in passing.
    mutating func passing(from chain: Chain) -> String {
        let first = operands(of: chain).first
        if dice.chance(15) {
            note("closure parameter")
            let name = names.make(["onDone", "onSelect", "completion"], using: &dice)
            let type = Element.closure(first?.element ?? .void)
            draft.arguments[name] = type
            draft.add(.line("\(dice.chance(30) ? "var " : "")\(name): \(type.text)"), to: "init")
            return "\(Names.quoted(name))(\(first?.text ?? ""))"
        }
        let index = someService()
        let name = "\(dice.pick(["show", "log", "open"]))\(services[index].methods.count)"
        let parameters = first.map { ["_ value: \(escaping($0.element))"] } ?? []
        services[index].methods.append(MethodDraft(name: name, parameters: parameters, answer: .value(.void)))
        return "\(Names.quoted(services[index].name)).\(name)(\(first?.text ?? ""))"
    }
}
