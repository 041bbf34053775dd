/// What the view models of a target share.
package struct SupportPlan: Sendable {
    /// Who sees what stands in other modules' sight.
    package var access: Access
    /// Whether its target's declarations are on the main actor, where they say nothing else.
    package var isOnMainActor: Bool
    /// The modules that it imports, sorted.
    package var imports: [String]
    /// The module that is the runtime's library, by which its types are named that apps have too; empty where there is none.
    package var library: String
    /// Whether its view models ask a URL session.
    package var usesURLSession: Bool
    /// Whether work of its view models may answer elsewhere than on the main thread, and so has to go there.
    package var hops: Bool
    /// Whether flows of its view models hear of outputs that keep what is said before anybody listens.
    package var hearsEarly: Bool
    /// The partials that it is made of.
    package var pieces: [String]
}

/// The protocol that stands for a URL session.
package struct SessionPlan: Sendable {
    /// Who sees it.
    package var access: Access
    /// Whether its target's declarations are on the main actor, where they say nothing else.
    package var isOnMainActor: Bool
    /// The modules that it imports, sorted.
    package var imports: [String]
}
