import VMGenDiagnostics

/// Writes tests as Swift: the only place that knows how a step looks.
struct TestWriter {
    /// What the tests are made with.
    let bench: TestBench
    /// How the framework wants them.
    let dialect: TestDialect

    /// `test` as the template of its file sees it. What is skipped for want of a value does nothing.
    func plan(_ test: GeneratedTest) -> TestPlan {
        let body = test.skip == nil || !test.steps.isEmpty ? body(of: test) : []
        return TestPlan(
            documentation: test.documentation.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
            signature: dialect.signature(of: test),
            body: dialect.body(of: test, body)
        )
    }

    /// The lines of the body of `test`, not indented.
    func body(of test: GeneratedTest) -> [String] {
        let setup = TestSetup(bench, test.given)
        let given =
            test.constants.map { "let \($0.name): \($0.type) = \($0.text)" }
            + setup.doubles.map { "let \(SwiftText.escaped($0.name)) = \($0.value)" }
            + test.given.flatMap { lines(of: $0, isBefore: true) }
            + Self.call("let harness = \(bench.harness.name)", setup.arguments, within: Self.longest)
        guard case .release(let outputs) = test.purpose else {
            return given + test.steps.flatMap { lines(of: $0) }
        }
        let recordings = outputs.map { "harness.\(SwiftText.escapedMember($0))" }.joined(separator: ", ")
        let inner =
            given + ["viewModel = harness.viewModel"] + (outputs.isEmpty ? [] : ["outputs = [\(recordings)]"])
            + test.steps.filter { $0 != .gap }.flatMap { lines(of: $0) }
        return ["weak var viewModel: \(bench.spec.declaration.name.text)?"]
            + (outputs.isEmpty ? [] : ["let outputs: [AnyObject]"])
            + ["do {"] + inner.map { "    " + $0 } + ["}", "", "await expect(viewModel == nil, equals: true)"]
            + (outputs.isEmpty ? [] : ["withExtendedLifetime(outputs) {}"])
    }

    /// The lines of `step`. `isBefore`: it stands before the harness, where doubles are constants of the test.
    func lines(of step: TestStep, isBefore: Bool = false) -> [String] {
        switch step {
        case .prepare(let double, let preparation):
            return prepare(path(double, isBefore: isBefore), double, preparation)
        case .store, .pass: return []
        case .set(let subject, let value):
            let harness = "harness."
            let place = text(of: subject)
            return ["\(isBefore ? String(place.dropFirst(harness.count)) : place) = \(value)"]
        case .transform: return ["harness.transform()"]
        case .send(let sends, let isFromBackground):
            guard isFromBackground else { return sends.flatMap { send($0, to: "harness") } }
            guard sends.count > 1 else {
                return sends.map { "harness.fromBackground { \(send($0, to: "$0").joined(separator: " ")) }" }
            }
            return ["harness.fromBackground {"] + sends.flatMap { send($0, to: "$0") }.map { "    " + $0 } + ["}"]
        case .advance(let seconds): return ["harness.advance(by: \(seconds))"]
        case .settle: return ["await harness.settle()"]
        case .beginRound: return ["harness.beginRound()"]
        case .answer(let call, let answer): return self.answer(call, answer, isBefore)
        case .called(let double, let times): return ["try await \(path(double)).calls(\(times))"]
        case .request(let call): return ["let request = \(text(of: call)).request"]
        case .expect(let subject, .equals(let value)):
            return Self.call("await expect", [text(of: subject), "equals: \(value)"])
        case .expect(let subject, .matches(let pattern)):
            return ["await expect(\(text(of: subject))) { if case \(pattern) = $0 { true } else { false } }"]
        case .expect(let subject, .isOfType(let type)): return ["await expect(\(text(of: subject))) { $0 is \(type) }"]
        case .gap: return [""]
        case .comment(let text): return ["// \(text)"]
        }
    }

    /// What names `double`, before the harness is made or later.
    func path(_ double: TestDouble, isBefore: Bool = false) -> String {
        let parameter = double.parameter
        let base = isBefore ? SwiftText.escaped(parameter) : "harness.\(SwiftText.escapedMember(parameter))"
        switch double {
        case .session: return base
        case .member(_, let name), .subject(_, let name, _): return "\(base).\(SwiftText.escapedMember(name))"
        }
    }

    private func send(_ send: TestStep.Send, to receiver: String) -> [String] {
        let name = SwiftText.escapedMember(send.trigger.name(in: bench.spec))
        return Self.call("\(receiver).\(name)", send.arguments.isEmpty ? [] : [send.arguments], within: Self.longest)
    }

    // MARK: Doubles

    private func prepare(_ path: String, _ double: TestDouble, _ preparation: TestPreparation) -> [String] {
        let answers = preparation.answers
        let isShort = preparation.calls == nil && !preparation.isDelivered
        if isShort, answers == [.waits] { return ["\(path).waits()"] }
        if isShort, answers.count == 1, case .failure(let error) = answers[0] { return ["\(path).fails(with: \(error))"] }
        if isShort, let returned = Self.returned(answers) {
            return Self.call("\(path).returns", returned, within: Self.longest)
        }
        let isSession = if case .session = double { true } else { false }
        let delivered = preparation.isDelivered ? ".delivered(on: DispatchQueue.global())" : ""
        var list = Self.list(answers).map { $0 + delivered }
        if !list.isEmpty { list[0] = "with: \(list[0])" }
        let arguments = (preparation.calls.map { ["to: \($0)"] } ?? []) + list
        return Self.call("\(path).\(isSession ? "answer" : "answers")", arguments, within: Self.longest)
    }

    /// The arguments of `returns` for answers that are all values, or all bodies of one status; nil for any others.
    private static func returned(_ answers: [TestAnswer]) -> [String]? {
        let values = answers.compactMap { if case .value(let value) = $0 { value } else { nil } }
        if values.count == answers.count { return values.filter { !$0.isEmpty } }
        let bodies = answers.compactMap { if case .body(let body, let status) = $0 { (body, status) } else { nil } }
        guard bodies.count == answers.count, let status = bodies.first?.1, bodies.allSatisfy({ $0.1 == status }) else {
            return nil
        }
        return ["json: \(bodies.map(\.0).joined(separator: ", "))"] + Self.status(status)
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
            case .body(let body, let status): ".json(\(([body] + Self.status(status)).joined(separator: ", ")))"
            case .finishes: ".values()"
            case .failure(let error): ".failure(\(error))"
            case .waits: ".held"
            }
        }
    }

    private static func status(_ status: String) -> [String] {
        status == TestAnswer.usualStatus ? [] : ["status: \(status)"]
    }

    private func answer(_ call: TestCall, _ answer: TestAnswer, _ isBefore: Bool) -> [String] {
        if case .all(.subject(let parameter, let name, let kind)) = call {
            let subject = TestDouble.subject(parameter: parameter, name: name, kind: kind)
            return ["\(path(subject, isBefore: isBefore)).\(said(answer, by: kind))"]
        }
        let receiver = text(of: call)
        switch answer {
        case .value(let value):
            return Self.call("\(receiver).returns", value.isEmpty ? [] : [value], within: Self.longest)
        case .body(let body, let status):
            return Self.call("\(receiver).returns", ["json: \(body)"] + Self.status(status), within: Self.longest)
        case .sends(let value): return Self.call("\(receiver).sends", [value], within: Self.longest)
        case .finishes: return ["\(receiver).finishes()"]
        case .failure(let error): return Self.call("\(receiver).fails", ["with: \(error)"], within: Self.longest)
        case .waits: return []
        }
    }

    /// What a relay or subject of `kind` is told so that it gives `answer`.
    private func said(_ answer: TestAnswer, by kind: StreamKind) -> String {
        let isCombine = kind.traits.contains(.hasFailureType)
        switch answer {
        case .finishes, .waits, .body: return isCombine ? "send(completion: .finished)" : "onCompleted()"
        case .failure(let error): return isCombine ? "send(completion: .failure(\(error)))" : "onError(\(error))"
        case .value(let value), .sends(let value): return "\(kind.sending ?? "send")(\(value == "()" && isCombine ? "" : value))"
        }
    }

    /// What names the call, and waits for it where that is to be done.
    private func text(of call: TestCall) -> String {
        switch call {
        case .number(let double, let number): return "try await \(path(double)).calls(\(number + 1))[\(number)]"
        case .waiting(let double, let calls): return "try await \(path(double)).waitingCall(\(meant(calls, double)))"
        case .made(let double, let number): return "\(path(double)).calls[\(number)]"
        case .all(let double): return path(double)
        }
    }

    /// The argument that says which calls of `double` are meant.
    private func meant(_ calls: String?, _ double: TestDouble) -> String {
        guard let calls else { return "" }
        if case .session = double { return "to: \(calls)" }
        return "with: \(calls)"
    }

    // MARK: Subjects

    /// What a test looks at, as an expression.
    func text(of subject: TestSubject) -> String {
        switch subject {
        case .output(let name, let look, let path): return output("harness.\(SwiftText.escapedMember(name))", look, path)
        case .events(let name): return "harness.output.said.filter { if case .\(name) = $0 { true } else { false } }"
        case .calls(let double, let calls): return text(of: calls, double)
        case .viewModel(let member): return "harness.viewModel.\(member)"
        case .property(let parameter, let name, let path):
            return "harness.\(SwiftText.escapedMember(parameter)).\(SwiftText.escapedMember(name))\(path ?? "")"
        case .stored(let parameter, let key, let type):
            let object = "harness.\(SwiftText.escapedMember(parameter)).object(forKey: \(key))"
            return object + (type.map { " as? \($0)" } ?? "")
        case .written(let parameter): return "harness.\(SwiftText.escapedMember(parameter)).writes.map(\\.key)"
        case .request(.method): return "request.httpMethod ?? \"GET\""
        case .request(.url): return "request.url?.absoluteString"
        case .request(.header(let name)): return "request.value(forHTTPHeaderField: \(SwiftText.literal(name)))"
        case .request(.hasBody): return "request.httpBody == nil"
        case .round: return "harness.roundReport"
        }
    }

    private func output(_ recording: String, _ look: TestSubject.Look, _ path: String?) -> String {
        let further = path.map { "?\($0)" } ?? ""
        switch look {
        case .values: return "\(recording).values"
        case .valueCount: return "\(recording).values.count"
        case .isEmpty: return "\(recording).values.isEmpty"
        case .said: return "\(recording).said" + (path.map { ".map { $0\($0) }" } ?? "")
        case .saidCount: return "\(recording).said.count"
        case .last: return "\(recording).last\(further)"
        case .only: return "\(recording).only\(further)"
        case .first(let count): return "Array(\(recording).values.prefix(\(count)))"
        case .isOnMain: return "\(recording).isOnMain.allSatisfy { $0 }"
        case .failure(let type): return "\(recording).failure as? \(type)"
        }
    }

    private func text(of calls: TestSubject.Calls, _ double: TestDouble) -> String {
        let path = path(double)
        let isSession = if case .session = double { true } else { false }
        switch calls {
        case .count: return "\(path).calls.count"
        case .arguments: return "\(path).arguments"
        case .asked: return "\(path).asked"
        case .askedCount(let calls): return "\(path).\(asked(calls, isSession)).count"
        case .urls(let calls): return "\(path).\(asked(calls, isSession)).map(\\.url?.absoluteString)"
        case .isLastCancelled(let calls):
            let made = calls.map { _ in "calls(\(meant(calls, double)))" } ?? "calls"
            return "\(path).\(made).last?.isCancelled"
        case .isCancelled(let number): return "\(path).calls[\(number)].isCancelled"
        }
    }

    private func asked(_ calls: String?, _ isSession: Bool) -> String {
        calls.map { "asked(\(isSession ? "for" : "with"): \($0))" } ?? "asked"
    }

    // MARK: Lines

    /// The usual length of a line, and the greatest, in columns without the indentation of a method.
    static let width = 112
    private static let longest = 152

    /// `call(arguments)`, an argument a line where they do not fit into one, and an element a line of a list that does not
    /// fit even then.
    static func call(_ call: String, _ arguments: [String], within width: Int = TestWriter.width) -> [String] {
        let line = "\(call)(\(arguments.joined(separator: ", ")))"
        guard !arguments.isEmpty, line.count > width, !line.contains("\n") else {
            return line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        let inner = arguments.enumerated().flatMap { index, argument in
            let isLast = index + 1 == arguments.count
            return broken("\(argument)\(isLast ? "" : ",")", within: Self.longest - 4).map { "    \($0)" }
        }
        return ["\(call)("] + inner + [")"]
    }

    /// `line` with what stands in its last brackets a part a line, where it is longer than `width`.
    static func broken(_ line: String, within width: Int) -> [String] {
        let fragment = Fragment(line, SourceRange(0, line.utf8.count))
        var cursor = TextCursor(fragment)
        var last: Fragment?
        while !cursor.isAtEnd {
            if let brackets = cursor.bracketed(by: "(") ?? cursor.bracketed(by: "[") {
                last = brackets
            } else if cursor.bracketed(by: "{") == nil, !cursor.skipToken() {
                return [line]
            }
        }
        guard line.count > width, let brackets = last else { return [line] }
        let bytes = Array(line.utf8)
        let (lower, upper) = (brackets.range.lower, brackets.range.upper)
        let parts = SwiftText.split(brackets.inner, on: ",").map(\.text)
        guard !parts.isEmpty else { return [line] }
        let inner = parts.enumerated().flatMap { index, part in
            broken("\(part)\(index + 1 < parts.count ? "," : "")", within: width - 4).map { "    \($0)" }
        }
        return [String(decoding: bytes[...lower], as: UTF8.self)] + inner
            + [String(decoding: bytes[(upper - 1)...], as: UTF8.self)]
    }
}
