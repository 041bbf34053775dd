extension ScenarioWriter {
    /// Writes what is seen.
    mutating func then(_ kind: ScenarioStatement.Kind) throws(Obstacle) {
        switch kind {
        case .equals(let subject, let path, let value): try equals(subject, path: path?.text, value: value.text)
        case .matches(let subject, let path, let pattern): try matches(subject, path: path?.text, pattern: pattern.text)
        case .isType(let subject, let path, let type): try isType(subject, path: path?.text, type: type.text)
        case .stored(let store, let key, let port, let value):
            try stored(in: store.text, key: key.text, port: port, value: value?.text)
        case .said(let index, let values):
            let list = values.map(\.text).joined(separator: ", ")
            body.append(.comes("\(output(index)).said", equals: "[\(list)]"))
        case .happened(let index, let times): body.append(.comes("\(output(index)).said.count", equals: "\(times)"))
        case .happenedEvent(let index, let arguments):
            let payload = arguments.map { "(\($0.text))" } ?? ""
            body.append(.comes(events(index), equals: "[.\(eventName(index))\(payload)]"))
        case .silent(.output(let index)) where spec.outputs[index].isVoid:
            body.append(.comes("\(output(index)).said.count", equals: "0"))
        case .silent(.output(let index)) where valueBeforeStart(of: index) != nil: expectUnchanged(index)
        case .silent(.output(let index)): body.append(.comes("\(output(index)).said", equals: "[]"))
        case .silent(.outputEvent(let index)): body.append(.comes(events(index), equals: "[]"))
        case .nothing:
            for index in spec.outputs.indices { expectUnchanged(index) }
            body.append(.comes("harness.roundReport", equals: "[]"))
        case .called(let work, let calls): try called(work, calls)
        default: break
        }
    }

    /// Shows that the output at `index` has said nothing but what it starts with, where that could be taken for it: a state
    /// that may change while the view model is wired has changed before anything is recorded.
    private mutating func expectUnchanged(_ index: Int) {
        guard let value = valueBeforeStart(of: index) else { return }
        body.append(.comes("\(output(index)).values", equals: "[\(value)]"))
    }

    /// What the output at `index` starts with, where a scenario looks at the start and the output may change while the view
    /// model is wired; nil for all others.
    private func valueBeforeStart(of index: Int) -> String? {
        let port = spec.outputs[index]
        guard looksAtStart, port.isStateful, port.persistence == nil, let start = TestScript(bench)?.rehearsal else {
            return nil
        }
        let place = Rehearsal.Place.output(index)
        guard let value = start.initialValue(of: port), value.isLiteral, !value.isNew,
            start.unsure.contains(place) || start.held[place]?.swift != value.swift
        else { return nil }
        return value.swift
    }

    private func output(_ index: Int) -> String {
        "harness.\(SwiftText.escapedMember(spec.outputs[index].name.text))"
    }

    private func eventName(_ index: Int) -> String { SwiftText.escapedMember(spec.outputEvents[index].name.text) }

    /// The events of a round with the case at `index`.
    private func events(_ index: Int) -> String {
        "harness.output.said.filter { if case .\(eventName(index)) = $0 { true } else { false } }"
    }

    private mutating func equals(_ subject: ScenarioSubject, path: String?, value: String) throws(Obstacle) {
        guard case .output(let index) = subject else {
            body.append(.comes(try place(of: subject) + (path ?? ""), equals: value))
            return
        }
        if spec.outputs[index].isStateful {
            // `last` is an optional of what may be an optional: a `nil` that was said is not the same as nothing said.
            let expected = value == "nil" && path == nil ? ".some(nil)" : value
            body.append(.comes("\(output(index)).last" + (path.map { "?\($0)" } ?? ""), equals: expected))
        } else {
            let mapped = path.map { ".map { $0\($0) }" } ?? ""
            body.append(.comes("\(output(index)).said\(mapped)", equals: "[\(value)]"))
        }
    }

    private mutating func matches(_ subject: ScenarioSubject, path: String?, pattern: String) throws(Obstacle) {
        if case .output(let index) = subject, path == nil, isPlainCase(pattern, of: spec.outputs[index]) {
            return try equals(subject, path: nil, value: pattern)
        }
        body.append(.matches(try one(subject, path: path), pattern: pattern))
    }

    private mutating func isType(_ subject: ScenarioSubject, path: String?, type: String) throws(Obstacle) {
        if case .output(let index) = subject, path == nil, spec.outputs[index].element.text == type {
            let count = spec.outputs[index].isStateful ? "values.isEmpty" : "said.count"
            body.append(.comes("\(output(index)).\(count)", equals: spec.outputs[index].isStateful ? "false" : "1"))
        } else {
            body.append(.isType(try one(subject, path: path), type: type))
        }
    }

    /// The value that is looked at, as an optional where it is an output's.
    private func one(_ subject: ScenarioSubject, path: String?) throws(Obstacle) -> String {
        guard case .output(let index) = subject else { return try place(of: subject) + (path ?? "") }
        let value = spec.outputs[index].isStateful ? "last" : "only"
        return "\(output(index)).\(value)" + (path.map { "?\($0)" } ?? "")
    }

    /// Whether `pattern` is a case without a payload of the error type that the spec declares, and `port` shows that type:
    /// then it is a value.
    private func isPlainCase(_ pattern: String, of port: Port) -> Bool {
        guard let errors = spec.errors, errors.isDeclared, port.element.text == errors.typeName.text else {
            return false
        }
        return errors.cases.contains { ".\($0.name.text)" == pattern }
    }

    private mutating func stored(
        in store: String,
        key: String,
        port: ScenarioSubject,
        value: String?
    ) throws(Obstacle) {
        guard bench.harness.doubles.contains(where: { $0.name == store && $0.need == "defaults" }) else {
            throw Obstacle(reason: "`\(store)` is no UserDefaults that `init` is given, so a test cannot look into it")
        }
        let object = "harness.\(SwiftText.escapedMember(store)).object(forKey: \(SwiftText.literal(key)))"
        guard let value, let type = storedType(of: port) else {
            body.append(.comes(object, equals: value ?? "nil"))
            return
        }
        body.append(.comes("\(object) as? \(type)", equals: value))
    }

    // MARK: Calls

    private mutating func called(_ work: ScenarioWork, _ calls: ScenarioCalls) throws(Obstacle) {
        switch work.target {
        case .request(let index):
            let session = "harness.\(SwiftText.escapedMember(try sessionName()))"
            let address = RequestDouble(index, of: spec).address.map(SwiftText.literal)
            let asked = address.map { "asked(for: \($0))" } ?? "asked"
            switch calls {
            case .times(let times): body.append(.comes("\(session).\(asked).count", equals: "\(times)"))
            case .with(let urls):
                let list = urls.map { SwiftText.literal($0.text) }.joined(separator: ", ")
                body.append(.comes("\(session).\(asked).map(\\.url?.absoluteString)", equals: "[\(list)]"))
            case .cancelled:
                let made = address.map { "calls(to: \($0))" } ?? "calls"
                body.append(.comes("\(session).\(made).last?.isCancelled", equals: "true"))
            }
        case .method(let parameter, _, _), .property(let parameter, _, _):
            let member = try member(of: work)
            let stub = "\(double(parameter)).\(member.name)"
            let arguments = work.arguments.map { "with: \(member.recorded($0))" }
            switch calls {
            case .times(let times):
                let asked = arguments.map { "asked(\($0))" } ?? "asked"
                body.append(.comes("\(stub).\(asked).count", equals: "\(times)"))
            case .with(let list):
                let calls = list.map { member.recorded($0) }.joined(separator: ", ")
                body.append(.comes("\(stub).asked", equals: "[\(calls)]"))
            case .cancelled:
                let made = arguments.map { "calls(\($0))" } ?? "calls"
                body.append(.comes("\(stub).\(made).last?.isCancelled", equals: "true"))
            }
        }
    }
}
