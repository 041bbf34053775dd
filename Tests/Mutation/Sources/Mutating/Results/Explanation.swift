/// Why some survivors survive: a line `example | kind | words of the code | reason` of `survivors.txt`.
///
/// `*` as the example or the kind stands for every one; the words are a part of `place: before → after`.
public struct Explanation: Equatable, Sendable {
    /// The example's name or `*`.
    let example: String
    /// The kind's name or `*`.
    let kind: String
    /// A part of the survivor's code.
    let code: String
    /// Why no test notices it.
    public let reason: String

    /// Reads one line; nil if it is blank, a comment or has not four parts.
    public init?(_ line: String) {
        let parts = line.split(separator: " | ", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
        guard !line.hasPrefix("#"), parts.count == 4 else { return nil }
        example = parts[0]
        kind = parts[1]
        code = parts[2]
        reason = parts[3]
    }

    /// Whether this explains why `trial` survived.
    public func explains(_ trial: Trial) -> Bool {
        (example == "*" || example == trial.example) && (kind == "*" || kind == trial.kind)
            && (code.isEmpty || trial.code.contains(code))
    }

    /// Whether nothing that the spec promises differs: no test could notice.
    public var isEquivalent: Bool { reason.hasPrefix("equivalent") }
}

extension Trial {
    /// The change with its surroundings, on one line.
    var code: String { "\(place): \(before) → \(after)" }
}
