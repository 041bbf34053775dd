extension FlowSource.Place {
    /// Whether it is what a view sends.
    package var isSent: Bool {
        switch self {
        case .input, .event: true
        default: false
        }
    }
}
