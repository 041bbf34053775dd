/// Refers to an object without retaining it.
final class Weak {
    /// The object, while it is alive.
    private(set) weak var object: AnyObject?

    /// Refers to `object`.
    init(_ object: AnyObject?) {
        self.object = object
    }
}
