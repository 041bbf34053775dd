extension MutationKind {
    /// State that starts or becomes wrong, events that nobody hears.
    static let state: [MutationKind] = [
        .line("wrong-initial", "a state starts with another value") { text, index in
            let code = text.code[index]
            guard code.hasPrefix("@Relayed") || code.hasPrefix("@Published") || code.contains(" as? "),
                let sign = code.firstRange(of: " = ") ?? code.firstRange(of: " ?? ")
            else { return nil }
            let type = code.firstRange(of: ": ").map { code[$0.upperBound..<sign.lowerBound] } ?? ""
            let comma = code.hasSuffix(",") ? "," : ""
            let literal = String(code[sign.upperBound...].dropLast(comma.count))
            guard let other = literal.otherLiteral(type: String(type)) else { return nil }
            return .replacing(index, with: text.line(index, "\(code[..<sign.upperBound])\(other)\(comma)"))
        },
        .line("wrong-write", "a flow sets another value") { text, index in
            guard let (start, value) = text.write(at: index), let other = value.otherLiteral(type: "") else {
                return nil
            }
            return .replacing(index, with: text.line(index, start + other))
        },
        .line("drop-write", "a flow leaves one value as it was") { text, index in
            text.write(at: index) == nil ? nil : .dropping(index)
        },
        .line("drop-event", "an event is not sent") { text, index in
            let code = text.code[index]
            let name = code.prefix { $0.isLetter || $0.isNumber }
            let rest = code.dropFirst(name.count)
            guard rest.hasPrefix(".accept(") || rest.hasPrefix(".send("), code.hasSuffix(")") else { return nil }
            return .dropping(index)
        },
    ]
}

extension GeneratedText {
    /// What line `index` writes to a state or a property, if that is all it does: the line up to the value, and the value.
    fileprivate func write(at index: Int) -> (start: String, value: String)? {
        let line = code[index]
        guard indent(index) >= 12, line.hasPrefix("state.") || line.hasPrefix("self?.") || line.hasPrefix("self."),
            let sign = line.firstRange(of: " = "), !line.hasSuffix("("), !line.hasSuffix("{")
        else { return nil }
        return (String(line[..<sign.upperBound]), String(line[sign.upperBound...]))
    }
}

extension String {
    /// Another value for the literal that this is, of type `type` where that is known; nil where none is certain.
    func otherLiteral(type: String) -> String? {
        if let number = Int(self) { return "\(number + 1)" }
        if let number = Double(self) { return "\(number + 1)" }
        if self == "true" { return "false" }
        if self == "false" { return "true" }
        if hasPrefix("\""), hasSuffix("\""), count > 1 { return dropLast() + "?\"" }
        let samples = ["Int": "1", "String": "\"?\"", "Bool": "true", "Double": "1"]
        if self == "[]", type.hasPrefix("["), let sample = samples[String(type.dropFirst().dropLast())] {
            return "[\(sample)]"
        }
        if self == "nil", type.hasSuffix("?") { return samples[String(type.dropLast())] }
        return nil
    }
}
