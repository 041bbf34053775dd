import Foundation

/// The part of the schema of SARIF 2.1.0 that our logs use, member by member: what is required, what may be there, and of
/// which type. <https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json>
enum SARIFCheck {
    /// One object of the schema.
    private struct Shape: Sendable {
        /// The members that have to be there.
        var required: Set<String> = []
        /// What each member is; others may not be there.
        var members: [String: Kind]
    }

    private indirect enum Kind: Sendable {
        case text
        case oneOf(Set<String>)
        case number(least: Int)
        case object(String)
        case array(Kind)
    }

    private static let shapes: [String: Shape] = [
        "log": Shape(
            required: ["version", "runs"],
            members: ["$schema": .text, "version": .oneOf(["2.1.0"]), "runs": .array(.object("run"))]
        ),
        "run": Shape(
            required: ["tool"],
            members: [
                "tool": .object("tool"), "results": .array(.object("result")),
                "columnKind": .oneOf(["utf16CodeUnits", "unicodeCodePoints"]),
            ]
        ),
        "tool": Shape(required: ["driver"], members: ["driver": .object("driver")]),
        "driver": Shape(
            required: ["name"],
            members: ["name": .text, "version": .text, "rules": .array(.object("rule"))]
        ),
        "rule": Shape(
            required: ["id"],
            members: ["id": .text, "shortDescription": .object("message"), "fullDescription": .object("message")]
        ),
        "message": Shape(required: ["text"], members: ["text": .text]),
        "result": Shape(
            required: ["message"],
            members: [
                "ruleId": .text, "ruleIndex": .number(least: 0), "level": .oneOf(["none", "note", "warning", "error"]),
                "message": .object("message"), "locations": .array(.object("location")),
                "relatedLocations": .array(.object("location")),
            ]
        ),
        "location": Shape(members: ["physicalLocation": .object("physical"), "message": .object("message")]),
        "physical": Shape(
            required: ["artifactLocation"],
            members: ["artifactLocation": .object("artifact"), "region": .object("region")]
        ),
        "artifact": Shape(members: ["uri": .text]),
        "region": Shape(
            members: [
                "startLine": .number(least: 1), "startColumn": .number(least: 1), "endLine": .number(least: 1),
                "endColumn": .number(least: 1),
            ]
        ),
    ]

    /// What is wrong with `log`, read from JSON; empty where nothing is.
    static func mistakes(in log: Any) -> [String] {
        check(log, .object("log"), "log") + indices(in: log)
    }

    private static func check(_ value: Any, _ kind: Kind, _ place: String) -> [String] {
        switch kind {
        case .text:
            return value is String ? [] : ["\(place) is no text"]
        case .oneOf(let words):
            return words.contains(value as? String ?? "") ? [] : ["\(place) is none of \(words.sorted())"]
        case .number(let least):
            return (value as? Int).map { $0 >= least } ?? false ? [] : ["\(place) is no number from \(least) on"]
        case .array(let element):
            guard let values = value as? [Any] else { return ["\(place) is no array"] }
            return values.enumerated().flatMap { check($0.element, element, "\(place)[\($0.offset)]") }
        case .object(let name):
            guard let members = value as? [String: Any], let shape = shapes[name] else {
                return ["\(place) is no object"]
            }
            let missing = shape.required.subtracting(members.keys).map { "\(place).\($0) is missing" }
            return missing
                + members.flatMap { key, value in
                    shape.members[key].map { check(value, $0, "\(place).\(key)") } ?? ["\(place).\(key) is unknown"]
                }
        }
    }

    /// A result's index is that of the rule that it names.
    private static func indices(in log: Any) -> [String] {
        let runs = (log as? [String: Any])?["runs"] as? [[String: Any]] ?? []
        return runs.flatMap { run -> [String] in
            let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
            let rules = (driver?["rules"] as? [[String: Any]] ?? []).map { $0["id"] as? String }
            return (run["results"] as? [[String: Any]] ?? []).compactMap { result in
                guard let index = result["ruleIndex"] as? Int else { return nil }
                let isRight = rules.indices.contains(index) && rules[index] == result["ruleId"] as? String
                return isRight ? nil : "ruleIndex \(index) is not that of its rule"
            }
        }
    }
}
