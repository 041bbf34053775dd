import VMGenModel
import VMGenSpec

/// Text where a request has a Swift value: `Accept: application/json`, `q: \(text)`.
enum RequestText: Rule {
    package static let id = "request-text"

    /// What is wrong with the `value` of a query item or header of a request with these parameters; nil where it may be Swift.
    static func check(_ value: Fragment, parameters: [SwiftMethod.Parameter]) -> Finding? {
        if value.text == "nil" {
            return error(
                "what is `nil` is left out of the request; leave the line out, or write a value",
                at: value.range
            )
        }
        guard !value.text.contains("\"") else { return nil }
        if value.text.contains("\\(") { return hole(value) }
        if value.text.hasPrefix("if ") || value.text.hasPrefix("switch ") {
            return error("`\(value.text)` is no value; a condition is `condition ? a : b`", at: value.range)
        }
        guard SwiftText.strayOperand(in: value) != nil || isMediaType(value.text, parameters: parameters) else {
            return nil
        }
        return error("a value is Swift, in which text stands in quotes; write `\"\(value.text)\"`", at: value.range)
    }

    /// What is wrong with a `value` of a request that names what arrives in a flow; nil where it does not.
    static func checkArguments(_ value: Fragment) -> Finding? {
        guard let argument = SwiftText.closureArguments(in: value).first else { return nil }
        let fix = "give it a parameter, `search(_ text: String): …`, and write `text`"
        return error("a request does not see the values of a flow; \(fix)", at: argument.range)
    }

    /// The notation of a URL in the place of Swift.
    private static func hole(_ value: Fragment) -> Finding {
        let pieces = InterpolatedText(value.text).pieces
        if pieces.count == 1, case .hole(let name) = pieces[0] {
            return error("a value is Swift, without `\\( )`; write `\(name)`", at: value.range)
        }
        return error("a value is Swift, in which text stands in quotes; write `\"\(value.text)\"`", at: value.range)
    }

    /// What media types begin with, none of which is likely a number of the view model's: `offset/limit` is a quotient.
    private static let mediaTypes: Set<Substring> = [
        "application", "audio", "font", "image", "message", "multipart", "text", "video",
    ]

    /// Whether `text` is a media type, `application/json`, and no quotient of the request's parameters.
    private static func isMediaType(_ text: String, parameters: [SwiftMethod.Parameter]) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, mediaTypes.contains(parts[0]) else { return false }
        let isPlain = parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { $0.isNamePart || "+-.*".utf8.contains($0) }
        }
        return isPlain && !parameters.contains { $0.name == parts[0] }
    }
}
