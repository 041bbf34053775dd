/// How a runtime writes a request as a stream: what its word for everything is, where all else is the same.
struct RequestForm: Sendable {
    /// What a stream does with a value: `emits`.
    var verb: String
    /// What stands before and behind the type of the answer in the type of the stream.
    var stream: (opening: String, closing: String)
    /// What stands before and behind an error in a stream that fails with it at once.
    var failure: (opening: String, closing: String)
    /// The method of a session: `dataTaskObservable`.
    var task: String
    /// The operator whose closure may throw.
    var check: String
    /// The last calls of the chain.
    var ending: [String]

    /// The type of a stream of `answer`.
    func type(of answer: String) -> String { stream.opening + answer + stream.closing }

    /// A stream that fails with `error` at once.
    func failing(with error: String) -> String { failure.opening + error + failure.closing }
}
