import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import SignIn

/// Who keeps whom, and what is left when the view model is gone.
final class SignInLifetimeTests: XCTestCase {
    func testTheViewModelIsReleasedAndNothingHappensAfterwards() {
        weak var released: SignInViewModel?
        let input: SignInViewModel.Input
        let output: SignInViewModel.Output
        do {
            let viewModel = SignInViewModel()
            released = viewModel
            (input, output) = (viewModel.input, viewModel.output)
            input.id.onNext("id")
            input.password.onNext("123456")
        }
        var events: [String] = []
        let bag = DisposeBag()
        output.errorMessage.subscribe(onNext: { events.append($0) }).disposed(by: bag)
        output.pushToMain.subscribe(onNext: { events.append("push") }).disposed(by: bag)

        XCTAssertNil(released)
        XCTAssertFalse(input.id.hasObservers)
        XCTAssertFalse(input.password.hasObservers)
        XCTAssertFalse(input.touchUpSignInButton.hasObservers)
        input.password.onNext("")
        input.touchUpSignInButton.onNext(())
        XCTAssertEqual(events, [])
        XCTAssertTrue(output.enableSignInButton.value, "The button keeps its last state")
    }

    func testAFieldThatGoesAwayLeavesTheOtherAndTheButtonAlive() {
        let screen = SignInScreen()
        screen.type(id: "id")
        screen.type(password: "123456")
        screen.viewModel.input.id.onCompleted()

        screen.type(password: "")
        XCTAssertEqual(screen.isEnabled.last, false)
        screen.type(password: "12345")
        screen.tap()
        XCTAssertEqual(screen.messages.count, 1)
    }

    func testTheFieldsAreCombinedOnce() throws {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/SignIn/Generated/SignInViewModel.swift")
        let source = try String(contentsOf: file, encoding: .utf8)

        XCTAssertEqual(source.components(separatedBy: "combineLatest(").count, 2)
    }

    func testATapIsTakenOnceHoweverManyLook() {
        let screen = SignInScreen()
        let other = SignInScreen(screen.viewModel)
        screen.type(id: "id")
        screen.type(password: "123456")

        screen.tap()

        XCTAssertEqual(screen.pushes, 1)
        XCTAssertEqual(other.pushes, 1)
        XCTAssertEqual(screen.isEnabled, other.isEnabled)
    }

    func testAScreenIsReleasedAlthoughItWaitsForThePush() {
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
