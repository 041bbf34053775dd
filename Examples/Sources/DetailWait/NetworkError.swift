import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What can go wrong with the server.
enum NetworkError: Error, Equatable {
    case offline
    case serverError
    case unknown

    /// A `NetworkError` as it is, any other error by what went wrong.
    init(_ error: Error) {
        switch error {
        case let error as NetworkError: self = error
        case is URLError: self = .offline
        default: self = .unknown
        }
    }
}
