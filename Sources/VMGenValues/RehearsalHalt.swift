/// A step behind which nothing comes.
package struct RehearsalHalt: Sendable {
    /// Its place in its flow.
    package let step: Int
    /// Whether nobody knows what comes of it.
    package let isUnknown: Bool

    /// Makes it of its parts.
    package init(step: Int, isUnknown: Bool) { (self.step, self.isUnknown) = (step, isUnknown) }
}
