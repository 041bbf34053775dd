/// Generated tests of requests: what is asked of the server, and what becomes of answers that are none.
enum RequestTests {
    /// The tests of every request that an input reaches, once a request.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard bench.obstacle == nil else { return [] }
        var seen: Set<RehearsedCall.Target> = []
        return bench.spec.flows.indices.flatMap { index -> [GeneratedTest] in
            guard let work = TestedWork(flow: index, bench), case .request(let request) = work.call.target else {
                return []
            }
            let answers = RequestAnswers(bench, request)
            let own = asked(work, answers).map { [$0] } ?? []
            guard seen.insert(work.call.target).inserted else { return own }
            return own
                + [wrongStatus(work, answers), undecodable(work, answers), empty(work, answers)].compactMap { $0 }
        }
    }

    /// The URL, the method, the headers and the body.
    private static func asked(_ work: TestedWork, _ answers: RequestAnswers) -> GeneratedTest? {
        guard var script = work.script(), let call = work.start(&script, 0) else { return nil }
        let number = script.rehearsal.calls[call].number
        let text = RequestExpectation(answers.request, script.rehearsal.calls[call], script.rehearsal)
        let name = answers.request.name.text
        script.add(.line("let request = \(script.call(call)).request"))
        script.separate()
        _ = number
        script.add(.comes("request.httpMethod ?? \"GET\"", equals: SwiftText.literal(answers.request.method.text)))
        if let url = text.url { script.add(.comes("request.url?.absoluteString", equals: SwiftText.literal(url))) }
        for (header, value) in text.headers {
            let actual = "request.value(forHTTPHeaderField: \(SwiftText.literal(header)))"
            script.add(.comes(actual, equals: value.map(SwiftText.literal) ?? "nil"))
        }
        if answers.request.body != nil {
            script.add(.comes("request.httpBody == nil", equals: "false"))
        }
        return GeneratedTest(
            name: "\(work.trigger)Asks\(name.capitalizedFirst)OfTheServer",
            documentation: "\(work.documentation): `\(answers.request.method.text)` with all that belongs to it.",
            body: script.statements
        )
    }

    private static func wrongStatus(_ work: TestedWork, _ answers: RequestAnswers) -> GeneratedTest? {
        guard let status = answers.wrongStatus else { return nil }
        let body = work.answer(0).map(Self.json) ?? "\"{}\""
        return failure(
            work,
            "a status that is none of those expected",
            "\(work.method)FailsWithAnotherStatus",
            "returns(json: \(body), status: \(status))",
            RehearsedFailure(error: declared(.status, work.bench), reason: .status)
        )
    }

    private static func undecodable(_ work: TestedWork, _ answers: RequestAnswers) -> GeneratedTest? {
        guard answers.request.decode != nil else { return nil }
        let status = answers.status == 200 ? "" : ", status: \(answers.status)"
        return failure(
            work,
            "a body that cannot be decoded",
            "\(work.method)FailsWithABodyThatCannotBeDecoded",
            "returns(json: \"no JSON\"\(status))",
            RehearsedFailure(error: nil, reason: .decoding)
        )
    }

    private static func empty(_ work: TestedWork, _ answers: RequestAnswers) -> GeneratedTest? {
        guard let body = answers.emptyBody else { return nil }
        let status = answers.status == 200 ? "" : ", status: \(answers.status)"
        return failure(
            work,
            "an answer without the value",
            "\(work.method)FailsWithAnEmptyAnswer",
            "returns(json: \(SwiftText.literal(body))\(status))",
            RehearsedFailure(error: declared(.decoding, work.bench), reason: .decoding)
        )
    }

    /// The work fails by `statement`: the failure is told, and nothing else is.
    private static func failure(
        _ work: TestedWork,
        _ what: String,
        _ name: String,
        _ statement: String,
        _ failure: RehearsedFailure
    ) -> GeneratedTest? {
        guard var script = work.script(), let call = work.start(&script, 0) else { return nil }
        let before = script.rehearsal
        script.fail(call, statement, failure)
        let told = script.rehearsal.said(since: before)
        let outputs = work.outputs.filter { !told.contains($0) }
        guard !told.isEmpty || (script.rehearsal.unsure == before.unsure && !outputs.isEmpty) else { return nil }
        script.separate()
        for place in told + outputs { script.expect(place) }
        return GeneratedTest(
            name: name,
            documentation: "\(work.documentation): \(what) is a failure.",
            body: script.statements
        )
    }

    /// The case of the spec's own errors for `reason`, which the request itself throws; nil where there is none.
    private static func declared(_ reason: ErrorPolicy.Reason, _ bench: TestBench) -> KnownValue? {
        guard let errors = bench.spec.errors, let name = errors.caseName(for: reason) else { return nil }
        return KnownValue(swift: "\(errors.typeName.text).\(SwiftText.escapedMember(name))", type: errors.typeName.text)
    }

    /// The body of `answer`, as a literal.
    private static func json(_ answer: TestAnswer) -> String { answer.body ?? "\"{}\"" }
}
