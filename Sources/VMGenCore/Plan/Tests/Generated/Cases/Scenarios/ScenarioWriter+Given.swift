extension ScenarioWriter {
    /// Writes what is given: before the start into the setup, later into the body.
    mutating func given(_ kind: ScenarioStatement.Kind) throws(Obstacle) {
        switch kind {
        case .set(let subject, let value): try set(subject, value: value)
        case .stored(let name, let key, let port, let value): try store(value, in: name.text, key: key.text, port: port)
        case .answers(let work, let answers): try prepare(work, answers)
        default: break
        }
    }

    private mutating func set(_ subject: ScenarioSubject, value: Fragment) throws(Obstacle) {
        switch subject {
        case .parameter(let index): setup.give(spec.parameters[index].name.text, value.text)
        case .field(let index): setup.give(spec.inputs[index].name.text, value.text)
        case .property(let parameter, let service, let property):
            let name = SwiftText.escapedMember(spec.services[service].properties[property].name.text)
            let double = try stub(parameter: parameter)
            setup.add(.line("\(double).\(name) = \(value.text)"))
        case .output(let index): try keep(spec.outputs[index], value: value, subject: subject)
        case .state(let index): try keep(spec.states[index], value: value, subject: subject)
        case .outputEvent: break
        }
    }

    /// Lets `port` start with `value`: where it is kept in a store, it is put there.
    private mutating func keep(_ port: Port, value: Fragment, subject: ScenarioSubject) throws(Obstacle) {
        guard let persistence = port.persistence else { return }
        let isNil = value.text == "nil"
        var kept = value
        if port.element.text.dropping(suffix: "?") == "URL", !isNil {
            kept = Fragment("\(value.text).absoluteString", value.range)
        }
        try store(isNil ? nil : kept, in: persistence.store.text, key: persistence.key.text, port: subject)
    }

    private mutating func store(
        _ value: Fragment?,
        in store: String,
        key: String,
        port: ScenarioSubject
    ) throws(Obstacle) {
        guard bench.harness.doubles.contains(where: { $0.name == store && $0.need == "defaults" }) else {
            throw Obstacle(reason: "`\(store)` is no UserDefaults that `init` is given, so a test cannot fill it")
        }
        let index = stored.firstIndex { $0.store == store } ?? stored.count
        if index == stored.count { stored.append((store, [])) }
        stored[index].entries.removeAll { $0.key == key }
        guard let value else { return }
        stored[index].entries.append((key, storedText(value.text, port: port)))
    }

    /// `value` as an element of `[String: Any]`, where literals have no type of their own.
    private func storedText(_ value: String, port: ScenarioSubject) -> String {
        guard let type = storedType(of: port) else { return value }
        if value == "[]" || value == "[:]" { return "\(value) as \(type)" }
        if type == "Double", value.allSatisfy({ $0.isNumber || $0 == "-" }) { return "\(value).0" }
        return value
    }

    /// The type that a store keeps the value of `port` as; nil where it is kept in none.
    func storedType(of port: ScenarioSubject) -> String? {
        let element: Fragment? =
            switch port {
            case .output(let index): spec.outputs[index].element
            case .state(let index): spec.states[index].element
            default: nil
            }
        return element.flatMap { StoredForm(TypeText($0.text))?.type }
    }

    // MARK: Answers

    private mutating func prepare(_ work: ScenarioWork, _ answers: [ScenarioAnswer]) throws(Obstacle) {
        switch work.target {
        case .request(let index):
            let double = try session()
            add(.line(double + (try request(index, answers))))
        case .method(let parameter, _, _), .property(let parameter, _, _):
            let member = try member(of: work)
            let double = try stub(parameter: parameter)
            add(.line("\(double).\(member.name)" + (try method(work, answers, member: member))))
        }
    }

    private mutating func add(_ statement: TestStatement) {
        if hasStarted { body.append(statement) } else { setup.add(statement) }
    }

    /// What names the stub of the session: a constant of the test before the start, the harness's later.
    private mutating func session() throws(Obstacle) -> String {
        let name = try sessionName()
        return hasStarted ? "harness.\(SwiftText.escapedMember(name))" : setup.prepare(name)
    }

    /// What names the stub that the parameter at `index` holds.
    private mutating func stub(parameter index: Int) throws(Obstacle) -> String {
        let name = spec.parameters[index].name.text
        guard bench.stub(ofParameter: name) != nil else {
            throw Obstacle(reason: "There is no stub for `\(name)`")
        }
        return hasStarted ? double(index) : setup.prepare(name)
    }

    /// `.returns(json: "[3]")`, `.fails(with: MyError.offline)`, `.answer(to: "…", with: .json("[]"), .held)`.
    private func request(_ index: Int, _ answers: [ScenarioAnswer]) throws(Obstacle) -> String {
        let double = RequestDouble(index, of: spec)
        if double.address == nil {
            if answers.count == 1, case .waits = answers[0] { return ".waits()" }
            if answers.count == 1, case .failure(let error) = answers[0] { return ".fails(with: \(failure(error)))" }
            let bodies = try bodies(answers, of: index)
            if let status = bodies.first?.status, bodies.count == answers.count,
                bodies.allSatisfy({ $0.status == status })
            {
                let texts = bodies.map(\.text).joined(separator: ", ")
                return ".returns(json: \(texts)\(status == "200" ? "" : ", status: \(status)"))"
            }
        }
        var list: [String] = []
        for answer in answers {
            switch answer {
            case .failure(let error): list.append(".failure(\(failure(error)))")
            case .waits: list.append(".held")
            default:
                for body in try bodies([answer], of: index) {
                    list.append(".json(\(body.text)\(body.status == "200" ? "" : ", status: \(body.status)"))")
                }
            }
        }
        let address = double.address.map { "to: \(SwiftText.literal($0)), " } ?? ""
        return ".answer(\(address)with: \(list.joined(separator: ", ")))"
    }

    /// `.returns([book])`, `.fails(with: URLError(.timedOut))`, `.answers(to: "a", with: .value([book]))`.
    private func method(
        _ work: ScenarioWork,
        _ answers: [ScenarioAnswer],
        member: Member
    ) throws(Obstacle) -> String {
        if work.arguments == nil {
            if answers.count == 1, case .waits = answers[0] { return ".waits()" }
            if answers.count == 1, case .failure(let error) = answers[0] { return ".fails(with: \(failure(error)))" }
            let values = try values(answers, of: member)
            if values.count == answers.count {
                return ".returns(\(member.isVoid ? "" : values.joined(separator: ", ")))"
            }
        }
        var list: [String] = []
        let sent = answers.compactMap { answer in if case .sends(let value) = answer { value.text } else { nil } }
        if !sent.isEmpty {
            let isOver = answers.contains { if case .finishes = $0 { true } else { false } }
            list.append(".\(isOver ? "values" : "open")(\(sent.joined(separator: ", ")))")
        } else {
            for answer in answers {
                switch answer {
                case .failure(let error): list.append(".failure(\(failure(error)))")
                case .waits: list.append(".held")
                case .finishes: list.append(".values()")
                default: list += try values([answer], of: member).map { ".value(\($0))" }
                }
            }
        }
        let arguments = work.arguments.map { "to: \(member.recorded($0)), " } ?? ""
        return ".answers(\(arguments)with: \(list.joined(separator: ", ")))"
    }
}
