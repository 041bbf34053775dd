import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import Catalog

@MainActor
final class DetailViewModelTests: XCTestCase {
    private let bag = DisposeBag()

    /// `like -> set likes = likes + 1`
    func testLike() async {
        let like = PublishRelay<Void>()
        let output = DetailViewModel().transform(input: .init(like: like.asObservable()))
        var seen: [Int] = []
        output.likes.drive(onNext: { seen.append($0) }).disposed(by: bag)
        XCTAssertEqual(seen, [0])
    }
}
