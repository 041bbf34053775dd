/// What a step makes of the values that arrive.
package enum StepPassage: Sendable {
    /// These values leave it.
    case goesOn([KnownValue])
    /// Nothing leaves it.
    case stops
    /// Nobody knows.
    case isUnknown
}
