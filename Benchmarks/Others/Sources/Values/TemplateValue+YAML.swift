import VMGenTemplating

extension TemplateValue {
    /// The value as YAML, a line an entry, behind so many spaces.
    func yaml(indentation: Int) -> String {
        let start = "\n" + String(repeating: " ", count: indentation)
        switch self {
        case .string(let text): return Self.quoted(text)
        case .bool(let flag): return flag ? "true" : "false"
        case .integer(let number): return String(number)
        case .list(let values):
            return values.isEmpty ? "[]" : values.map { "\(start)- " + $0.yaml(indentation: indentation + 2) }.joined()
        case .dictionary(let values):
            if values.isEmpty { return "{}" }
            return values.sorted { $0.key < $1.key }
                .map { "\(start)\(Self.quoted($0.key)): " + $0.value.yaml(indentation: indentation + 2) }
                .joined()
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
                quoted += "\\x" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
            case _ where (0xFDD0...0xFDEF).contains(scalar.value): quoted += "\\u" + String(scalar.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
