/// Work that takes time: the call, and what becomes of its failures and its flags.
package struct Work: Sendable {
    /// The call as Swift, without `try` and `await`.
    package var call: String
    /// How the call becomes a stream.
    package var form: Form
    /// Whether it is called through something that may be nil, and then gives nothing.
    var mayBeMissing = false
    /// Whether what it answers with may be nil itself, and so is no sign that nothing answered.
    var answersNil = false
    /// Whether it may be a stream without values, such as a `Completable`.
    var isForeignStream = false
    /// Whether what is called through something that may be nil only completes: it is a `Completable`.
    var completes = false
    /// Whether it throws.
    package var canThrow = false
    /// How often it is tried again where it fails.
    var retries = 0
    /// What counts the time before it is tried again, and how long: `after: .seconds(2), scheduler: scheduler`; empty where it is
    /// tried again at once.
    var pause = ""
    /// Whether it answers on the main thread by itself, as what is awaited and a request do.
    var answersOnMain = false
    /// Where its failures go; nil where nothing is to be said of them.
    package var failures: FailureRoute?
    /// Whether the closure of the call names the view model that it is given, `owner`, instead of `$0`.
    var namesOwner = false
    /// What an awaited call holds in the place of the view model: `api = owner.api`.
    var captures: [Capture] = []
    /// What shows that it runs.
    package var flags: [String] = []
    /// What follows inside: the conversion to the kind of the chain around it.
    package var links: [Link] = []

    /// How a call becomes a stream.
    package enum Form: String, Sendable {
        /// It returns one.
        case stream
        /// It is awaited, and holds what it needs.
        case awaited
        /// It is awaited, and is a method of the view model, which it does not hold before it runs: `$0` in the call.
        case awaitedOwner
        /// It returns a stream, and is asked for anew each time that it is tried: a call through the view model, which it does
        /// not hold meanwhile: `$0` in the call.
        case deferredOwner
        /// It throws, and returns a value.
        case attempt
        /// It throws, and returns a stream.
        case attemptStream
    }
}

/// Where failures go.
package enum FailureRoute: Equatable, Sendable {
    /// Nowhere.
    case ignored
    /// There are none: the work only goes on to the main thread.
    case impossible
    /// To a relay, through a function that makes its value of any error; empty for errors as they are.
    case relay(StreamName, conversion: String)
    /// Into a subject, which they end; the function is empty where only those end it that are of its type.
    case ending(StreamName, conversion: String)

    /// Whether somebody is told of a failure.
    var tells: Bool {
        switch self {
        case .relay, .ending: true
        case .ignored, .impossible: false
        }
    }
}
