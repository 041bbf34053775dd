/// A Swift type that the writer can make values of.
indirect enum Element: Hashable, Sendable {
    case void
    case bool
    case int
    case double
    case string
    case date
    case url
    case data
    /// A struct of the domain, with `id: Int` and `title: String`.
    case item(String)
    /// An enum with the cases `news` and `search`, nested or of the domain.
    case mode(String)
    /// A generic struct of the domain, with `items: [Element]` and `next: Int`.
    case page(String, Element)
    /// An error: `Error`, or the type that the spec names.
    case error(String)
    case optional(Element)
    case array(Element)
    case dictionary(Element)
    case set(Element)
    case tuple([Part])
    case closure(Element)
    case result(Element)

    /// A part of a tuple.
    struct Part: Hashable, Sendable {
        /// Its label; nil without one.
        var label: String?
        /// Its type.
        var element: Element
    }

    /// The type as Swift writes it.
    var text: String {
        switch self {
        case .void: "Void"
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .string: "String"
        case .date: "Date"
        case .url: "URL"
        case .data: "Data"
        case .item(let name), .mode(let name), .error(let name): name
        case .page(let name, let element): "\(name)<\(element.text)>"
        case .optional(.closure(let argument)): "(\(Element.closure(argument).text))?"
        case .optional(let element): "\(element.text)?"
        case .array(let element): "[\(element.text)]"
        case .dictionary(let element): "[String: \(element.text)]"
        case .set(let element): "Set<\(element.text)>"
        case .tuple(let parts):
            "(" + parts.map { ($0.label.map { "\($0): " } ?? "") + $0.element.text }.joined(separator: ", ") + ")"
        case .closure(let argument): argument == .void ? "() -> Void" : "(\(argument.text)) -> Void"
        case .result(let element): "Result<\(element.text), Error>"
        }
    }

    /// Whether its values compare with `==`.
    var isEquatable: Bool {
        switch self {
        case .void, .error, .tuple, .closure, .result: false
        case .bool, .int, .double, .string, .date, .url, .data, .item, .mode: true
        case .page(_, let element), .optional(let element), .array(let element), .dictionary(let element),
            .set(let element):
            element.isEquatable
        }
    }

    /// Whether its values can go from one task to another.
    var isSendable: Bool {
        switch self {
        case .closure: false
        case .void, .error, .bool, .int, .double, .string, .date, .url, .data, .item, .mode: true
        case .page(_, let element), .optional(let element), .array(let element), .dictionary(let element),
            .set(let element), .result(let element):
            element.isSendable
        case .tuple(let parts): parts.allSatisfy(\.element.isSendable)
        }
    }

    /// Whether `persist` can keep it.
    var isKept: Bool {
        switch self {
        case .bool, .int, .double, .string, .date, .url, .data: true
        case .optional(let element): if case .optional = element { false } else { element.isKept }
        case .array(let element), .dictionary(let element):
            [.bool, .int, .double, .string, .date, .data].contains(element)
        case .void, .item, .mode, .page, .error, .set, .tuple, .closure, .result: false
        }
    }

    /// Whether JSON can be decoded as it.
    var isDecodable: Bool {
        switch self {
        case .bool, .int, .double, .string, .item: true
        case .array(let element), .optional(let element), .page(_, let element), .dictionary(let element):
            element.isDecodable
        case .void, .date, .url, .data, .mode, .error, .set, .tuple, .closure, .result: false
        }
    }

    /// The type with the names of the domain's types changed by `change`.
    func mapped(_ change: (String) -> String) -> Element {
        switch self {
        case .void, .bool, .int, .double, .string, .date, .url, .data: self
        case .item(let name): .item(change(name))
        case .mode(let name): .mode(change(name))
        case .error(let name): .error(change(name))
        case .page(let name, let element): .page(change(name), element.mapped(change))
        case .optional(let element): .optional(element.mapped(change))
        case .array(let element): .array(element.mapped(change))
        case .dictionary(let element): .dictionary(element.mapped(change))
        case .set(let element): .set(element.mapped(change))
        case .closure(let element): .closure(element.mapped(change))
        case .result(let element): .result(element.mapped(change))
        case .tuple(let parts): .tuple(parts.map { Part(label: $0.label, element: $0.element.mapped(change)) })
        }
    }
}
