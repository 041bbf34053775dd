extension ScenarioWriter {
    /// Writes what happens. `previous` is what happened before it in the same line.
    mutating func when(_ kind: ScenarioStatement.Kind, after previous: ScenarioStatement.Kind?) throws(Obstacle) {
        if let previous, isAsync, needsSettling(kind, after: previous) {
            body.append(.line("await harness.settle()"))
        }
        switch kind {
        case .start(let isAgain):
            if isAgain { body.append(.line("harness.transform()")) }
            looksAtStart = !isAgain
        case .send(let index, let value):
            body.append(.line("harness.\(input(spec.inputs[index].name))(\(value?.text ?? ""))"))
        case .sendEvent(let index, let arguments):
            body.append(.line("harness.\(input(spec.inputEvents[index].name))(\(arguments?.text ?? ""))"))
        case .pass(let seconds):
            let hasTime = bench.harness.doubles.contains { $0.need == "time" }
            body.append(.line(hasTime ? "harness.advance(by: \(seconds.text))" : "await harness.settle()"))
        case .set(let subject, let value):
            body.append(.line("\(try place(of: subject)) = \(value.text)"))
        case .answers(let work, let answers):
            for answer in answers { try self.answer(work, answer) }
        default: break
        }
    }

    /// What can be set, or looked at, outside of the outputs.
    func place(of subject: ScenarioSubject) throws(Obstacle) -> String {
        switch subject {
        case .parameter(let index):
            let parameter = spec.parameters[index]
            if parameter.modifiers.contains(where: { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") }) {
                throw Obstacle(reason: "`\(parameter.name.text)` is private, so a test cannot reach it")
            }
            return "harness.viewModel.\(SwiftText.escapedMember(parameter.name.text))"
        case .property(let parameter, let service, let property):
            let name = spec.services[service].properties[property].name.text
            return "\(double(parameter)).\(SwiftText.escapedMember(name))"
        default: throw Obstacle(reason: "A test cannot reach what this scenario speaks of")
        }
    }

    private func input(_ name: Fragment) -> String { SwiftText.escapedMember(name.text) }

    /// Whether what `previous` set off has to be over before the next thing happens.
    private func needsSettling(_ kind: ScenarioStatement.Kind, after previous: ScenarioStatement.Kind) -> Bool {
        switch previous {
        case .answers, .pass: return true
        default: break
        }
        if case .pass = kind { return timeFollowsWork }
        return false
    }

    /// Whether time is counted for what work gave, so that the work has to be over before time passes.
    private var timeFollowsWork: Bool {
        spec.flows.contains { flow in
            guard let time = flow.steps.firstIndex(where: \.kind.takesTime) else { return false }
            let isSent = flow.sources.allSatisfy { source in
                switch source.kind {
                case .input, .inputEvent: true
                default: false
                }
            }
            return !isSent || flow.steps[..<time].contains(where: \.kind.isWork)
        }
    }

    /// Writes the answer to a call that waits.
    private mutating func answer(_ work: ScenarioWork, _ answer: ScenarioAnswer) throws(Obstacle) {
        switch work.target {
        case .request(let index):
            let double = RequestDouble(index, of: spec)
            let address = double.address.map { "to: \(SwiftText.literal($0))" } ?? ""
            let session = "harness.\(SwiftText.escapedMember(try sessionName()))"
            let call = "try await \(session).waitingCall(\(address))"
            if case .failure(let error) = answer { return body.append(.line("\(call).fails(with: \(failure(error)))")) }
            for given in try bodies([answer], of: index) {
                let status = given.status == "200" ? "" : ", status: \(given.status)"
                body.append(.line("\(call).returns(json: \(given.text)\(status))"))
            }
        case .method(let parameter, _, _), .property(let parameter, _, _):
            let member = try member(of: work)
            let stub = "\(double(parameter)).\(member.name)"
            let call = "try await \(stub).waitingCall(\(work.arguments.map { "with: \(member.recorded($0))" } ?? ""))"
            switch answer {
            case .sends(let value): body.append(.line("\(stub).sends(\(value.text))"))
            case .finishes: body.append(.line("\(stub).finishes()"))
            case .failure(let error): body.append(.line("\(call).fails(with: \(failure(error)))"))
            default:
                for value in try values([answer], of: member) {
                    body.append(.line("\(call).returns(\(member.isVoid ? "" : value))"))
                }
            }
        }
    }
}
