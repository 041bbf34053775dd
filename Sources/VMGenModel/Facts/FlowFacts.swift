/// What one flow is, beside what the spec says of it.
package struct FlowFacts: Sendable {
    /// Something that a flow reads or writes and that others write or read.
    package enum Place: Sendable, Hashable {
        /// A field of the output, by index.
        case output(Int)
        /// A field of the state, by index.
        case state(Int)
        /// A stream that a flow names.
        case named(String)
        /// A variable of the view model, or a property of a dependency, by what the spec calls it.
        case variable(String)
        /// The events of the output.
        case events
    }

    /// Whether somebody notices when its stream runs, or that it runs twice.
    package var hasEffects = false
    /// Whether a dependency is asked for an answer on its way, or logic that can remember something: both notice how often, and may
    /// answer something else the next time.
    package var asksDependency = false
    /// What it calls for what that does, by the names of what is called: `cart`, or `self` for logic. Nobody knows what that changes.
    package var told: Set<String> = []
    /// The dependencies of which it sets a property: they may tell others of that.
    package var sets: Set<String> = []
    /// What it asks, or calls, by the same names: `self` where that is something that logic may change.
    package var asked: Set<String> = []
    /// Whether it sets what logic can read, ``LogicMemory``.
    package var changesMemory = false
    /// Whether one who begins to listen to it later lacks what its steps keep of what came before.
    package var remembers = false
    /// Whether `transform` subscribes to it.
    package var isSubscribed = false
    /// Whether it is what `transform` does once, at its end: `start`, and nothing on the way.
    package var isStatement = false
    /// Whether it starts from `start`, too, and looks at what such flows above it, and none below it, write at the end of
    /// `transform`, behind which it stands then.
    package var followsStatement = false
    /// What it starts from.
    package var sources: Set<Place> = []
    /// What it looks at: `with`, and names in its Swift.
    package var looksAt: Set<Place> = []
    /// Whether something is among it that others may write: a state, an output with a value, a variable.
    package var looksAtHeld = false
    /// What it ends in, as the spec lists it.
    package var sends: [Place] = []
    /// What it writes: that, and what logic may write that it lends the state to.
    package var writes: Set<Place> = []
    /// Whether it looks at what another flow of its source writes, so that both stand in one closure.
    package var dependsOnOrder = false
    /// Whether it would write behind a later flow of its source, if `transform` did not subscribe to it.
    package var comesLate = false
    /// Whether its work, or a stream that it reads, can fail.
    package var mayFail = false
}
