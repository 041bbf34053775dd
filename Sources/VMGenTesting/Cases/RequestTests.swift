import VMGenDoubles
import VMGenModel
import VMGenSpec
import VMGenValues

/// Generated tests of requests: what is asked of the server, and what becomes of answers that are none.
enum RequestTests {
    /// The tests of every request that an input reaches, once a request.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard bench.obstacle == nil else { return [] }
        var seen: Set<RehearsedCall.Target> = []
        return bench.spec.flows.indices.flatMap { index -> [GeneratedTest] in
            guard let work = bench.explorations.work(of: index, bench), case .request(let request) = work.call.target
            else { return [] }
            let answers = RequestAnswers(bench, request)
            let own = asked(work, answers).map { [$0] } ?? []
            guard seen.insert(work.call.target).inserted else { return own }
            return own
                + [
                    otherStatuses(work, answers), wrongStatus(work, answers), undecodable(work, answers),
                    empty(work, answers),
                ].compactMap { $0 }
        }
    }

    /// The URL, the method, the headers and the body.
    private static func asked(_ work: TestedWork, _ answers: RequestAnswers) -> GeneratedTest? {
        guard var script = work.script(), let call = work.start(&script, 0) else { return nil }
        let request = answers.request
        let text = RequestExpectation(request, script.rehearsal.calls[call], script.rehearsal.known)
        script.add(.request(script.call(call)))
        script.separate()
        script.add(.expect(.request(.method), .equals(SwiftLiteral(request.method.text).swift)))
        if let url = text.url { script.add(.expect(.request(.url), .equals(SwiftLiteral(url).swift))) }
        for (header, value) in text.headers {
            script.add(.expect(.request(.header(header)), .equals(value.map { SwiftLiteral($0).swift } ?? "nil")))
        }
        if let body = text.body {
            script.add(.expect(.request(.body), .equals(body)))
        } else if request.body != nil {
            script.add(.expect(.request(.hasBody), .equals("false")))
        }
        return script.test(
            "\(work.trigger)Asks\(request.name.text.capitalizedFirst)OfTheServer",
            "\(work.documentation): the whole `\(request.method.text)` request."
        )
    }

    /// What comes with each of the statuses that count as success, but for the one that other tests answer with.
    private static func otherStatuses(_ work: TestedWork, _ answers: RequestAnswers) -> GeneratedTest? {
        let statuses = answers.request.otherStatuses
        guard !statuses.isEmpty, !work.outputs.isEmpty || !work.callees.isEmpty, var script = work.script() else {
            return nil
        }
        let before = script.rehearsal
        for (place, status) in statuses.enumerated() {
            guard let call = work.start(&script, place), let answer = work.answer(place),
                case .body(let body, _) = answer.answer
            else { return nil }
            script.answer(call, with: KnownAnswer(answer: .body(body, status: status), value: answer.value))
        }
        script.separate()
        script.expect(work.outputs)
        script.expectCalls(since: before)
        let words = statuses.joined(separator: ", ")
        var test = script.test(
            "\(work.method)SucceedsWith\(statuses.joined(separator: "And"))",
            "\(work.documentation): \(words) is a success too."
        )
        test.claims = [.statuses(ofRequest: answers.request.name.text)]
        return test
    }

    private static func wrongStatus(_ work: TestedWork, _ answers: RequestAnswers) -> GeneratedTest? {
        guard let status = answers.request.unexpectedStatus else { return nil }
        var body = "\"{}\""
        if case .body(let text, _)? = work.answer(0)?.answer { body = text }
        return failure(
            work,
            "a status that is none of those expected",
            "\(work.method)FailsWithAnotherStatus",
            .body(body, status: "\(status)"),
            RehearsedFailure(error: declared(.status, work.bench), reason: .status)
        )
    }

    private static func undecodable(_ work: TestedWork, _ answers: RequestAnswers) -> GeneratedTest? {
        guard answers.request.decode != nil else { return nil }
        return failure(
            work,
            "a body that cannot be decoded",
            "\(work.method)FailsWithABodyThatCannotBeDecoded",
            .body("\"no JSON\"", status: answers.request.usualStatus),
            RehearsedFailure(error: nil, reason: .decoding)
        )
    }

    private static func empty(_ work: TestedWork, _ answers: RequestAnswers) -> GeneratedTest? {
        guard let body = AnswerBodies(request: answers.request).empty else { return nil }
        return failure(
            work,
            "an answer without the value",
            "\(work.method)FailsWithAnEmptyAnswer",
            .body(SwiftLiteral(body).swift, status: answers.request.usualStatus),
            RehearsedFailure(error: declared(.decoding, work.bench), reason: .decoding)
        )
    }

    /// The work fails by `answer`: the failure is told, and nothing else is.
    private static func failure(
        _ work: TestedWork,
        _ what: String,
        _ name: String,
        _ answer: TestAnswer,
        _ failure: RehearsedFailure
    ) -> GeneratedTest? {
        guard var script = work.script(), let call = work.start(&script, 0) else { return nil }
        let before = script.rehearsal
        script.fail(call, by: answer, failure)
        let told = script.rehearsal.said(since: before)
        let outputs = work.outputs.filter { !told.contains($0) }
        guard
            !told.isEmpty || !InputTests.calls(since: before, script.rehearsal).isEmpty
                || (script.rehearsal.doubts.unsure == before.doubts.unsure && !outputs.isEmpty)
        else {
            return nil
        }
        script.separate()
        script.expect(told + outputs)
        script.expectCalls(since: before)
        return script.test(name, "\(work.documentation): \(what) is a failure.")
    }

    /// The case of the spec's own errors for `reason`, which the request itself throws; nil where there is none.
    private static func declared(_ reason: ErrorPolicy.Reason, _ bench: TestBench) -> KnownValue? {
        guard let errors = bench.spec.errors, let name = errors.caseName(for: reason) else { return nil }
        let type = errors.typeName.text
        return KnownValue(.spelt, swift: "\(type).\(SwiftText.escapedMember(name))", type: type)
    }
}
