import RxCocoa
import RxSwift
import XCTest

final class ZipOfSignalsTests: XCTestCase {
    func testZipOfSignals() {
        XCTAssertEqual(Signal.zip(Signal.just(1), Signal.just(2)).events(), ["(1, 2)", "|"])
        XCTAssertEqual(Signal.zip(Signal.just(1), Signal.just(2)) { [$0, $1].reduce(0, +) }.events(), ["3", "|"])
        XCTAssertEqual(Signal.zip(Signal.just(1), Signal.just(2), Signal.just(3)).events(), ["(1, 2, 3)", "|"])
        XCTAssertEqual(
            Signal.zip(Signal.just(1), Signal.just(2), Signal.just(3)) { [$0, $1, $2].reduce(0, +) }.events(),
            ["6", "|"]
        )
        XCTAssertEqual(
            Signal.zip(Signal.just(1), Signal.just(2), Signal.just(3), Signal.just(4)).events(),
            ["(1, 2, 3, 4)", "|"]
        )
        XCTAssertEqual(
            Signal.zip(Signal.just(1), Signal.just(2), Signal.just(3), Signal.just(4)) {
                [$0, $1, $2, $3].reduce(0, +)
            }.events(),
            ["10", "|"]
        )
        XCTAssertEqual(
            Signal.zip(Signal.just(1), Signal.just(2), Signal.just(3), Signal.just(4), Signal.just(5)).events(),
            ["(1, 2, 3, 4, 5)", "|"]
        )
        XCTAssertEqual(
            Signal.zip(Signal.just(1), Signal.just(2), Signal.just(3), Signal.just(4), Signal.just(5)) {
                [$0, $1, $2, $3, $4].reduce(0, +)
            }.events(),
            ["15", "|"]
        )
        XCTAssertEqual(
            Signal.zip(Signal.just(1), Signal.just(2), Signal.just(3), Signal.just(4), Signal.just(5), Signal.just(6))
                .events(),
            ["(1, 2, 3, 4, 5, 6)", "|"]
        )
        XCTAssertEqual(
            Signal.zip(Signal.just(1), Signal.just(2), Signal.just(3), Signal.just(4), Signal.just(5), Signal.just(6)) {
                [$0, $1, $2, $3, $4, $5].reduce(0, +)
            }.events(),
            ["21", "|"]
        )
        XCTAssertEqual(
            Signal.zip(
                Signal.just(1),
                Signal.just(2),
                Signal.just(3),
                Signal.just(4),
                Signal.just(5),
                Signal.just(6),
                Signal.just(7)
            ).events(),
            ["(1, 2, 3, 4, 5, 6, 7)", "|"]
        )
        XCTAssertEqual(
            Signal.zip(
                Signal.just(1),
                Signal.just(2),
                Signal.just(3),
                Signal.just(4),
                Signal.just(5),
                Signal.just(6),
                Signal.just(7)
            ) { [$0, $1, $2, $3, $4, $5, $6].reduce(0, +) }.events(),
            ["28", "|"]
        )
        XCTAssertEqual(
            Signal.zip(
                Signal.just(1),
                Signal.just(2),
                Signal.just(3),
                Signal.just(4),
                Signal.just(5),
                Signal.just(6),
                Signal.just(7),
                Signal.just(8)
            ).events(),
            ["(1, 2, 3, 4, 5, 6, 7, 8)", "|"]
        )
        XCTAssertEqual(
            Signal.zip(
                Signal.just(1),
                Signal.just(2),
                Signal.just(3),
                Signal.just(4),
                Signal.just(5),
                Signal.just(6),
                Signal.just(7),
                Signal.just(8)
            ) { [$0, $1, $2, $3, $4, $5, $6, $7].reduce(0, +) }.events(),
            ["36", "|"]
        )
    }
}
