import VMGenModel
import VMGenSpec

/// A relay or subject by its place and its name: `errorRelay`, `state.errorRelay`, `state.$round`.
package struct StreamName: Equatable, Sendable {
    /// Where it lives.
    var home = Held.Home.local
    /// What it is reached through: `state`, `owner.state`; empty for nothing.
    var holder = ""
    /// Its own name.
    var name: String
    /// Whether it is what a property wrapper projects: `$round`.
    var isWrapped = false

    /// How Swift reaches it.
    var text: String { (holder.isEmpty ? "" : holder + ".") + (isWrapped ? "$" : "") + name }

    /// How the `init` of a class reaches it before all else is there, which may not say `$round` yet: through the wrapper itself.
    var early: String { isWrapped && home == .member ? "_\(name).projectedValue" : text }

    /// The same in pieces, for a stream that `transform` holds.
    var pieces: [SwiftPiece] { holder.isEmpty ? [.given(text)] : [.given(holder), .text("." + name)] }
}
