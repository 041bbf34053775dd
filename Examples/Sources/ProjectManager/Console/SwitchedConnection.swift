/// A connection that is switched on and off by hand.
final class SwitchedConnection: NetworkConnection {
    var isConnected: Bool

    /// Starts connected or not.
    init(isConnected: Bool = true) {
        self.isConnected = isConnected
    }
}
