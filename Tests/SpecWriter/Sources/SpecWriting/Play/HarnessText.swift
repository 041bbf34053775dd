import Foundation

/// What a generated harness offers, read from its Swift.
struct HarnessText {
    /// A parameter of a function.
    struct Parameter: Equatable {
        /// Its label; `_` for none.
        var label: String
        /// Its type, as Swift.
        var type: String
        /// Whether it has a default value.
        var hasDefault: Bool
    }

    /// The parameters of its `init`.
    var parameters: [Parameter] = []
    /// What sends: the name with the parameters.
    var senders: [(name: String, parameters: [Parameter])] = []
    /// Whether it lets time pass.
    var hasTime = false
    private let text: String

    /// Reads `text`.
    init(_ text: String) {
        self.text = text
        hasTime = text.contains("func advance(by seconds: Double)")
        parameters = Self.list(in: text, after: "\n    init(") ?? []
        guard let start = text.range(of: "// MARK: What its view sends") else { return }
        let rest = text[start.upperBound...]
        let own = rest.range(of: "\n}").map { rest[..<$0.lowerBound] } ?? rest
        for part in String(own).components(separatedBy: "\n    func ").dropFirst() {
            let name = part.prefix { $0 != "(" }
            guard let list = Self.list(in: part, after: "(") else { continue }
            senders.append((name.replacingOccurrences(of: "`", with: ""), list))
        }
    }

    /// Whether some stub has the double called `name`.
    func has(_ name: String, ofStub stub: String) -> Bool {
        text.contains("let \(name) = StubbedMethod<") && text.contains("(\"\(stub).\(name)\"")
    }

    /// The parameters of the `init` of the stub called `stub`; none where it takes none.
    func parameters(ofStub stub: String) -> [Parameter] {
        guard let start = text.range(of: "final class \(stub):") else { return [] }
        let rest = text[start.upperBound...]
        let own = rest.range(of: "\n}").map { rest[..<$0.lowerBound] } ?? rest
        return Self.list(in: String(own), after: "\n    init(") ?? []
    }

    /// Whether the text holds `part`.
    func contains(_ part: String) -> Bool { text.contains(part) }

    /// The parameters of the list that starts behind `start`; nil where there is none.
    private static func list(in text: String, after start: String) -> [Parameter]? {
        guard let range = text.range(of: start) else { return nil }
        var depth = 0
        var parts = [""]
        var last: Character = " "
        for character in text[range.upperBound...] {
            if character == ")", depth == 0 { break }
            let isArrow = character == ">" && last == "-"
            if "([{<".contains(character) { depth += 1 }
            if ")]}>".contains(character), !isArrow { depth -= 1 }
            last = character
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.compactMap { part in
            guard let colon = part.range(of: ": ") else { return nil }
            let label = part[..<colon.lowerBound].split { $0 == " " || $0 == "\n" }.first ?? "_"
            let pieces = part[colon.upperBound...].components(separatedBy: " = ")
            let type = pieces[0].trimmingCharacters(in: .whitespacesAndNewlines)
            return Parameter(label: String(label), type: type, hasDefault: pieces.count > 1)
        }
    }
}
