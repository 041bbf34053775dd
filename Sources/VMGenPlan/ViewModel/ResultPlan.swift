/// The type of what `transform` returns.
package struct ResultPlan: Sendable {
    /// Its type: `Output`.
    package var type: String
    /// Whether a stored output is made in `init`, since not all of it makes itself.
    var isMadeInInit: Bool
}
