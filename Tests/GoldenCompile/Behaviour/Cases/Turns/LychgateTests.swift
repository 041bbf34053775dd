import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// A failure that comes while `transform` runs waits for the view, whoever else hears of it.
final class LychgateTests: XCTestCase {
    private final class Parish: LychgateParish {
        let isLate: Bool
        let carried = Answer<[String]>()
        private(set) var noted: [String] = []

        init(isLate: Bool = false) { self.isLate = isLate }

        func bearers() -> Work<[String]> { isLate ? carried.stream : failed(Rain()) }

        func hymns() -> Work<[String]> { failed(Rain()) }

        func note(_ text: String) { noted.append(text) }
    }

    private struct Rain: Error, CustomStringConvertible {
        let description = "rain"
    }

    @MainActor func testTheViewIsToldWhatFailedBeforeItListened() async {
        let parish = Parish()
        let viewModel = LychgateViewModel(parish: parish)
        let output = viewModel.transform(input: .init(refresh: Source<Void>().stream))
        let (length, message) = (Recorder(output.length), Recorder(output.message))
        let complaint = Recorder(output.complaint)
        let (isClosed, isMute) = (Recorder(output.isClosed), Recorder(output.isMute))

        XCTAssertEqual(message.values, ["rain"])
        XCTAssertEqual(length.values, [4])
        XCTAssertEqual(complaint.values, ["no hymns: rain"])
        XCTAssertEqual([isClosed.values, isMute.values], [[true], [true]])
        XCTAssertEqual(parish.noted, ["no hymns: rain"])
        XCTAssertEqual(Recorder(output.message).values, [], "an alert is not shown twice")
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testTheViewIsToldOnceWhatFailsLater() async {
        let parish = Parish(isLate: true)
        let viewModel = LychgateViewModel(parish: parish)
        let output = viewModel.transform(input: .init(refresh: Source<Void>().stream))
        let (length, message) = (Recorder(output.length), Recorder(output.message))
        XCTAssertEqual(message.values, [])
        parish.carried.fail(Rain())

        XCTAssertEqual(message.values, ["rain"])
        XCTAssertEqual(length.values, [4])
        withExtendedLifetime(viewModel) {}
    }
}
