extension StreamReference {
    /// The first name of the path to a value that it is; nil for a stream.
    var head: String? {
        guard case .value(let path) = kind else { return nil }
        return String(path.prefix { $0 != "." && $0 != "?" })
    }
}
