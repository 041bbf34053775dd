import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// An `errors` section whose cases do not say what becomes of each failure.
enum ErrorReasons: Rule {
    package static let id = "error-reasons"

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
        let cure =
            reasons == [.other]
            ? "add `other` to one"
            : "add \(reasons.map(\.rawValue).listed("and")) to cases, or `other` to one for all that no case names"
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
