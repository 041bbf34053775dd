/// What of the spec a call of a double stands for.
package enum RehearsedTarget: Hashable, Sendable {
    /// A request, by index.
    case request(Int)
    /// A method of a service, by index.
    case method(service: Int, method: Int)
    /// A stream of values of a type, that a flow starts from.
    case stream(String)
    /// A property that is a stream of values of a type, which work listens to.
    case property(String, takesAnyFailure: Bool)
}
