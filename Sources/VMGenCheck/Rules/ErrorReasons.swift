import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// An `errors` section whose cases do not say what becomes of each failure.
enum ErrorReasons: Rule {
    package static let id = "error-reasons"

    /// What is wrong with the name of an enum that is declared by its cases: `enum MyError`, `MyError: Error`.
    static func checkName(_ name: Fragment) -> Finding? {
        var cursor = TextCursor(name)
        let hasKeyword = cursor.take(word: "enum")
        guard let word = cursor.identifier(), hasKeyword || cursor.next == UInt8(ascii: ":") else { return nil }
        return error("the name alone stands here; write `errors: \(word.text)`", at: name.range)
    }

    /// What keeps `type`, which the spec does not declare, from being what failures become; nil where it may be that.
    static func checkType(_ type: Fragment) -> Finding? {
        var cursor = TextCursor(type)
        let known = TypeText(type.text)
        if let (name, _) = SwiftText.cut(type, at: "="), !name.isEmpty {
            return error("the name of the error type stands here alone; write `errors: \(name.text)`", at: type.range)
        }
        if cursor.identifier() != nil, !known.isKnown, known.optionalOf == nil { return nil }
        if TypeText.isAnyError(known.text) {
            return error("failures are `any Error` without this line; leave it out", at: type.range)
        }
        return error(
            "`\(type.text)` is no error type; write the name of one that has `init(_ error: Error)`, or convert failures "
                + "where they arrive, `errors -> map { … } -> …`",
            at: type.range
        )
    }

    /// What is wrong with a case that carries values, `notFound(id: Int)`.
    static func checkPayload(_ line: Fragment) -> Finding? {
        var cursor = TextCursor(line)
        guard cursor.identifier() != nil, cursor.next == UInt8(ascii: "("), cursor.bracketed(by: "(") != nil else {
            return nil
        }
        let instead = "declare the enum in Swift with `init(_ error: Error)`, and name it here without items"
        return error("a case of `errors` carries no values; \(instead)", at: line.range)
    }

    private static var all: [String] { ErrorPolicy.Reason.allCases.map(\.rawValue) }

    /// `word` is not a reason.
    static func unknown(_ word: Fragment) -> Finding {
        let ending = Suggestion.ending(
            for: word.text,
            among: all,
            otherwise: "; a case stands for \(all.listed())"
        )
        return error("unknown reason `\(word.text)`\(ending)", at: word.range)
    }

    /// The reasons that two cases stand for.
    static func checkRepeated(_ cases: [ErrorPolicy.Case]) -> [Finding] {
        var first: [String: Fragment] = [:]
        var findings: [Finding] = []
        for place in cases.flatMap(\.reasonPlaces) {
            if let earlier = first[place.text] {
                findings.append(
                    error(
                        "`\(place.text)` has a case already; one case stands for each reason",
                        at: place.range,
                        notes: [("first named here", earlier.range)]
                    )
                )
            } else {
                first[place.text] = place
            }
        }
        return findings
    }

    /// `reasons` can happen (`because` says where the first one can), and no case stands for them.
    static func uncovered(
        _ reasons: [ErrorPolicy.Reason],
        policy: ErrorPolicy,
        because: (message: String, range: SourceRange)
    ) -> Finding {
        let what = reasons.map(meaning).sentence("or")
        // A case that is called like a reason stands for it when it says so.
        let bare = reasons.map(\.rawValue).first { reason in
            policy.cases.contains { $0.reasonPlaces.isEmpty && $0.name.text == reason }
        }
        let cure =
            if let bare {
                "write `\(bare): \(bare)`"
            } else if reasons == [.other] {
                "add `other` to one"
            } else {
                "add \(reasons.map(\.rawValue).listed("and")) to cases, or `other` to one for all that no case names"
            }
        return error(
            "no case of `\(policy.typeName.text)` stands for \(what); \(cure)",
            at: policy.typeName.range,
            notes: [because]
        )
    }

    /// The reason at `place` never comes about.
    static func neverArises(_ place: Fragment, _ reason: ErrorPolicy.Reason) -> Finding {
        let why =
            switch reason {
            case .status: "only requests expect a status, and there are none"
            case .decoding: "no request has a `decode`, and no other work can fail"
            case .url, .transport, .other: "no work can fail"
            }
        return warning("`\(place.text)` never arises here: \(why); leave it out", at: place.range)
    }

    private static func meaning(_ reason: ErrorPolicy.Reason) -> String {
        switch reason {
        case .url: "a URL that cannot be built"
        case .transport: "a failed connection"
        case .status: "an unexpected status"
        case .decoding: "a body that cannot be decoded"
        case .other: "any other failure"
        }
    }
}
