/// A step behind which nothing comes.
struct RehearsalHalt {
    /// Its place in its flow.
    var step: Int
    /// Whether nobody knows what comes of it.
    var isUnknown: Bool
}
