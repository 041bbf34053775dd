import RxSwift
import XCTest

final class CombineLatestOfInfalliblesTests: XCTestCase {
    func testCombineLatestOfInfallibles() {
        XCTAssertEqual(Infallible.combineLatest(Infallible.just(1), Infallible.just(2)).events(), ["(1, 2)", "|"])
        XCTAssertEqual(
            Infallible.combineLatest(Infallible.just(1), Infallible.just(2)) { [$0, $1].reduce(0, +) }.events(),
            ["3", "|"]
        )
        XCTAssertEqual(
            Infallible.combineLatest(Infallible.just(1), Infallible.just(2), Infallible.just(3)).events(),
            ["(1, 2, 3)", "|"]
        )
        XCTAssertEqual(
            Infallible.combineLatest(Infallible.just(1), Infallible.just(2), Infallible.just(3)) {
                [$0, $1, $2].reduce(0, +)
            }.events(),
            ["6", "|"]
        )
        XCTAssertEqual(
            Infallible.combineLatest(Infallible.just(1), Infallible.just(2), Infallible.just(3), Infallible.just(4))
                .events(),
            ["(1, 2, 3, 4)", "|"]
        )
        XCTAssertEqual(
            Infallible.combineLatest(Infallible.just(1), Infallible.just(2), Infallible.just(3), Infallible.just(4)) {
                [$0, $1, $2, $3].reduce(0, +)
            }.events(),
            ["10", "|"]
        )
        XCTAssertEqual(
            Infallible.combineLatest(
                Infallible.just(1),
                Infallible.just(2),
                Infallible.just(3),
                Infallible.just(4),
                Infallible.just(5)
            ).events(),
            ["(1, 2, 3, 4, 5)", "|"]
        )
        XCTAssertEqual(
            Infallible.combineLatest(
                Infallible.just(1),
                Infallible.just(2),
                Infallible.just(3),
                Infallible.just(4),
                Infallible.just(5)
            ) { [$0, $1, $2, $3, $4].reduce(0, +) }.events(),
            ["15", "|"]
        )
        XCTAssertEqual(
            Infallible.combineLatest(
                Infallible.just(1),
                Infallible.just(2),
                Infallible.just(3),
                Infallible.just(4),
                Infallible.just(5),
                Infallible.just(6)
            ).events(),
            ["(1, 2, 3, 4, 5, 6)", "|"]
        )
        XCTAssertEqual(
            Infallible.combineLatest(
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
            Infallible.combineLatest(
                Infallible.just(1),
                Infallible.just(2),
                Infallible.just(3),
                Infallible.just(4),
                Infallible.just(5),
                Infallible.just(6),
                Infallible.just(7)
            ).events(),
            ["(1, 2, 3, 4, 5, 6, 7)", "|"]
        )
        XCTAssertEqual(
            Infallible.combineLatest(
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
            Infallible.combineLatest(
                Infallible.just(1),
                Infallible.just(2),
                Infallible.just(3),
                Infallible.just(4),
                Infallible.just(5),
                Infallible.just(6),
                Infallible.just(7),
                Infallible.just(8)
            ).events(),
            ["(1, 2, 3, 4, 5, 6, 7, 8)", "|"]
        )
        XCTAssertEqual(
            Infallible.combineLatest(
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
