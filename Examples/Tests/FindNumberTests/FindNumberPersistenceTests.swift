import Foundation
import XCTest

@testable import FindNumber

/// Defaults of an app's own: they look at integers in the method that sets integers.
private final class CountingDefaults: UserDefaults {
    private(set) var integers: [String: [Int]] = [:]

    override func object(forKey key: String) -> Any? { nil }

    override func set(_ value: Any?, forKey key: String) {
        XCTFail("\(String(describing: value)) was set for \(key) by the method that takes anything")
    }

    override func set(_ value: Int, forKey key: String) { integers[key, default: []].append(value) }
}

/// What is kept goes through the method of `UserDefaults` for its type.
@MainActor
final class FindNumberPersistenceTests: XCTestCase {
    func testIntegersAreSetAsIntegers() async {
        let session = URLSessionStub()
        session.returns(json: "[1]")
        let defaults = CountingDefaults()
        let game = FindNumberGame(session, defaults)

        game.input.checkNumber.accept(1)
        game.input.resetStage.accept(())

        XCTAssertEqual(defaults.integers["Round"], [2, 1])
        XCTAssertEqual(defaults.integers["BestRecord"], [1, 0])
        XCTAssertEqual(defaults.integers["CurrentRecord"], [1, 0])
    }
}
