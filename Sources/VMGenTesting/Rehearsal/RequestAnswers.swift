import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenValues

/// The bodies that tests answer a request with.
struct RequestAnswers {
    /// What the tests are made with.
    let bench: TestBench
    /// The request.
    let request: Request
    private let index: Int

    /// The answers to the request at `index`.
    init(_ bench: TestBench, _ index: Int) {
        self.bench = bench
        self.index = index
        request = bench.spec.requests[index]
    }

    /// Answers with an expected status, which differ where two bodies are known; empty where none is.
    var all: [KnownAnswer] {
        bodies.map { body in
            KnownAnswer(
                answer: .body(SwiftLiteral(verbatim: body.json).swift, status: request.usualStatus),
                value: body.value
            )
        }
    }

    /// The bodies and what comes of them.
    private var bodies: [(json: String, value: KnownValue?)] {
        guard let decode = request.decode?.text else { return [("{}", nil)] }
        let samples = bench.bodies(ofRequest: index)
        guard samples.isEmpty else {
            return samples.compactMap { sample in
                let json = sample.oneLine
                if known.isLiteral(json) { return known.value(of: json).map { (json, KnownValue(swift: $0)) } }
                let type = NestedTypes(bench.spec).qualified(decode)
                let decoded =
                    "try JSONDecoder().decode(\(type).self, from: Data(\(SwiftLiteral(verbatim: json).swift).utf8))"
                return (json, KnownValue(.spelt, swift: decoded + known.path))
            }
        }
        return known.natural.compactMap { json in known.value(of: json).map { (json, KnownValue(swift: $0)) } }
    }

    private var known: AnswerBodies { AnswerBodies(request: request) }
}
