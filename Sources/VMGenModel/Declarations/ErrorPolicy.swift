import VMGenSpec

/// The `errors:` section: the error type of the view model.
public struct ErrorPolicy: Sendable {
    /// The name of the type.
    public var typeName: Fragment
    /// Doc comment lines of the enum.
    public var documentation: [String]
    /// The cases to declare; empty where the type exists already.
    public var cases: [Case]

    /// Makes it of its parts.
    package init(typeName: Fragment, documentation: [String], cases: [Case]) {
        self.typeName = typeName
        self.documentation = documentation
        self.cases = cases
    }

    /// Whether vmgen declares the enum.
    public var isDeclared: Bool { !cases.isEmpty }

    /// One case and the failures it stands for.
    public struct Case: Sendable {
        /// The case's name.
        public var name: Fragment
        /// Doc comment lines.
        public var documentation: [String]
        /// The failures it stands for.
        public var reasons: [Reason]
        /// Where each of them is written.
        public var reasonPlaces: [Fragment] = []

        /// Makes it of its parts.
        package init(name: Fragment, documentation: [String], reasons: [Reason], reasonPlaces: [Fragment] = []) {
            self.name = name
            self.documentation = documentation
            self.reasons = reasons
            self.reasonPlaces = reasonPlaces
        }
    }

    /// A kind of failure.
    public enum Reason: String, CaseIterable, Sendable {
        /// The URL cannot be built.
        case url
        /// The network failed.
        case transport
        /// A status that the request does not expect.
        case status
        /// A body that cannot be decoded, or decodes to nothing of use.
        case decoding
        /// Anything else.
        case other
    }

    /// The case that stands for `reason`; the one for `other` where no case names it.
    public func caseName(for reason: Reason) -> String? {
        (cases.first { $0.reasons.contains(reason) } ?? cases.first { $0.reasons.contains(.other) })?.name.text
    }
}
