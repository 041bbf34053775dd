import VMGenSpec

extension ExpressionReader {
    /// What the whole text is where it stands for itself: what cannot be reckoned is what it is spelt.
    package var content: KnownValue.Content {
        mutating get {
            let content = value.content
            return content == .unknown ? .spelt : content
        }
    }

    /// What the value that the whole text makes was made of, by label; empty for anything else.
    package var parts: [String: KnownValue] {
        mutating get {
            index = 0
            while token?.kind == .name || token?.kind == .dot { index += 1 }
            guard index > 0, take("("), let list = try? list(), take(")"), index == text.tokens.count else {
                return [:]
            }
            return list.reduce(into: [:]) { parts, part in
                if let label = part.label { parts[label] = part.value }
            }
        }
    }

    /// Whether `value`, which was read from the token at `start` on, is what an `init` makes there. Where its author reckons with
    /// nothing behind it, `Float($0) ?? 0`, nobody here knows whether there is something.
    func mayBeMissing(_ value: KnownValue, from start: Int) -> Bool {
        guard value.content == .spelt, value.swift.last == ")", text.tokens[start].kind == .name else { return false }
        return string(start).first?.isUppercase == true && names(string(start)) == nil
    }
}
