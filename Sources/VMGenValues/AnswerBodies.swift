import VMGenModel

/// The bodies of answers to a request, as JSON, and what the request takes of them, as Swift.
package struct AnswerBodies {
    /// The request.
    let request: Request

    /// The bodies of `request`.
    package init(request: Request) { self.request = request }

    /// The bodies that are known without a sample: none where the type is the app's own.
    package var natural: [String] { Self.natural[request.decode?.text ?? ""] ?? [] }

    /// A body that decodes but has nothing to give; nil where there is none.
    package var empty: String? {
        guard let value = request.value?.text, value == "first" || value == "last",
            request.decode?.text.hasPrefix("[") == true
        else { return nil }
        return "[]"
    }

    /// What follows the decoded value, as Swift that has no optional: `[0]`, `.items`.
    package var path: String {
        guard let value = request.value?.text else { return "" }
        if value == "first" { return "[0]" }
        if value == "last" { return ".reversed()[0]" }
        if value.hasSuffix(".first") { return ".\(value.dropLast(6))[0]" }
        if value.hasSuffix(".last") { return ".\(value.dropLast(5)).reversed()[0]" }
        return ".\(value)"
    }

    /// Whether `json` is spelled as Swift spells it, also in parts.
    package func isLiteral(_ json: String) -> Bool {
        guard let type = request.decode?.text, Self.natural[type] != nil else { return false }
        return !type.contains("String") && !json.contains("\\") && !json.contains("null")
    }

    /// What the request takes of `json`, which is spelled as Swift spells it; nil where it takes nothing.
    package func value(of json: String) -> String? {
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

    private static let natural: [String: [String]] = [
        "Int": ["2", "3"], "Double": ["2.5", "3.5"], "Bool": ["true", "false"], "String": ["\"a\"", "\"b\""],
        "[Int]": ["[2, 4, 6]", "[3, 5]"], "[Double]": ["[2.5, 4.5, 6.5]", "[3.5, 5.5]"],
        "[Bool]": ["[true, false, false]", "[false, true]"],
        "[String]": ["[\"a\", \"b\", \"c\"]", "[\"d\", \"e\"]"],
    ]
}
