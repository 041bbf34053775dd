import Foundation
import XCTest

@testable import FindNumber

/// What the game remembers from one view model to the next.
final class FindNumberPersistenceTests: XCTestCase {
    private let session = URLSessionStub()
    private var suites: [ThrowAwayDefaults] = []

    override func tearDown() {
        suites.forEach { $0.remove() }
    }

    private func makeDefaults(_ stored: [String: Any] = [:]) throws -> UserDefaults {
        let suite = try ThrowAwayDefaults()
        suites.append(suite)
        for (key, value) in stored { suite.defaults.set(value, forKey: key) }
        return suite.defaults
    }

    private func makeScreen(_ defaults: UserDefaults) -> FindNumberScreen {
        FindNumberScreen(FindNumberViewModel(urlSession: session, defaults: defaults))
    }

    func testStoredValuesComeBack() throws {
        let screen = makeScreen(try makeDefaults(["Round": 7, "BestRecord": 9, "CurrentRecord": 6]))

        XCTAssertEqual(screen.rounds, [7])
        XCTAssertEqual(screen.bestRecords, [9])
        XCTAssertEqual(screen.currentRecords, [6])
        XCTAssertEqual(screen.targets, [1], "The target is not stored")
    }

    func testAStoredZeroIsNotTheSameAsNothing() throws {
        XCTAssertEqual(makeScreen(try makeDefaults(["Round": 0])).rounds, [0])
        XCTAssertEqual(makeScreen(try makeDefaults()).rounds, [1])
    }

    func testAStoredValueOfTheWrongTypeCountsAsNothing() throws {
        let screen = makeScreen(try makeDefaults(["Round": "seven", "BestRecord": [1], "CurrentRecord": Data()]))

        XCTAssertEqual(screen.rounds, [1])
        XCTAssertEqual(screen.bestRecords, [0])
        XCTAssertEqual(screen.currentRecords, [0])
    }

    func testNothingIsWrittenBeforeSomethingChanges() throws {
        let defaults = try makeDefaults(["BestRecord": "of another program"])
        session.answer(with: .json("[3]"))

        let screen = makeScreen(defaults)
        screen.start()

        XCTAssertNil(defaults.object(forKey: "Round"))
        XCTAssertNil(defaults.object(forKey: "CurrentRecord"))
        XCTAssertEqual(defaults.string(forKey: "BestRecord"), "of another program")
    }

    func testASecondViewModelGoesOnWhereTheFirstStopped() throws {
        let defaults = try makeDefaults()
        session.answer(with: .json("[2]"))
        let first = makeScreen(defaults)
        first.start()
        first.guess(2)
        first.guess(2)
        first.guess(1)
        first.guess(2)

        let second = makeScreen(defaults)

        XCTAssertEqual(second.rounds, [2])
        XCTAssertEqual(second.bestRecords, [2])
        XCTAssertEqual(second.currentRecords, [1])
    }

    func testAResetIsRemembered() throws {
        let defaults = try makeDefaults(["Round": 7, "BestRecord": 9, "CurrentRecord": 6])
        makeScreen(defaults).reset()

        let second = makeScreen(defaults)

        XCTAssertEqual(second.rounds, [1])
        XCTAssertEqual(second.bestRecords, [0])
        XCTAssertEqual(second.currentRecords, [0])
    }

    func testDefaultsSetLaterAreTheOnesWrittenTo() throws {
        let (before, after) = (try makeDefaults(), try makeDefaults())
        session.answer(with: .json("[2]"))
        let screen = makeScreen(before)
        screen.viewModel.defaults = after

        screen.guess(1)

        XCTAssertNil(before.object(forKey: "Round"))
        XCTAssertEqual(after.integer(forKey: "Round"), 2)
    }

    func testAChangeIsWrittenOnceHoweverOftenTransformRan() throws {
        let defaults = RecordingDefaults()
        session.answer(with: .json("[2]"))
        let viewModel = FindNumberViewModel(urlSession: session, defaults: defaults)
        _ = FindNumberScreen(viewModel)
        let screen = FindNumberScreen(viewModel)

        screen.guess(1)

        XCTAssertEqual(defaults.written.sorted(), ["BestRecord = 1", "CurrentRecord = 1", "Round = 2"])
    }
}
