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

    /// A body and what comes of it.
    private var bodies: [(json: String, value: KnownValue?)] {
        guard let decode = request.decode?.text else { return [("{}", nil)] }
        let qualified = NestedTypes(bench.spec).qualified(decode)
        let samples = bench.bodies(ofRequest: index)
        guard samples.isEmpty else {
            return samples.compactMap { sample in
                let json = JSONText.oneLine(sample)
                if Self.isLiteral(json, of: decode) {
                    return pick(json).map { (json, KnownValue(swift: $0)) }
                }
                let decoded =
                    "try JSONDecoder().decode(\(qualified).self, from: Data(\(SwiftLiteral(verbatim: json).swift).utf8))"
                return (json, KnownValue(.spelt, swift: decoded + picked))
            }
        }
        return Self.natural[decode].map { bodies in
            bodies.compactMap { json in pick(json).map { (json, KnownValue(swift: $0)) } }
        } ?? []
    }

    /// A status that does not; nil where that cannot be told.
    var wrongStatus: Int? {
        [404, 500, 300].first { status in
            request.expected.allSatisfy { pattern in
                if let number = Int(pattern) { return number != status }
                let bounds = pattern.split { !$0.isNumber }.compactMap { Int($0) }
                guard bounds.count == 2 else { return false }
                return status < bounds[0] || status > bounds[1]
            }
        }
    }

    /// A body that decodes but has nothing to give; nil where there is none.
    var emptyBody: String? {
        guard let value = request.value?.text, value == "first" || value == "last",
            request.decode?.text.hasPrefix("[") == true
        else { return nil }
        return "[]"
    }

    /// What follows the decoded value, as Swift that has no optional.
    private var picked: String {
        guard let value = request.value?.text else { return "" }
        if value == "first" { return "[0]" }
        if value == "last" { return ".reversed()[0]" }
        if value.hasSuffix(".first") { return ".\(value.dropLast(6))[0]" }
        if value.hasSuffix(".last") { return ".\(value.dropLast(5)).reversed()[0]" }
        return ".\(value)"
    }

    /// What `value` picks of a natural body.
    private func pick(_ json: String) -> String? {
        guard let value = request.value?.text else { return json }
        guard json.hasPrefix("[") else { return nil }
        let elements = json.dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
        switch value {
        case "first": return elements.first.map(String.init)
        case "last": return elements.last.map(String.init)
        case "count": return "\(elements.count)"
        default: return nil
        }
    }

    /// The bodies of types that need no sample.
    private static let natural: [String: [String]] = [
        "Int": ["2", "3"], "Double": ["2.5", "3.5"], "Bool": ["true", "false"], "String": ["\"a\"", "\"b\""],
        "[Int]": ["[2, 4, 6]", "[3, 5]"], "[Double]": ["[2.5, 4.5, 6.5]", "[3.5, 5.5]"],
        "[Bool]": ["[true, false, false]", "[false, true]"],
        "[String]": ["[\"a\", \"b\", \"c\"]", "[\"d\", \"e\"]"],
    ]

    /// Whether the JSON of a `type` is spelled as Swift spells it, also in parts.
    private static func isLiteral(_ json: String, of type: String) -> Bool {
        natural[type] != nil && !type.contains("String") && !json.contains("\\") && !json.contains("null")
    }
}
