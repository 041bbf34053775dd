import Foundation
import XCTest

@testable import SignIn

/// What the spec's scenarios leave open: late and several subscribers, fields that end, and what is left when the view model is
/// gone.
@MainActor
final class SignInViewModelTests: XCTestCase {
    // MARK: Subscribers

    func testALateSubscriberSeesTheButtonAsItIsAndNothingOfWhatHappened() async {
        let harness = SignInViewModelHarness()
        harness.id("id")
        harness.password("123456")
        harness.touchUpSignInButton()
        harness.password("1")
        harness.touchUpSignInButton()

        let late = Screen(harness.viewModel)

        XCTAssertEqual(late.isEnabled.values, [true])
        XCTAssertEqual(late.messages.values, [])
        XCTAssertEqual(late.pushes.values.count, 0)
    }

    func testATapIsTakenOnceHoweverManyLook() async {
        let harness = SignInViewModelHarness()
        let other = Screen(harness.viewModel)
        harness.id("id")
        harness.password("123456")

        harness.touchUpSignInButton()

        XCTAssertEqual(harness.pushToMain.values.count, 1)
        XCTAssertEqual(other.pushes.values.count, 1)
        XCTAssertEqual(harness.enableSignInButton.values, other.isEnabled.values)
    }

    func testAFieldThatGoesAwayLeavesTheOtherAndTheButtonAlive() async {
        let harness = SignInViewModelHarness()
        harness.id("id")
        harness.password("123456")
        harness.viewModel.input.id.onCompleted()

        harness.password("")
        XCTAssertEqual(harness.enableSignInButton.last, false)
        harness.password("12345")
        harness.touchUpSignInButton()
        XCTAssertEqual(harness.errorMessage.values.count, 1)
    }

    func testTheFieldsAreCombinedOnce() async throws {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/SignIn/Generated/SignInViewModel.swift")
        let source = try String(contentsOf: file, encoding: .utf8)

        XCTAssertEqual(source.components(separatedBy: "combineLatest(").count, 2)
    }

    // MARK: Release

    func testWhereTheViewModelIsGoneNothingHappens() async {
        let screen: Screen
        let input: SignInViewModel.Input
        let output: SignInViewModel.Output
        do {
            let viewModel = SignInViewModel()
            (screen, input, output) = (Screen(viewModel), viewModel.input, viewModel.output)
            input.id.onNext("id")
            input.password.onNext("123456")
        }

        XCTAssertFalse(input.id.hasObservers)
        XCTAssertFalse(input.password.hasObservers)
        XCTAssertFalse(input.touchUpSignInButton.hasObservers)
        input.password.onNext("")
        input.touchUpSignInButton.onNext(())
        XCTAssertEqual(screen.messages.values, [])
        XCTAssertEqual(screen.pushes.values.count, 0)
        XCTAssertTrue(output.enableSignInButton.value, "The button keeps its last state")
    }

    func testAScreenIsReleasedAlthoughItWaitsForThePush() async {
        weak var released: SignInConsole?
        var lines: [String] = []
        do {
            let console = SignInConsole { lines.append($0) }
            released = console
            console.start()
            XCTAssertTrue(console.accepts("id somebody"))
            XCTAssertTrue(console.accepts("password 12345"))
            XCTAssertTrue(console.accepts("sign in"))
            XCTAssertTrue(console.accepts("password 123456"))
            XCTAssertFalse(console.accepts("sign in"))
        }

        XCTAssertNil(released)
        XCTAssertEqual(
            lines.dropFirst(),
            [
                "[Sign in] disabled", "[Sign in] enabled", "Error: 6자리 이상 비밀번호를 입력해주세요.", "The main screen",
            ]
        )
    }
}

/// A second one who looks at a view model.
private struct Screen {
    let isEnabled = Recording<Bool>("enableSignInButton", isState: true)
    let messages = Recording<String>("errorMessage")
    let pushes = Recording<Void>("pushToMain")

    init(_ viewModel: SignInViewModel) {
        isEnabled.record(viewModel.output.enableSignInButton)
        messages.record(viewModel.output.errorMessage)
        pushes.record(viewModel.output.pushToMain)
    }
}
