import VMGenSpec

/// A value that a rehearsal works with: what it is, and the Swift that gives it.
package struct KnownValue: Equatable, Sendable {
    /// The expression, for a place of known type: `.newest`, `[]`, `2`. Empty where the value is unknown.
    package private(set) var swift: String
    /// The type as a test names it; nil where nobody can tell.
    package private(set) var type: String?
    /// What it is.
    package private(set) var content: Content
    /// Whether writing the expression again may give another value, as that of a new object with an identifier of its own.
    package var isNew = false
    /// Whether it was looked up in what is new each time, where what it was made with tells what it has.
    package var isGuessed = false
    /// The label by which Swift of the spec names it, as a part of an event that arrives: `name` of `save(name:)`.
    package var label: String?

    /// What a value is, as far as tests can reckon with it.
    package enum Content: Equatable, Sendable {
        case none, bool(Bool)
        case whole(Int)
        case fraction(Double)
        case text(String)
        case list([KnownValue])
        /// Whole numbers from the first to the one before the second.
        case span(Int, Int)
        /// What its spelling says, and no more: `.newest`, `Room.empty`. Another spelling is another value.
        case spelt
        /// One value of which nothing is known: a test counts it.
        case unknown
    }

    /// The value of the expression `swift`, in a place of `type`.
    package init(swift: String, type: String? = nil) {
        self.swift = swift
        var reader = ExpressionReader(swift)
        content = reader.content
        self.type = nil
        self = retyped(type)
    }

    /// The value that is `content`, spelt as Swift spells it; what is `spelt` has its own words.
    package init(_ content: Content, swift: String = "", type: String? = nil) {
        self.content = if case .fraction(let value) = content, !value.isFinite { .unknown } else { content }
        self.type = type
        switch self.content {
        case .none: self.swift = "nil"
        case .bool(let value): self.swift = "\(value)"
        case .whole(let value): self.swift = "\(value)"
        case .fraction(let value): self.swift = "\(value)"
        case .text(let value): self.swift = SwiftLiteral(value).swift
        case .list(let values): self.swift = "[\(values.map(\.swift).joined(separator: ", "))]"
        case .spelt: self.swift = swift
        case .span(let lower, let upper): self.swift = "\(lower)..<\(upper)"
        case .unknown: self.swift = ""
        }
    }

    /// A value without content.
    package static let nothing = KnownValue(.spelt, swift: "()", type: "Void")
    /// A value of which nothing is known.
    package static let unknown = KnownValue(.unknown)

    /// The same as a value of `type`, where that is known; an optional has a `none` of its own.
    package func retyped(_ type: String?) -> KnownValue {
        var value = SpeltOptional.nested(self, in: type) ?? self
        value.type = type ?? self.type
        if case .whole(let whole) = content, type.map(SwiftNumber.isFractionOrNil) == true {
            value.content = .fraction(Double(whole))
        }
        if let type, let list = LiteralTypes.elements(content, of: type) { value.content = list }
        if case .span(let lower, let upper) = content, lower < upper, type?.hasPrefix("ClosedRange<") == true {
            value.swift = "\(lower)...\(upper - 1)"
        }
        if let own = self.type, let type, TypeText(own).needsName(for: swift, as: type) { value.swift = own + swift }
        return value
    }

    /// Whether the two are the same value; nil where nobody can tell.
    package func isSame(_ other: KnownValue) -> Bool? {
        switch (content, other.content) {
        case (.unknown, _), (_, .unknown): return nil
        case (.list(let own), .list(let others)):
            guard own.count == others.count else { return false }
            let parts = zip(own, others).map { $0.isSame($1) }
            return parts.contains(false) ? false : parts.contains(nil) ? nil : true
        case (.fraction(let one), .whole(let other)), (.whole(let other), .fraction(let one)):
            return one == Double(other)
        case (.spelt, .none), (.none, .spelt): return mayBeNil || other.mayBeNil ? nil : false
        case (.spelt, _), (_, .spelt):
            // Two cases of an enum differ where their names do; what else stands for itself may be equal to another.
            if swift == other.swift { return true }
            if swift.isPlainCase, other.swift.isPlainCase { return false }
            // `.name` and `Order.name` are one, where both may stand.
            return other.swift.isMember(swift) || swift.isMember(other.swift) ? true : nil
        default: return content == other.content
        }
    }

    /// Whether it is a member of a type of the app that may be an optional, and nil: `Store.genres`.
    package var isOpenMember: Bool { content == .spelt && type == nil && swift.namesMemberOfType }

    /// Whether it is that, or what an `init` made, which may fail: nobody asks of what another one made whether it is nil.
    package var mayBeNil: Bool { isOpenMember || content == .spelt && type.map { swift.hasPrefix("\($0)(") } == true }

    /// Whether its spelling leaves its type to the place where it stands: `.newest`.
    package var leavesTypeOut: Bool { swift.first == "." }

    /// Its spelling where nothing else says that it is of `type`: `Order.newest`.
    package func spelt(of type: String) -> String { leavesTypeOut ? type + swift : swift }

    /// Whether a test can say what it is, or make something like it.
    package var canBeMade: Bool {
        guard isNew else { return isCertain }
        if case .list(let values) = content { return !isGuessed && values.allSatisfy { $0.content != .unknown } }
        return !isGuessed && content == .spelt
    }

    /// Whether a test can say what it is: nothing of it is unknown, or another one each time it is made.
    package var isCertain: Bool { content != .unknown && !isNew }

    /// Whether `swift` makes something that another one of the same spelling may not equal: `Project(title: $0)`.
    package static func isNew(_ swift: String) -> Bool {
        if [".init(", "Date()", "UUID()"].contains(where: swift.holds) { return true }
        var word = ""
        for character in swift {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                if character == "(", word.first?.isUppercase == true, !plain.contains(word) { return true }
                word = ""
            }
        }
        return false
    }

    /// The types of Swift and Foundation whose values are equal where they are made of the same.
    private static let plain: Set<String> = [
        "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "Decimal", "Dictionary",
        "Double", "Float", "IndexPath", "Int", "Int16", "Int32", "Int64", "Int8", "Locale", "NSError", "NSRange",
        "Optional",
        "Set", "String", "Substring", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLError",
    ]
}

extension String {
    /// Whether it names a case without a payload, or a constant of its type: `.newest`.
    fileprivate var isPlainCase: Bool { first == "." && !holds("(") }

    /// Whether it is the member `name` of a type, `Order.name` of `.name`.
    fileprivate func isMember(_ name: String) -> Bool { name.isPlainCase && namesMemberOfType && hasSuffix(name) }

    /// Whether it names a member of a type: `Store.genres`.
    fileprivate var namesMemberOfType: Bool {
        guard first?.isUppercase == true, !holds("(") else { return false }
        return split(separator: ".").last?.first?.isLowercase == true
    }
}
