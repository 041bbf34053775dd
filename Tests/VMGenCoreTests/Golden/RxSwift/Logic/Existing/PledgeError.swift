/// Why a pledge is not taken.
enum PledgeError: Error, Equatable {
    case broken, unknown

    /// The one that `error` is.
    init(_ error: any Error) {
        self = (error as? PledgeError) ?? .unknown
    }
}
