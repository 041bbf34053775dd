/// How a runtime writes a request as a stream: what its word for everything is, where all else is the same.
package struct RequestForm: Sendable {
    /// What a stream does with a value: `emits`.
    package var verb: String
    /// What stands before and behind the type of the answer in the type of the stream.
    package var stream: (opening: String, closing: String)
    /// What stands before and behind an error in a stream that fails with it at once.
    package var failure: (opening: String, closing: String)
    /// The method of a session: `dataTaskObservable`.
    package var task: String
    /// The operator whose closure may throw.
    package var check: String
    /// The call that goes to the main thread: `.observeOnMain()`.
    package var hop: String
    /// The calls behind that, the last ones of the chain.
    package var ending: [String]

    /// The type of a stream of `answer`.
    package func type(of answer: String) -> String { stream.opening + answer + stream.closing }

    /// A stream that fails with `error` at once.
    package func failing(with error: String) -> String { failure.opening + error + failure.closing }
}
