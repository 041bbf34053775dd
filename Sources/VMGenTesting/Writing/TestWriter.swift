import VMGenDoubles
import VMGenModel
import VMGenSpec

/// Writes tests as Swift: the only place that knows how a step looks.
struct TestWriter {
    /// What the tests are made with.
    let bench: TestBench
    /// How the framework wants them.
    let dialect: TestDialect
    /// What many of them begin with.
    var beginnings = SharedBeginnings()

    /// `test` as the template of its file sees it. What is skipped for want of a value does nothing.
    func plan(_ test: GeneratedTest) -> TestPlan {
        let body = (test.skip == nil || !test.steps.isEmpty ? body(of: test) : [])
            .flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
        return TestPlan(
            documentation: test.documentation.isEmpty
                ? [] : test.documentation.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
            signature: dialect.signature(of: test),
            body: dialect.body(of: test, body)
        )
    }

    /// The lines of the body of `test`, not indented.
    func body(of test: GeneratedTest) -> [String] {
        let given =
            (test.scenario.map { [opening(of: $0)] } ?? [])
            + test.constants.map { "let \($0.declaration)" }
            + (beginnings.method(of: test).map { ["let harness = \($0)()"] } ?? harness(test.given, "let harness ="))
        guard case .release(let outputs) = test.purpose else {
            // Where all that is looked at was made before the harness, nothing else names it, and it may end too early.
            let isNamed = test.steps.isEmpty || test.steps.contains(where: \.namesHarness)
            return given + lines(of: test.steps) + (isNamed ? [] : ["withExtendedLifetime(harness) {}"])
        }
        let recordings = outputs.map { "harness.\(SwiftText.escapedMember($0))" }.joined(separator: ", ")
        let inner =
            given + ["viewModel = harness.viewModel"] + (outputs.isEmpty ? [] : ["outputs = [\(recordings)]"])
            + test.steps.filter { $0 != .gap }.flatMap { lines(of: $0) }
        return ["weak var viewModel: \(bench.spec.declaration.name.text)?"]
            + (outputs.isEmpty ? [] : ["let outputs: [AnyObject]"])
            + ["do {"] + inner.map { "    " + $0 } + ["}", "", "await expectReleased(viewModel)"]
            + (outputs.isEmpty ? [] : ["withExtendedLifetime(outputs) {}"])
    }

    /// The lines that make a harness behind what is `given`; `words` say what becomes of it.
    func harness(_ given: [TestStep], _ words: String) -> [String] {
        let setup = TestSetup(bench, given)
        let arguments = located(setup.arguments, given).joined(separator: ", ")
        return setup.doubles.map { "let \(TestSetup.constant($0.name)) = \($0.value)" }
            + lines(of: given, isBefore: true) + ["\(words) \(bench.harness.name)(\(arguments))"]
    }

    /// The lines of `step`. `isBefore`: it stands before the harness, where doubles are constants of the test.
    func lines(of step: TestStep, isBefore: Bool = false) -> [String] {
        switch step {
        case .prepare(let double, let preparation):
            return [prepare(path(double, isBefore: isBefore), double, preparation)]
        case .make(let double, let value): return ["let \(path(double)) = \(value)"]
        case .keepWaiting(let source):
            return bench.bystanders[source].map { ["\(SharedBeginnings.method(of: $0))(in: harness)"] } ?? []
        case .store, .pass, .statement: return []
        case .set(let subject, let value):
            return ["\(text(of: subject, isBefore: isBefore)) = \(value)"]
        case .transform: return ["harness.transform()"]
        case .listenAgain(let output): return ["harness.\(SwiftText.escapedMember(output)).listenAgain()"]
        case .send(let sends, let isFromBackground):
            guard isFromBackground else { return sends.map { send($0, to: "harness") } }
            guard sends.count > 1 else { return sends.map { "harness.fromBackground { \(send($0, to: "$0")) }" } }
            return ["harness.fromBackground {"] + sends.map { "    " + send($0, to: "$0") } + ["}"]
        case .feed(let name, let value): return [feed(name, value)]
        case .call(let index, let arguments): return [call(bench.spec.logic[index], arguments)]
        case .advance(let seconds): return ["harness.advance(by: \(seconds))"]
        case .settle, .begin: return ["await harness.settle()"]
        case .beginRound(let doubles): return (["harness"] + doubles.map { path($0) }).map { "\($0).beginRound()" }
        case .answer(let call, let answer): return self.answer(call, answer, isBefore).map { [$0] } ?? []
        case .called(let double, let times): return ["try await \(path(double)).calls(\(times))"]
        case .request(let call): return ["let request = \(text(of: call)).request"]
        case .expect(.output(let name, .isOnMain, _), _):
            return ["await expectOnMain(harness.\(SwiftText.escapedMember(name)))"]
        case .expect(let subject, .equals(let value)), .expect(let subject, .equalsInAnyOrder(let value)):
            return ["await expect(\(text(of: subject)), equals: \(value))"]
        case .expect(let subject, .isLike(let value)):
            return ["await expect(\(text(of: subject)), like: \(value))"]
        case .expect(let subject, .matches(let pattern)):
            return ["await expect(\(text(of: subject))) { if case \(pattern) = $0 { true } else { false } }"]
        case .expect(let subject, .isOfType(let type, let isKnown)):
            return ["await expect(\(text(of: subject))) { \(Self.isOf(type, isKnown)) }"]
        case .when(let words): return [opening(of: words)]
        case .gap: return [""]
        case .comment(let text): return ["// \(text)"]
        }
    }

    /// What asks of `$0` whether it is a `type`; of what is one by its declaration, as may be where that is not known, Swift warns.
    static func isOf(_ type: String, _ isKnown: Bool) -> String { "\(isKnown ? "$0" : "($0 as Any)") is \(type)" }

    /// What sends `value` into the relay or subject called `name`, which the view model has for others.
    private func feed(_ name: String, _ value: String) -> String {
        let variable = bench.spec.variables.first { $0.name.text == name }
        let sending = variable.flatMap { RecordedStream($0, in: bench.spec.runtime)?.sending } ?? "send"
        return "harness.viewModel.\(SwiftText.escapedMember(name)).\(sending)(\(value))"
    }

    /// What names `double`, before the harness is made or later.
    func path(_ double: TestDouble, isBefore: Bool = false) -> String {
        let base = holder(double.parameter, isBefore: isBefore)
        switch double {
        case .session: return base
        case .closure(_, let name): return SwiftText.escaped(name)
        case .member(_, let name), .subject(_, let name, _): return "\(base).\(SwiftText.escapedMember(name))"
        }
    }

    /// What names the double that the parameter called `name` is given.
    private func holder(_ name: String, isBefore: Bool) -> String {
        isBefore ? TestSetup.constant(name) : "harness.\(SwiftText.escapedMember(name))"
    }

    private func send(_ send: TestStep.Send, to receiver: String) -> String {
        let method = send.trigger.method(in: bench.spec)
        return "\(receiver).\(SwiftText.escapedMember(method))(\(send.arguments))"
    }

    /// The call of a callback, whose value nobody needs.
    private func call(_ method: SwiftMethod, _ arguments: String) -> String {
        let result = method.returnType.map { ["Void", "()"].contains($0.text) ? "" : "_ = " } ?? ""
        let words = (method.canThrow ? "try " : "") + (method.isAsync ? "await " : "")
        return "\(result)\(words)harness.viewModel.\(SwiftText.escapedMember(method.name.text))(\(arguments))"
    }

    // MARK: Doubles

    private func prepare(_ path: String, _ double: TestDouble, _ preparation: TestPreparation) -> String {
        let answers = preparation.answers
        if preparation.calls == nil, !preparation.isDelivered {
            if answers == [.waits] { return "\(path).waits()" }
            if answers.count == 1, case .failure(let error) = answers[0] { return "\(path).fails(with: \(error))" }
            if let returned = Self.returned(answers) { return "\(path).returns(\(returned))" }
        }
        let delivered = preparation.isDelivered ? ".delivered(on: DispatchQueue.global())" : ""
        let calls = preparation.calls.map { "to: \($0), " } ?? ""
        let list = Self.list(answers).map { $0 + delivered }.joined(separator: ", ")
        return "\(path).\(double.isSession ? "answer" : "answers")(\(calls)with: \(list))"
    }

    /// The arguments of `returns` for answers that are all values, or all bodies of one status; nil for any others.
    private static func returned(_ answers: [TestAnswer]) -> String? {
        let values = answers.compactMap { if case .value(let value) = $0 { value } else { nil } }
        if values.count == answers.count { return values.joined(separator: ", ") }
        let bodies = answers.compactMap { if case .body(let body, let status) = $0 { (body, status) } else { nil } }
        guard bodies.count == answers.count, let status = bodies.first?.1, bodies.allSatisfy({ $0.1 == status }) else {
            return nil
        }
        return "json: \(bodies.map(\.0).joined(separator: ", "))\(Self.status(status))"
    }

    /// `answers` as the values that a double gives one after the other.
    private static func list(_ answers: [TestAnswer]) -> [String] {
        let sent = answers.compactMap { if case .sends(let value) = $0 { value } else { nil } }
        if !sent.isEmpty {
            return [".\(answers.contains(.finishes) ? "values" : "open")(\(sent.joined(separator: ", ")))"]
        }
        return answers.map { answer in
            switch answer {
            case .value(let value), .sends(let value): ".value(\(value))"
            case .body(let body, let status): ".json(\(body)\(Self.status(status)))"
            case .finishes: ".values()"
            case .failure(let error): ".failure(\(error))"
            case .waits: ".held"
            }
        }
    }

    private static func status(_ status: String) -> String {
        status == TestAnswer.usualStatus ? "" : ", status: \(status)"
    }

    private func answer(_ call: TestCall, _ answer: TestAnswer, _ isBefore: Bool) -> String? {
        if case .all(let double) = call, case .subject(_, _, let kind) = double {
            return "\(path(double, isBefore: isBefore)).\(said(answer, by: kind))"
        }
        let receiver = text(of: call)
        switch answer {
        case .value(let value): return "\(receiver).returns(\(value == "()" ? "" : value))"
        case .body(let body, let status): return "\(receiver).returns(json: \(body)\(Self.status(status)))"
        case .sends(let value): return "\(receiver).sends(\(value))"
        case .finishes: return "\(receiver).finishes()"
        case .failure(let error): return "\(receiver).fails(with: \(error))"
        case .waits: return nil
        }
    }

    /// What a relay or subject of `kind` is told so that it gives `answer`.
    private func said(_ answer: TestAnswer, by kind: StreamKind) -> String {
        let isCombine = kind.traits.contains(.hasFailureType)
        switch answer {
        case .finishes, .waits, .body: return isCombine ? "send(completion: .finished)" : "onCompleted()"
        case .failure(let error): return isCombine ? "send(completion: .failure(\(error)))" : "onError(\(error))"
        case .value(let value), .sends(let value):
            return "\(kind.sending ?? "send")(\(value == "()" && isCombine ? "" : value))"
        }
    }

    /// What names the call, and waits for it where that is to be done.
    private func text(of call: TestCall) -> String {
        switch call {
        case .number(let double, let number): return "try await \(path(double)).call(\(number + 1))"
        case .waiting(let double, let calls): return "try await \(path(double)).waitingCall(\(meant(calls, double)))"
        case .made(let double, let number): return "\(path(double)).calls[\(number)]"
        case .all(let double): return path(double)
        }
    }

    /// The argument that says which calls of `double` are meant.
    private func meant(_ calls: String?, _ double: TestDouble) -> String {
        calls.map { "\(double.isSession ? "to" : "with"): \($0)" } ?? ""
    }

    // MARK: Subjects

    /// What a test looks at, as an expression.
    func text(of subject: TestSubject, isBefore: Bool = false) -> String {
        switch subject {
        case .output(let name, let look, let path):
            return output("harness.\(SwiftText.escapedMember(name))", look, path)
        case .events(let name): return "harness.output.said.filter { if case .\(name) = $0 { true } else { false } }"
        case .eventCount(let pattern): return text(of: .events(case: pattern)) + ".count"
        case .calls(let double, let calls): return text(of: calls, double)
        case .viewModel(let member): return "harness.viewModel.\(member)"
        case .property(let parameter, let name, let path):
            let holder = holder(parameter, isBefore: isBefore)
            return "\(holder).\(SwiftText.escapedMember(name))\(path ?? "")"
        case .stored(let parameter, let key, let type):
            let object = "harness.\(SwiftText.escapedMember(parameter)).object(forKey: \(key))"
            return object + (type.map { " as? \($0)" } ?? "")
        case .written(let parameter): return "harness.\(SwiftText.escapedMember(parameter)).writes.map(\\.key)"
        case .reachedFromBackground: return "harness.reachedFromBackground"
        case .request(.method): return "request.httpMethod ?? \"GET\""
        case .request(.url): return "request.url?.absoluteString"
        case .request(.header(let name)): return "request.value(forHTTPHeaderField: \(SwiftLiteral(name).swift))"
        case .request(.body): return "request.jsonBody"
        case .request(.hasBody): return "request.httpBody == nil"
        case .round(let doubles):
            return (["harness"] + doubles.map { path($0) }).map { "\($0).roundReport" }.joined(separator: " + ")
        }
    }

    private func output(_ recording: String, _ look: TestSubject.Look, _ path: String?) -> String {
        let further = path.map { "?\($0)" } ?? ""
        switch look {
        case .values: return "\(recording).values"
        case .valueCount: return "\(recording).values.count"
        case .isEmpty: return "\(recording).values.isEmpty"
        case .said: return "\(recording).said" + (path.map { ".map { $0\($0) }" } ?? "")
        case .changes: return "\(recording).changes"
        case .saidCount: return "\(recording).said.count"
        case .last: return "\(recording).last\(further)"
        case .only: return "\(recording).only\(further)"
        case .first(let count): return "Array(\(recording).values.prefix(\(count)))"
        case .isOnMain: return "\(recording).isOnMain.allSatisfy { $0 }"
        case .isElsewhere: return "\(recording).isOnMain.contains(false)"
        case .failure(let type): return "\(recording).failure as? \(type)"
        }
    }

    private func text(of calls: TestSubject.Calls, _ double: TestDouble) -> String {
        let path = path(double)
        switch calls {
        case .count: return "\(path).calls.count"
        case .arguments: return "\(path).arguments"
        case .asked: return "\(path).asked"
        case .askedCount(let calls): return "\(path).\(asked(calls, double)).count"
        case .urls(let calls): return "\(path).\(asked(calls, double)).map(\\.url?.absoluteString)"
        case .bodies(let calls): return "\(path).\(asked(calls, double)).map(\\.jsonBody)"
        case .isLastCancelled(let calls):
            let made = calls.map { _ in "calls(\(meant(calls, double)))" } ?? "calls"
            return "\(path).\(made).last?.isCancelled"
        case .areOnMain: return "\(path).calls.map(\\.isOnMain)"
        case .areCancelled: return "\(path).calls.map(\\.isCancelled)"
        }
    }

    private func asked(_ calls: String?, _ double: TestDouble) -> String {
        calls.map { "asked(\(double.isSession ? "for" : "with"): \($0))" } ?? "asked"
    }
}
