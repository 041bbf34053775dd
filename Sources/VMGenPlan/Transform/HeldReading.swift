import VMGenSpec

/// How the value of a relay or subject is read.
package struct HeldReading {
    /// The Swift of it: what the planner writes, and the names of the spec in `fallback`.
    let pieces: [SwiftPiece]
    /// What the spec says that is read where the stream can no longer be asked; nil where that cannot happen. With it, the
    /// reading tries, which no list of what a closure captures can.
    let fallback: Expression?

    /// A reading that always gives a value: `text`.
    init(_ text: String) {
        pieces = [.text(text)]
        fallback = nil
    }

    /// A reading by `text`, which may throw: `fallback` is read in its place then. What is an optional anyway is nil then, since `try?`
    /// tells a nil that is there from none no more.
    init(trying text: String, or fallback: Expression, isOptional: Bool) {
        if isOptional {
            pieces = [.text("(try? \(text))")]
            self.fallback = Expression([.text("nil")], at: fallback.range)
            return
        }
        let value = fallback.isSimple ? fallback.pieces : [.text("(")] + fallback.pieces + [.text(")")]
        pieces = [.text("((try? \(text)) ?? ")] + value + [.text(")")]
        self.fallback = fallback
    }
}
