extension Element {
    /// JSON that is decoded as this type.
    ///
    /// - Parameter number: tells values apart.
    func json(_ number: Int) -> String {
        switch self {
        case .bool: number.isMultiple(of: 2) ? "true" : "false"
        case .int: "\(number)"
        case .double: "\(number).5"
        case .string: "\"text \(number)\""
        case .item: "{\"id\": \(number), \"title\": \"item \(number)\"}"
        case .page(_, let element): "{\"items\": [\(element.json(number))], \"next\": \(number)}"
        case .optional(let element): element.json(number)
        case .array(let element): "[\(element.json(number))]"
        case .dictionary(let element): "{\"key\": \(element.json(number))}"
        case .void, .date, .url, .data, .mode, .error, .set, .tuple, .closure, .result: "null"
        }
    }

    /// Swift that makes a value of this type.
    ///
    /// - Parameters:
    ///   - number: tells values apart; another number makes another value where the type has several.
    ///   - known: whether the compiler knows the type from where the text stands; `nil` and `.news` need that.
    func literal(_ number: Int, known: Bool) -> String {
        switch self {
        case .void: return "()"
        case .bool: return number.isMultiple(of: 2) ? "true" : "false"
        case .int: return "\(number)"
        case .double: return "\(number).5"
        case .string: return number == 0 ? "\"\"" : "\"text \(number)\""
        case .date: return "Date(timeIntervalSince1970: \(number))"
        case .url: return "URL(fileURLWithPath: \"/\(number)\")"
        case .data: return "Data([\(number)])"
        case .item(let name): return "\(name)(id: \(number), title: \"item \(number)\")"
        case .mode(let name): return (known ? "" : name) + (number.isMultiple(of: 2) ? ".news" : ".search")
        case .page(let name, let element):
            return "\(name)<\(element.text)>(items: [\(element.literal(number, known: true))], next: \(number))"
        case .error(let name):
            return name == "Error" ? "URLError(.timedOut)" : (known ? ".failed" : "\(name).failed")
        case .optional(let element):
            if known, number.isMultiple(of: 3) { return "nil" }
            if !known, case .closure = element { return "(\(element.literal(number, known: true)) as \(text))" }
            return known
                ? element.literal(number, known: true)
                : "Optional<\(element.text)>.some(\(element.literal(number, known: true)))"
        case .array(let element):
            if number == 0 { return known ? "[]" : "[\(element.text)]()" }
            return known ? "[\(element.literal(number, known: true))]" : "[\(element.literal(number, known: false))]"
        case .dictionary(let element): return "[\"key\": \(element.literal(number, known: known))]"
        case .set(let element): return "Set<\(element.text)>([\(element.literal(number, known: true))])"
        case .tuple(let parts):
            let values = parts.enumerated().map { index, part in
                (part.label.map { "\($0): " } ?? "") + part.element.literal(number + index, known: known)
            }
            return "(" + values.joined(separator: ", ") + ")"
        case .closure(let argument):
            let text = argument == .void ? "{ }" : "{ _ in }"
            return known ? text : "(\(text) as \(self.text))"
        case .result(let element):
            return (known ? "" : text) + ".success(\(element.literal(number, known: true)))"
        }
    }
}
