/// Whether the server can be reached.
protocol NetworkConnection: AnyObject {
    /// Whether it can be at the moment.
    var isConnected: Bool { get }
}
