/// The `errors:` section: the error type of the view model.
public struct ErrorPolicy: Sendable {
    /// The name of the type.
    public var typeName: Fragment
    /// Doc comment lines of the enum.
    public var documentation: [String]
    /// The cases to declare; empty where the type exists already.
    public var cases: [Case]

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
