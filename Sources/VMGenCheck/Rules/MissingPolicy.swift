import VMGenDiagnostics
import VMGenModel

/// Something that takes time or can fail, used as if it answered at once.
enum MissingPolicy: Rule {
    package static let id = "missing-policy"

    /// The policies, as a message lists them.
    static let policies =
        "with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), "
        + "`queue` or `all`"

    /// What is wrong with `method` in a step that works at once; nil where it does.
    static func check(_ method: SwiftMethod, takesTime: Bool, use: CallUse, at place: SourceRange) -> Finding? {
        if case .work = use { return nil }
        let name = method.name.text
        if takesTime { return error("`\(name)` takes time; run it as a step \(policies)", at: place) }
        if method.canThrow { return error("`\(name)` can fail; run it as a step \(policies)", at: place) }
        return nil
    }

    /// `method` is called within Swift of a flow, which wants what it returns at once.
    static func checkValue(_ method: SwiftMethod, at place: SourceRange) -> Finding {
        let name = method.name.text
        let why = method.isAsync ? "takes time" : "can fail"
        return error(
            "`\(name)` \(why), and a value is wanted at once here; run it before, as a step \(policies)",
            at: place
        )
    }

    /// What is wrong with a request in a step that works at once.
    static func check(_ request: Request, use: CallUse, at place: SourceRange) -> Finding? {
        if case .work = use { return nil }
        return error("the request `\(request.name.text)` takes time; run it as a step \(policies)", at: place)
    }

    /// What is wrong with a call marked `try` or `await` in a step that works at once.
    static func checkForeign(_ invocation: Invocation, use: CallUse) -> Finding? {
        if case .work = use { return nil }
        guard invocation.isAsync || invocation.canThrow else { return nil }
        let reason = invocation.isAsync ? "takes time" : "can fail"
        return error("`\(invocation.text.text)` \(reason); run it as a step \(policies)", at: invocation.text.range)
    }
}
