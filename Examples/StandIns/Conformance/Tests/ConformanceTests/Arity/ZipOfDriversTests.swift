import RxCocoa
import RxSwift
import XCTest

final class ZipOfDriversTests: XCTestCase {
    func testZipOfDrivers() {
        XCTAssertEqual(Driver.zip(Driver.just(1), Driver.just(2)).events(), ["(1, 2)", "|"])
        XCTAssertEqual(Driver.zip(Driver.just(1), Driver.just(2)) { [$0, $1].reduce(0, +) }.events(), ["3", "|"])
        XCTAssertEqual(Driver.zip(Driver.just(1), Driver.just(2), Driver.just(3)).events(), ["(1, 2, 3)", "|"])
        XCTAssertEqual(
            Driver.zip(Driver.just(1), Driver.just(2), Driver.just(3)) { [$0, $1, $2].reduce(0, +) }.events(),
            ["6", "|"]
        )
        XCTAssertEqual(
            Driver.zip(Driver.just(1), Driver.just(2), Driver.just(3), Driver.just(4)).events(),
            ["(1, 2, 3, 4)", "|"]
        )
        XCTAssertEqual(
            Driver.zip(Driver.just(1), Driver.just(2), Driver.just(3), Driver.just(4)) {
                [$0, $1, $2, $3].reduce(0, +)
            }.events(),
            ["10", "|"]
        )
        XCTAssertEqual(
            Driver.zip(Driver.just(1), Driver.just(2), Driver.just(3), Driver.just(4), Driver.just(5)).events(),
            ["(1, 2, 3, 4, 5)", "|"]
        )
        XCTAssertEqual(
            Driver.zip(Driver.just(1), Driver.just(2), Driver.just(3), Driver.just(4), Driver.just(5)) {
                [$0, $1, $2, $3, $4].reduce(0, +)
            }.events(),
            ["15", "|"]
        )
        XCTAssertEqual(
            Driver.zip(Driver.just(1), Driver.just(2), Driver.just(3), Driver.just(4), Driver.just(5), Driver.just(6))
                .events(),
            ["(1, 2, 3, 4, 5, 6)", "|"]
        )
        XCTAssertEqual(
            Driver.zip(Driver.just(1), Driver.just(2), Driver.just(3), Driver.just(4), Driver.just(5), Driver.just(6)) {
                [$0, $1, $2, $3, $4, $5].reduce(0, +)
            }.events(),
            ["21", "|"]
        )
        XCTAssertEqual(
            Driver.zip(
                Driver.just(1),
                Driver.just(2),
                Driver.just(3),
                Driver.just(4),
                Driver.just(5),
                Driver.just(6),
                Driver.just(7)
            ).events(),
            ["(1, 2, 3, 4, 5, 6, 7)", "|"]
        )
        XCTAssertEqual(
            Driver.zip(
                Driver.just(1),
                Driver.just(2),
                Driver.just(3),
                Driver.just(4),
                Driver.just(5),
                Driver.just(6),
                Driver.just(7)
            ) { [$0, $1, $2, $3, $4, $5, $6].reduce(0, +) }.events(),
            ["28", "|"]
        )
        XCTAssertEqual(
            Driver.zip(
                Driver.just(1),
                Driver.just(2),
                Driver.just(3),
                Driver.just(4),
                Driver.just(5),
                Driver.just(6),
                Driver.just(7),
                Driver.just(8)
            ).events(),
            ["(1, 2, 3, 4, 5, 6, 7, 8)", "|"]
        )
        XCTAssertEqual(
            Driver.zip(
                Driver.just(1),
                Driver.just(2),
                Driver.just(3),
                Driver.just(4),
                Driver.just(5),
                Driver.just(6),
                Driver.just(7),
                Driver.just(8)
            ) { [$0, $1, $2, $3, $4, $5, $6, $7].reduce(0, +) }.events(),
            ["36", "|"]
        )
    }
}
