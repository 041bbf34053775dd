import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// The body of an answer that is not JSON.
enum BadJSON: Rule {
    package static let id = "bad-json"

    /// What kind of JSON `body` is; nil where it is none, which `findings` is told.
    static func check(_ body: Fragment, findings: Findings) -> JSONText.Kind? {
        do {
            return try JSONText.kind(of: body.text)
        } catch {
            let bytes = Array(body.text.utf8)
            let lower = body.range.lower + min(error.offset, bytes.count)
            let width = error.offset < bytes.count && bytes[error.offset] < 0x80 ? 1 : 0
            findings.add(Self.error("this is no JSON: \(error.message)", at: SourceRange(lower, lower + width)))
            return nil
        }
    }

    /// What kind of JSON the `body` of an answer to `request` is; nil where it is none, which `findings` is told.
    static func check(_ body: Fragment, of request: Request, findings: Findings) -> JSONText.Kind? {
        if request.decode == nil, ["()", "Void"].contains(body.text) {
            findings.add(error("`\(request.name.text)` decodes nothing; write `answers` alone", at: body.range))
            return nil
        }
        return check(body, findings: findings)
    }

    /// The JSON `body` can certainly not be decoded as `type`.
    static func mismatch(_ body: Fragment, kind: JSONText.Kind, type: Fragment) -> Finding {
        let name = kind == .null ? "`null`" : kind.rawValue
        return error("`\(type.text)` is decoded from the answer, and this is \(name)", at: body.range)
    }
}
