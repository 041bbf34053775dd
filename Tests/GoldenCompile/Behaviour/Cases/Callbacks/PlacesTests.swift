import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// What a service calls back changes what is shown as logic does, and logic sends to an output that flows feed as well.
final class PlacesTests: XCTestCase {
    private let locate = Source<Void>()
    private let tell = Source<Void>()
    private let forget = Source<Int>()

    @MainActor func testADelegateReachesTheState() async {
        let finder = PlaceFinder()
        finder.found = ["home", "work", "sea"]
        let viewModel = PlacesViewModel(placeFinder: finder)
        finder.delegate = viewModel
        let output = viewModel.transform(
            input: .init(locate: locate.stream, tell: tell.stream, forget: forget.stream)
        )
        let (place, count, toast) = (Recorder(output.place), Recorder(output.count), Recorder(output.toast))
        let isLost = Recorder(output.isLost)

        locate.send(())
        XCTAssertEqual(place.values, ["nowhere", "home", "work"])
        XCTAssertEqual(count.values, [0, 1, 2])
        XCTAssertEqual(toast.values, ["found home", "found work"])
        XCTAssertEqual(isLost.values.last, false)

        tell.send(())
        XCTAssertEqual(toast.values, ["found home", "found work", "shared"])

        forget.send(0)
        XCTAssertEqual(count.values.last, 1)
    }
}
