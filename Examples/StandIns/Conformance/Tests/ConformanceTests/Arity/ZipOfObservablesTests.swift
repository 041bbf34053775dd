import RxSwift
import XCTest

final class ZipOfObservablesTests: XCTestCase {
    func testZipOfObservables() {
        XCTAssertEqual(Observable.zip(Observable.just(1), Observable.just(2)).events(), ["(1, 2)", "|"])
        XCTAssertEqual(
            Observable.zip(Observable.just(1), Observable.just(2)) { [$0, $1].reduce(0, +) }.events(),
            ["3", "|"]
        )
        XCTAssertEqual(
            Observable.zip(Observable.just(1), Observable.just(2), Observable.just(3)).events(),
            ["(1, 2, 3)", "|"]
        )
        XCTAssertEqual(
            Observable.zip(Observable.just(1), Observable.just(2), Observable.just(3)) { [$0, $1, $2].reduce(0, +) }
                .events(),
            ["6", "|"]
        )
        XCTAssertEqual(
            Observable.zip(Observable.just(1), Observable.just(2), Observable.just(3), Observable.just(4)).events(),
            ["(1, 2, 3, 4)", "|"]
        )
        XCTAssertEqual(
            Observable.zip(Observable.just(1), Observable.just(2), Observable.just(3), Observable.just(4)) {
                [$0, $1, $2, $3].reduce(0, +)
            }.events(),
            ["10", "|"]
        )
        XCTAssertEqual(
            Observable.zip(
                Observable.just(1),
                Observable.just(2),
                Observable.just(3),
                Observable.just(4),
                Observable.just(5)
            ).events(),
            ["(1, 2, 3, 4, 5)", "|"]
        )
        XCTAssertEqual(
            Observable.zip(
                Observable.just(1),
                Observable.just(2),
                Observable.just(3),
                Observable.just(4),
                Observable.just(5)
            ) { [$0, $1, $2, $3, $4].reduce(0, +) }.events(),
            ["15", "|"]
        )
        XCTAssertEqual(
            Observable.zip(
                Observable.just(1),
                Observable.just(2),
                Observable.just(3),
                Observable.just(4),
                Observable.just(5),
                Observable.just(6)
            ).events(),
            ["(1, 2, 3, 4, 5, 6)", "|"]
        )
        XCTAssertEqual(
            Observable.zip(
                Observable.just(1),
                Observable.just(2),
                Observable.just(3),
                Observable.just(4),
                Observable.just(5),
                Observable.just(6)
            ) { [$0, $1, $2, $3, $4, $5].reduce(0, +) }.events(),
            ["21", "|"]
        )
        XCTAssertEqual(
            Observable.zip(
                Observable.just(1),
                Observable.just(2),
                Observable.just(3),
                Observable.just(4),
                Observable.just(5),
                Observable.just(6),
                Observable.just(7)
            ).events(),
            ["(1, 2, 3, 4, 5, 6, 7)", "|"]
        )
        XCTAssertEqual(
            Observable.zip(
                Observable.just(1),
                Observable.just(2),
                Observable.just(3),
                Observable.just(4),
                Observable.just(5),
                Observable.just(6),
                Observable.just(7)
            ) { [$0, $1, $2, $3, $4, $5, $6].reduce(0, +) }.events(),
            ["28", "|"]
        )
        XCTAssertEqual(
            Observable.zip(
                Observable.just(1),
                Observable.just(2),
                Observable.just(3),
                Observable.just(4),
                Observable.just(5),
                Observable.just(6),
                Observable.just(7),
                Observable.just(8)
            ).events(),
            ["(1, 2, 3, 4, 5, 6, 7, 8)", "|"]
        )
        XCTAssertEqual(
            Observable.zip(
                Observable.just(1),
                Observable.just(2),
                Observable.just(3),
                Observable.just(4),
                Observable.just(5),
                Observable.just(6),
                Observable.just(7),
                Observable.just(8)
            ) { [$0, $1, $2, $3, $4, $5, $6, $7].reduce(0, +) }.events(),
            ["36", "|"]
        )
    }
}
