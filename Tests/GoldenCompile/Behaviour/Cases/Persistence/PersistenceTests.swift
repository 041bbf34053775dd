import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// What is kept, for every type that can be.
final class PersistenceTests: XCTestCase {
    private let suite = "vmgen.persistence.\(UUID().uuidString)"
    private let keys = [
        "Count", "Small", "Large", "Unsigned", "Ratio", "Width", "Rate", "IsOn", "Name", "Data", "Date", "Names",
        "Counts",
        "Site", "Nickname", "Limit",
    ]

    override func tearDown() {
        UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite)
        super.tearDown()
    }

    /// The values that a view model over `defaults` starts with, as texts.
    @MainActor private func values(_ defaults: UserDefaults, changing change: Preferences? = nil) -> [String] {
        let viewModel = PreferencesViewModel(defaults: defaults)
        let source = Source<Preferences>()
        let output = viewModel.transform(input: .init(change: source.stream))
        if let change { source.send(change) }
        let recorders: [() -> Any?] = [
            latest(output.count), latest(output.small), latest(output.large), latest(output.unsigned),
            latest(output.ratio), latest(output.width), latest(output.rate), latest(output.isOn), latest(output.name),
            latest(output.data.map { Array($0) }), latest(output.date.map { $0.timeIntervalSince1970 }),
            latest(output.names), latest(output.counts),
        ]
        return withExtendedLifetime(viewModel) { recorders.map { "\($0() ?? "nothing")" } }
    }

    @MainActor func testEveryTypeIsRestored() async throws {
        let defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
        let changed = values(defaults, changing: Preferences())

        let restored = values(try XCTUnwrap(UserDefaults(suiteName: suite)))

        XCTAssertEqual(changed, restored)
        XCTAssertEqual(
            restored,
            [
                "2", "-2", "1099511627776", "18446744073709551615", "0.1", "2.5", "0.1", "false", "a", "[1]", "1.0",
                #"["a", "b"]"#, #"["a": [1, 2]]"#,
            ]
        )
        XCTAssertEqual(defaults.string(forKey: "Site"), "https://example.com/a?b=c")
        XCTAssertEqual(defaults.string(forKey: "Nickname"), "n")
        XCTAssertEqual(defaults.integer(forKey: "Limit"), 3)
    }

    /// Defaults that see what is written as a number.
    private final class Spy: UserDefaults {
        private(set) var counts: [Int] = []

        override func set(_ value: Int, forKey key: String) {
            if key == "Count" { counts.append(value) }
            super.set(value, forKey: key)
        }
    }

    @MainActor func testWhoOverridesATypedWriteSeesEachOfThem() async throws {
        let spy = try XCTUnwrap(Spy(suiteName: suite))

        _ = values(spy, changing: Preferences())

        XCTAssertEqual(spy.counts, [2])
    }

    @MainActor func testNothingIsWrittenBeforeAChangeAndNilIsTakenAway() async throws {
        let defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
        let initial = values(defaults)
        XCTAssertEqual(keys.filter { defaults.object(forKey: $0) != nil }, [])

        _ = values(defaults, changing: Preferences())
        _ = values(defaults, changing: Preferences(site: nil, nickname: nil, limit: nil))

        XCTAssertEqual(
            keys.filter { defaults.object(forKey: $0) == nil },
            ["Site", "Nickname", "Limit"]
        )
        XCTAssertEqual(initial, ["1", "1", "1", "1", "1.0", "1.0", "1.0", "true", "-", "[]", "0.0", "[]", "[:]"])
    }

    @MainActor func testAValueOfAnotherTypeCountsAsNothing() async throws {
        let defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
        let initial = values(defaults)
        for key in keys { defaults.set(["another": Date()], forKey: key) }

        XCTAssertEqual(values(defaults), initial)
    }

    @MainActor func testANumberThatIsTooLargeCountsAsNothing() async throws {
        let defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
        defaults.set(1000, forKey: "Small")

        XCTAssertEqual(values(defaults)[1], "1")
    }
}
