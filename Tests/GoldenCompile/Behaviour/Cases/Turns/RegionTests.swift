import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// Sources of one output that have a value from the beginning are heard in the order of the spec.
final class RegionTests: XCTestCase {
    private struct Here: Place {
        let name: Stream<String>
    }

    @MainActor func testSourcesAreHeardInTheOrderOfTheSpec() async {
        for _ in 0..<20 {
            let (name, region) = (ValueSource("here"), ValueSource("there"))
            let viewModel = RegionViewModel(place: Here(name: name.stream))
            let output = viewModel.transform(input: .init(region: region.stream))
            let (one, two) = (Recorder(output.one), Recorder(output.two))
            let (third, fourth) = (Recorder(output.third), Recorder(output.fourth))

            XCTAssertEqual(one.values, ["idle", "there"])
            XCTAssertEqual(two.values, ["there", "idle"])
            XCTAssertEqual(third.values, ["here", "there"])
            XCTAssertEqual(fourth.values, ["here"])
        }
    }
}
