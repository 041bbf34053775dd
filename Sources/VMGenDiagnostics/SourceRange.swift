/// A half-open range of UTF-8 byte offsets in one source text.
public struct SourceRange: Hashable, Sendable {
    /// The offset of the first byte.
    public var lower: Int
    /// The offset after the last byte.
    public var upper: Int

    /// Makes the range `lower..<upper`, both byte offsets from the start of the file.
    public init(_ lower: Int, _ upper: Int) {
        self.lower = lower
        self.upper = max(lower, upper)
    }

    /// The smallest range that holds both.
    public func union(_ other: SourceRange) -> SourceRange {
        SourceRange(min(lower, other.lower), max(upper, other.upper))
    }
}
