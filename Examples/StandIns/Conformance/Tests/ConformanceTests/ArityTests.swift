import RxCocoa
import RxSwift
import XCTest

final class ArityTests: XCTestCase {
    func testCombineLatestOfObservables() {
        XCTAssertEqual(Observable.combineLatest(Observable.just(1), Observable.just(2)).events(), ["(1, 2)", "|"])
        XCTAssertEqual(
            Observable.combineLatest(Observable.just(1), Observable.just(2)) { [$0, $1].reduce(0, +) }.events(),
            ["3", "|"]
        )
        XCTAssertEqual(
            Observable.combineLatest(Observable.just(1), Observable.just(2), Observable.just(3)).events(),
            ["(1, 2, 3)", "|"]
        )
        XCTAssertEqual(
            Observable.combineLatest(Observable.just(1), Observable.just(2), Observable.just(3)) {
                [$0, $1, $2].reduce(0, +)
            }.events(),
            ["6", "|"]
        )
        XCTAssertEqual(
            Observable.combineLatest(Observable.just(1), Observable.just(2), Observable.just(3), Observable.just(4))
                .events(),
            ["(1, 2, 3, 4)", "|"]
        )
        XCTAssertEqual(
            Observable.combineLatest(Observable.just(1), Observable.just(2), Observable.just(3), Observable.just(4)) {
                [$0, $1, $2, $3].reduce(0, +)
            }.events(),
            ["10", "|"]
        )
        XCTAssertEqual(
            Observable.combineLatest(
                Observable.just(1),
                Observable.just(2),
                Observable.just(3),
                Observable.just(4),
                Observable.just(5)
            ).events(),
            ["(1, 2, 3, 4, 5)", "|"]
        )
        XCTAssertEqual(
            Observable.combineLatest(
                Observable.just(1),
                Observable.just(2),
                Observable.just(3),
                Observable.just(4),
                Observable.just(5)
            ) { [$0, $1, $2, $3, $4].reduce(0, +) }.events(),
            ["15", "|"]
        )
        XCTAssertEqual(
            Observable.combineLatest(
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
            Observable.combineLatest(
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
            Observable.combineLatest(
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
            Observable.combineLatest(
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
            Observable.combineLatest(
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
            Observable.combineLatest(
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

    func testCombineLatestOfDrivers() {
        XCTAssertEqual(Driver.combineLatest(Driver.just(1), Driver.just(2)).events(), ["(1, 2)", "|"])
        XCTAssertEqual(
            Driver.combineLatest(Driver.just(1), Driver.just(2)) { [$0, $1].reduce(0, +) }.events(),
            ["3", "|"]
        )
        XCTAssertEqual(
            Driver.combineLatest(Driver.just(1), Driver.just(2), Driver.just(3)).events(),
            ["(1, 2, 3)", "|"]
        )
        XCTAssertEqual(
            Driver.combineLatest(Driver.just(1), Driver.just(2), Driver.just(3)) { [$0, $1, $2].reduce(0, +) }.events(),
            ["6", "|"]
        )
        XCTAssertEqual(
            Driver.combineLatest(Driver.just(1), Driver.just(2), Driver.just(3), Driver.just(4)).events(),
            ["(1, 2, 3, 4)", "|"]
        )
        XCTAssertEqual(
            Driver.combineLatest(Driver.just(1), Driver.just(2), Driver.just(3), Driver.just(4)) {
                [$0, $1, $2, $3].reduce(0, +)
            }.events(),
            ["10", "|"]
        )
        XCTAssertEqual(
            Driver.combineLatest(Driver.just(1), Driver.just(2), Driver.just(3), Driver.just(4), Driver.just(5))
                .events(),
            ["(1, 2, 3, 4, 5)", "|"]
        )
        XCTAssertEqual(
            Driver.combineLatest(Driver.just(1), Driver.just(2), Driver.just(3), Driver.just(4), Driver.just(5)) {
                [$0, $1, $2, $3, $4].reduce(0, +)
            }.events(),
            ["15", "|"]
        )
        XCTAssertEqual(
            Driver.combineLatest(
                Driver.just(1),
                Driver.just(2),
                Driver.just(3),
                Driver.just(4),
                Driver.just(5),
                Driver.just(6)
            ).events(),
            ["(1, 2, 3, 4, 5, 6)", "|"]
        )
        XCTAssertEqual(
            Driver.combineLatest(
                Driver.just(1),
                Driver.just(2),
                Driver.just(3),
                Driver.just(4),
                Driver.just(5),
                Driver.just(6)
            ) { [$0, $1, $2, $3, $4, $5].reduce(0, +) }.events(),
            ["21", "|"]
        )
        XCTAssertEqual(
            Driver.combineLatest(
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
            Driver.combineLatest(
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
            Driver.combineLatest(
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
            Driver.combineLatest(
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

    func testCombineLatestOfSignals() {
        XCTAssertEqual(Signal.combineLatest(Signal.just(1), Signal.just(2)).events(), ["(1, 2)", "|"])
        XCTAssertEqual(
            Signal.combineLatest(Signal.just(1), Signal.just(2)) { [$0, $1].reduce(0, +) }.events(),
            ["3", "|"]
        )
        XCTAssertEqual(
            Signal.combineLatest(Signal.just(1), Signal.just(2), Signal.just(3)).events(),
            ["(1, 2, 3)", "|"]
        )
        XCTAssertEqual(
            Signal.combineLatest(Signal.just(1), Signal.just(2), Signal.just(3)) { [$0, $1, $2].reduce(0, +) }.events(),
            ["6", "|"]
        )
        XCTAssertEqual(
            Signal.combineLatest(Signal.just(1), Signal.just(2), Signal.just(3), Signal.just(4)).events(),
            ["(1, 2, 3, 4)", "|"]
        )
        XCTAssertEqual(
            Signal.combineLatest(Signal.just(1), Signal.just(2), Signal.just(3), Signal.just(4)) {
                [$0, $1, $2, $3].reduce(0, +)
            }.events(),
            ["10", "|"]
        )
        XCTAssertEqual(
            Signal.combineLatest(Signal.just(1), Signal.just(2), Signal.just(3), Signal.just(4), Signal.just(5))
                .events(),
            ["(1, 2, 3, 4, 5)", "|"]
        )
        XCTAssertEqual(
            Signal.combineLatest(Signal.just(1), Signal.just(2), Signal.just(3), Signal.just(4), Signal.just(5)) {
                [$0, $1, $2, $3, $4].reduce(0, +)
            }.events(),
            ["15", "|"]
        )
        XCTAssertEqual(
            Signal.combineLatest(
                Signal.just(1),
                Signal.just(2),
                Signal.just(3),
                Signal.just(4),
                Signal.just(5),
                Signal.just(6)
            ).events(),
            ["(1, 2, 3, 4, 5, 6)", "|"]
        )
        XCTAssertEqual(
            Signal.combineLatest(
                Signal.just(1),
                Signal.just(2),
                Signal.just(3),
                Signal.just(4),
                Signal.just(5),
                Signal.just(6)
            ) { [$0, $1, $2, $3, $4, $5].reduce(0, +) }.events(),
            ["21", "|"]
        )
        XCTAssertEqual(
            Signal.combineLatest(
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
            Signal.combineLatest(
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
            Signal.combineLatest(
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
            Signal.combineLatest(
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
