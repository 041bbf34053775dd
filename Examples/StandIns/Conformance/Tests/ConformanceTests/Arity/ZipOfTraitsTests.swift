import RxSwift
import XCTest

final class ZipOfTraitsTests: XCTestCase {
    func testZipOfSingles() {
        XCTAssertEqual(Single.zip(Single.just(1), Single.just(2)).events(), ["(1, 2)", "|"])
        XCTAssertEqual(Single.zip(Single.just(1), Single.just(2)) { [$0, $1].reduce(0, +) }.events(), ["3", "|"])
        XCTAssertEqual(Single.zip(Single.just(1), Single.just(2), Single.just(3)).events(), ["(1, 2, 3)", "|"])
        XCTAssertEqual(
            Single.zip(Single.just(1), Single.just(2), Single.just(3)) { [$0, $1, $2].reduce(0, +) }.events(),
            ["6", "|"]
        )
        XCTAssertEqual(
            Single.zip(Single.just(1), Single.just(2), Single.just(3), Single.just(4)).events(),
            ["(1, 2, 3, 4)", "|"]
        )
        XCTAssertEqual(
            Single.zip(Single.just(1), Single.just(2), Single.just(3), Single.just(4)) {
                [$0, $1, $2, $3].reduce(0, +)
            }.events(),
            ["10", "|"]
        )
        XCTAssertEqual(
            Single.zip(Single.just(1), Single.just(2), Single.just(3), Single.just(4), Single.just(5)).events(),
            ["(1, 2, 3, 4, 5)", "|"]
        )
        XCTAssertEqual(
            Single.zip(Single.just(1), Single.just(2), Single.just(3), Single.just(4), Single.just(5)) {
                [$0, $1, $2, $3, $4].reduce(0, +)
            }.events(),
            ["15", "|"]
        )
        XCTAssertEqual(
            Single.zip(Single.just(1), Single.just(2), Single.just(3), Single.just(4), Single.just(5), Single.just(6))
                .events(),
            ["(1, 2, 3, 4, 5, 6)", "|"]
        )
        XCTAssertEqual(
            Single.zip(Single.just(1), Single.just(2), Single.just(3), Single.just(4), Single.just(5), Single.just(6)) {
                [$0, $1, $2, $3, $4, $5].reduce(0, +)
            }.events(),
            ["21", "|"]
        )
        XCTAssertEqual(
            Single.zip(
                Single.just(1),
                Single.just(2),
                Single.just(3),
                Single.just(4),
                Single.just(5),
                Single.just(6),
                Single.just(7)
            ).events(),
            ["(1, 2, 3, 4, 5, 6, 7)", "|"]
        )
        XCTAssertEqual(
            Single.zip(
                Single.just(1),
                Single.just(2),
                Single.just(3),
                Single.just(4),
                Single.just(5),
                Single.just(6),
                Single.just(7)
            ) { [$0, $1, $2, $3, $4, $5, $6].reduce(0, +) }.events(),
            ["28", "|"]
        )
        XCTAssertEqual(
            Single.zip(
                Single.just(1),
                Single.just(2),
                Single.just(3),
                Single.just(4),
                Single.just(5),
                Single.just(6),
                Single.just(7),
                Single.just(8)
            ).events(),
            ["(1, 2, 3, 4, 5, 6, 7, 8)", "|"]
        )
        XCTAssertEqual(
            Single.zip(
                Single.just(1),
                Single.just(2),
                Single.just(3),
                Single.just(4),
                Single.just(5),
                Single.just(6),
                Single.just(7),
                Single.just(8)
            ) { [$0, $1, $2, $3, $4, $5, $6, $7].reduce(0, +) }.events(),
            ["36", "|"]
        )
    }

    func testZipOfMaybes() {
        XCTAssertEqual(Maybe.zip(Maybe.just(1), Maybe.just(2)).events(), ["(1, 2)", "|"])
        XCTAssertEqual(Maybe.zip(Maybe.just(1), Maybe.just(2)) { [$0, $1].reduce(0, +) }.events(), ["3", "|"])
        XCTAssertEqual(Maybe.zip(Maybe.just(1), Maybe.just(2), Maybe.just(3)).events(), ["(1, 2, 3)", "|"])
        XCTAssertEqual(
            Maybe.zip(Maybe.just(1), Maybe.just(2), Maybe.just(3)) { [$0, $1, $2].reduce(0, +) }.events(),
            ["6", "|"]
        )
        XCTAssertEqual(
            Maybe.zip(Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4)).events(),
            ["(1, 2, 3, 4)", "|"]
        )
        XCTAssertEqual(
            Maybe.zip(Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4)) { [$0, $1, $2, $3].reduce(0, +) }
                .events(),
            ["10", "|"]
        )
        XCTAssertEqual(
            Maybe.zip(Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4), Maybe.just(5)).events(),
            ["(1, 2, 3, 4, 5)", "|"]
        )
        XCTAssertEqual(
            Maybe.zip(Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4), Maybe.just(5)) {
                [$0, $1, $2, $3, $4].reduce(0, +)
            }.events(),
            ["15", "|"]
        )
        XCTAssertEqual(
            Maybe.zip(Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4), Maybe.just(5), Maybe.just(6))
                .events(),
            ["(1, 2, 3, 4, 5, 6)", "|"]
        )
        XCTAssertEqual(
            Maybe.zip(Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4), Maybe.just(5), Maybe.just(6)) {
                [$0, $1, $2, $3, $4, $5].reduce(0, +)
            }.events(),
            ["21", "|"]
        )
        XCTAssertEqual(
            Maybe.zip(
                Maybe.just(1),
                Maybe.just(2),
                Maybe.just(3),
                Maybe.just(4),
                Maybe.just(5),
                Maybe.just(6),
                Maybe.just(7)
            ).events(),
            ["(1, 2, 3, 4, 5, 6, 7)", "|"]
        )
        XCTAssertEqual(
            Maybe.zip(
                Maybe.just(1),
                Maybe.just(2),
                Maybe.just(3),
                Maybe.just(4),
                Maybe.just(5),
                Maybe.just(6),
                Maybe.just(7)
            ) { [$0, $1, $2, $3, $4, $5, $6].reduce(0, +) }.events(),
            ["28", "|"]
        )
        XCTAssertEqual(
            Maybe.zip(
                Maybe.just(1),
                Maybe.just(2),
                Maybe.just(3),
                Maybe.just(4),
                Maybe.just(5),
                Maybe.just(6),
                Maybe.just(7),
                Maybe.just(8)
            ).events(),
            ["(1, 2, 3, 4, 5, 6, 7, 8)", "|"]
        )
        XCTAssertEqual(
            Maybe.zip(
                Maybe.just(1),
                Maybe.just(2),
                Maybe.just(3),
                Maybe.just(4),
                Maybe.just(5),
                Maybe.just(6),
                Maybe.just(7),
                Maybe.just(8)
            ) { [$0, $1, $2, $3, $4, $5, $6, $7].reduce(0, +) }.events(),
            ["36", "|"]
        )
    }
}
