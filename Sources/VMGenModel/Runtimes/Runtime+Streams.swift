import VMGenSpec

extension Runtime {
    /// The stream that `type` is as written: its kind, its element, and whether its type lets it fail. Nil for all else.
    package func stream(of type: Fragment) -> (kind: StreamKind, element: Fragment, canFail: Bool)? {
        guard let stream = StreamType(type), let kind = kind(named: stream.name.text),
            let element = stream.arguments.first
        else { return nil }
        let canFail = kind.traits.contains(.hasFailureType) ? stream.failure != nil : kind.traits.contains(.canFail)
        return (kind, element, canFail)
    }
}
