extension SpecWriter {
    /// Adds steps that may stand anywhere.
    mutating func addSteps(to chain: inout Chain) {
        for _ in 0..<dice.pick(weighed: [(45, 0), (30, 1), (16, 2), (7, 3), (2, 5)]) { addStep(to: &chain) }
    }

    private mutating func addStep(to chain: inout Chain) {
        let step = dice.pick(weighed: [
            (16, "map"), (14, "filter"), (8, "compactMap"), (6, "distinct"), (6, "replace"), (20, "with"),
            (4, "debounce"),
            (4, "throttle"), (3, "delay"), (3, "skip"), (3, "take"), (3, "start with"), (3, "share"), (8, "do"),
            (12, "work"), (2, "swift"),
        ])
        switch step {
        case "map":
            if dice.chance(25) { return mapByMethod(&chain) }
            var target = element(closures: false)
            if target == .void { target = .string }
            note("step map {}")
            chain.steps.append("map \(closure(target, from: chain, known: false))")
            chain.move(to: target)
        case "filter":
            if dice.chance(20), chain.carries {
                note("step filter method")
                chain.steps.append("filter \(logicName(from: chain, answer: .value(.bool)))")
            } else {
                note("step filter {}")
                chain.steps.append("filter \(closure(.bool, from: chain, known: true, labels: true))")
            }
        case "compactMap":
            if case .single(.optional(let wrapped)) = chain.arriving {
                note("step compactMap")
                chain.steps.append("compactMap")
                chain.move(to: wrapped)
            } else if case .single(.string) = chain.arriving {
                note("step compactMap {}")
                chain.steps.append("compactMap { Int($0) }")
                chain.move(to: .int)
            }
        case "distinct":
            if case .single(let element) = chain.arriving, element.isEquatable {
                note("step distinct")
                chain.steps.append("distinct")
            } else if chain.carries {
                note("step distinct {}")
                chain.steps.append("distinct \(closure(.int, from: chain, known: false))")
            }
        case "replace":
            var target = element(closures: false)
            if target == .void { target = .bool }
            note("step replace with")
            chain.steps.append("replace with \(target.literal(dice.number(0...9), known: false))")
            chain.move(to: target)
        case "with": addWith(to: &chain)
        case "debounce", "delay":
            note("step \(step)")
            chain.steps.append("\(step) \(dice.pick(["0.3", "1", "2.5"]))")
        case "throttle":
            note("step throttle")
            chain.steps.append("throttle \(dice.pick(["0.3", "1 first"]))")
        case "skip", "take":
            note("step \(step)")
            chain.steps.append("\(step) \(dice.number(1...3))")
        case "start with":
            guard case .single(let element) = chain.arriving, element != .void else { return }
            note("step start with")
            chain.steps.append("start with \(element.literal(dice.number(0...9), known: true))")
        case "share":
            note("step share")
            chain.steps.append("share")
        case "do":
            note("step do")
            chain.steps.append("do \(passing(from: chain))")
        case "work": addWork(to: &chain, answering: nil)
        default:
            guard !isShared, case .single(let element) = chain.arriving, element != .void else { return }
            note("step swift")
            if dice.chance(50) { return chain.steps.append("swift .filter { _ in true }") }
            note("step swift |")
            chain.steps.append("swift |\n.filter { _ in true }\n.map { value in\n    value\n}")
        }
    }

    private mutating func mapByMethod(_ chain: inout Chain) {
        var target = element(closures: false)
        if target == .void { target = .string }
        note("step map method")
        chain.steps.append("map \(logicName(from: chain, answer: .value(target)))")
        chain.move(to: target)
    }

    private mutating func addWith(to chain: inout Chain) {
        let open = streams.filter { $0.labels.isEmpty && $0.element != .void } + values.filter { $0.name != "defaults" }
        guard !open.isEmpty else { return }
        var taken: [Stream] = []
        let alike = dice.chance(25) ? open.filter { chain.elements == [$0.element] } : []
        for _ in 0..<dice.pick(weighed: [(75, 1), (20, 2), (5, 3)]) {
            let stream = dice.pick(alike.isEmpty ? open : alike)
            if chain.sources.contains(stream.name) || taken.contains(where: { $0.name == stream.name }) { continue }
            if isShared, arrives(stream.name, in: chain) { continue }
            taken.append(stream)
        }
        if taken.isEmpty { return }
        note("step with")
        for stream in taken { unused.removeAll { $0 == stream.name } }
        chain.take(taken)
        if dice.chance(30) { narrow(&chain) }
    }

    /// Whether what arrives in `chain` is made of what `name`, which holds no value, says: who of its listeners hears of that first is
    /// not certain, as the language reference says, so one runtime may take along the new value and the other the one before.
    private func arrives(_ name: String, in chain: Chain) -> Bool {
        let held = ["outputs", "state"].flatMap { draft.ports($0) }.filter(\.hasValue).map(\.name)
        if held.contains(name), !draft.ports("inputs").contains(where: { $0.name == name }) { return false }
        var origins = Set(chain.sources)
        var count = 0
        while count < origins.count {
            count = origins.count
            let ports = origins.map { $0.hasPrefix("output.") ? String($0.dropFirst(7)) : $0 }
            let feeds = draft.flows.filter { flow in
                ports.contains { flow.ends(in: $0) || flow.caught?.last == $0 || flow.sink.hasPrefix("as \($0)") }
            }
            origins.formUnion(feeds.flatMap(\.sources))
        }
        return origins.contains(name)
    }

    /// Adds a filter that speaks of what was taken along, and closures that do not.
    private mutating func narrow(_ chain: inout Chain) {
        guard case .several(let elements) = chain.arriving, elements.count == 2 else { return }
        let taken = Expressions(operands: [Expressions.Operand(text: "$1", element: elements[1])])
        let isAlike = elements[0] == elements[1] && elements[0].isEquatable
        note("step filter {}")
        chain.steps.append("filter { \(isAlike ? "$0 != $1" : taken.make(.bool, known: true, using: &dice)) }")
        guard dice.chance(70) else { return }
        var target = element(closures: false)
        if target == .void { target = .string }
        let first = Expressions(operands: [Expressions.Operand(text: "$0", element: elements[0])])
        note("step map {}")
        chain.steps.append("map { \(first.make(target, known: false, using: &dice)) }")
        chain.move(to: target)
        guard dice.chance(40) else { return }
        note("step debounce")
        chain.steps.append("debounce 0.3")
    }

    /// Adds what makes a value of type `target` out of what arrives.
    mutating func convert(_ chain: inout Chain, to target: Element) {
        if case .single(let element) = chain.arriving, element == target, dice.chance(70) {
            if dice.chance(15) { addWork(to: &chain, answering: target) }
            return
        }
        switch dice.number(0...9) {
        case 0...2: addWork(to: &chain, answering: target)
        case 3, 4:
            note("step map method")
            chain.steps.append("map \(logicName(from: chain, answer: .value(target)))")
        case 5 where target.isEquatable:
            note("step replace with")
            chain.steps.append("replace with \(target.literal(dice.number(0...9), known: dice.chance(50)))")
        default:
            note("step map {}")
            // What a closure in a closure takes is not known from what follows.
            let isKnown = if case .closure = target { false } else { true }
            chain.steps.append("map \(closure(target, from: chain, known: isKnown, labels: true))")
        }
        chain.move(to: target)
    }

    /// A closure in braces that makes a `target` out of what arrives.
    ///
    /// - Parameter labels: whether an event's labels may stand in it.
    mutating func closure(_ target: Element, from chain: Chain, known: Bool, labels: Bool = false) -> String {
        let elements = chain.elements
        if !elements.isEmpty, elements.count < 4, dice.chance(15) {
            let parameters = Array(["first", "second", "third"].prefix(elements.count)).map { "\($0)Value" }
            let operands = zip(parameters, elements).map { Expressions.Operand(text: $0, element: $1) }
            let text = Expressions(operands: operands).make(target, known: known, using: &dice)
            let heads = parameters.map { SpecWriter.mentions(text, $0) ? $0 : "_" }
            note("closure parameters")
            return "{ \(heads.joined(separator: ", ")) in \(text) }"
        }
        let text = swift(target, from: chain, labels: labels, members: false, known: known)
        return !text.contains("$0") && !elements.isEmpty && elements.count == 1 && dice.chance(50)
            && !chain.labels.contains(where: { SpecWriter.mentions(text, $0) })
            ? "{ _ in \(text) }" : "{ \(text) }"
    }

    /// Swift of type `target` over what arrives and, where `members` says so, over the view model's values.
    mutating func swift(
        _ target: Element,
        from chain: Chain,
        labels: Bool = false,
        members: Bool = true,
        known: Bool = true
    ) -> String {
        var operands: [Expressions.Operand] = []
        switch chain.arriving {
        case .single(.void): break
        case .single(let element): operands.append(Expressions.Operand(text: "$0", element: element))
        case .several(let elements):
            for (index, element) in elements.enumerated() {
                operands.append(Expressions.Operand(text: "$\(index)", element: element))
            }
            guard labels, chain.labels.count == elements.count else { break }
            note("event labels")
            for (label, element) in zip(chain.labels, elements) {
                operands.append(Expressions.Operand(text: label, element: element))
            }
        }
        if members, dice.chance(40) {
            for stream in streams + values
            where stream.hasValue && stream.name != "defaults" && stream.element != target {
                operands.append(Expressions.Operand(text: stream.swift, element: stream.element))
            }
            if hasSuperclass, !isOfSpec("name") {
                operands.append(Expressions.Operand(text: "self.name", element: .int))
            }
        }
        return Expressions(operands: operands).make(target, known: known, using: &dice)
    }

    /// Whether the spec has something called `name`, so that `self.name` is no member of the superclass.
    private func isOfSpec(_ name: String) -> Bool {
        ["inputs", "outputs", "state"].contains { key in draft.ports(key).contains { $0.name == name } }
            || values.contains { $0.name == name }
    }

    /// Whether the Swift `text` names `name`.
    static func mentions(_ text: String, _ name: String) -> Bool {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }.contains { $0 == name }
    }
}

extension SpecWriter.Chain {
    /// The types of what arrives, without a `Void`.
    var elements: [Element] {
        switch arriving {
        case .single(.void): []
        case .single(let element): [element]
        case .several(let elements): elements
        }
    }

    /// Whether a value arrives.
    var carries: Bool { !elements.isEmpty }

    /// Takes along the latest of `streams`.
    mutating func take(_ streams: [SpecWriter.Stream]) {
        steps.append("with " + streams.map(\.name).joined(separator: ", "))
        // Of an event with several values each arrives.
        let taken = streams.flatMap { stream -> [Element] in
            guard stream.isPayload, case .tuple(let payload) = stream.element else { return [stream.element] }
            return payload.map(\.element)
        }
        let elements = elements + taken
        arriving = elements.count == 1 ? .single(elements[0]) : .several(elements)
        labels = []
    }

    /// What arrives from here on is one `element`.
    mutating func move(to element: Element) {
        arriving = .single(element)
        labels = []
    }
}
