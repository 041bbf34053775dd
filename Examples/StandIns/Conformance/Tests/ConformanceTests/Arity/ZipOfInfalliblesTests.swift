import RxSwift
import XCTest

final class ZipOfInfalliblesTests: XCTestCase {
    func testZipOfInfallibles() {
        XCTAssertEqual(
            Infallible.zip(Infallible.just(1), Infallible.just(2)) { [$0, $1].reduce(0, +) }.events(),
            ["3", "|"]
        )
        XCTAssertEqual(
            Infallible.zip(Infallible.just(1), Infallible.just(2), Infallible.just(3)) { [$0, $1, $2].reduce(0, +) }
                .events(),
            ["6", "|"]
        )
        XCTAssertEqual(
            Infallible.zip(Infallible.just(1), Infallible.just(2), Infallible.just(3), Infallible.just(4)) {
                [$0, $1, $2, $3].reduce(0, +)
            }.events(),
            ["10", "|"]
        )
        XCTAssertEqual(
            Infallible.zip(
                Infallible.just(1),
                Infallible.just(2),
                Infallible.just(3),
                Infallible.just(4),
                Infallible.just(5)
            ) { [$0, $1, $2, $3, $4].reduce(0, +) }.events(),
            ["15", "|"]
        )
        XCTAssertEqual(
            Infallible.zip(
                Infallible.just(1),
                Infallible.just(2),
                Infallible.just(3),
                Infallible.just(4),
                Infallible.just(5),
                Infallible.just(6)
            ) { [$0, $1, $2, $3, $4, $5].reduce(0, +) }.events(),
            ["21", "|"]
        )
        XCTAssertEqual(
            Infallible.zip(
                Infallible.just(1),
                Infallible.just(2),
                Infallible.just(3),
                Infallible.just(4),
                Infallible.just(5),
                Infallible.just(6),
                Infallible.just(7)
            ) { [$0, $1, $2, $3, $4, $5, $6].reduce(0, +) }.events(),
            ["28", "|"]
        )
        XCTAssertEqual(
            Infallible.zip(
                Infallible.just(1),
                Infallible.just(2),
                Infallible.just(3),
                Infallible.just(4),
                Infallible.just(5),
                Infallible.just(6),
                Infallible.just(7),
                Infallible.just(8)
            ) { [$0, $1, $2, $3, $4, $5, $6, $7].reduce(0, +) }.events(),
            ["36", "|"]
        )
    }
}
