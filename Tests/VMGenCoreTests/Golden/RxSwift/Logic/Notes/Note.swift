/// What a reader wrote down.
public struct Note: Decodable, Equatable {
    /// As it was written.
    public let text: String
}
