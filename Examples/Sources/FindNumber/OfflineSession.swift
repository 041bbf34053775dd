import Foundation
import RxSwift

/// Answers as the server does, with one number from 1 to 3, and needs no network.
final class OfflineSession: URLSessionProtocol {
    func dataTaskObservable(with request: URLRequest) -> Observable<ResultData> {
        Observable.deferred {
            guard let url = request.url,
                let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
            else { return .error(URLError(.badURL)) }
            return .just((Data("[\(Int.random(in: 1...3))]".utf8), response))
        }
    }
}
