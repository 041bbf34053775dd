import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import SignIn

/// The button's state, and what becomes of a tap.
final class SignInViewModelTests: XCTestCase {
    private let message = "6자리 이상 비밀번호를 입력해주세요."

    // MARK: The button

    func testTheButtonIsDisabledBeforeAnythingIsTyped() {
        let viewModel = SignInViewModel()

        XCTAssertFalse(viewModel.output.enableSignInButton.value)
        XCTAssertEqual(SignInScreen(viewModel).isEnabled, [false], "A subscriber sees it at once")
    }

    func testTheButtonFollowsBothFields() {
        let screen = SignInScreen()

        screen.type(id: "")
        screen.type(password: "")
        screen.type(id: "a")
        XCTAssertEqual(screen.isEnabled.last, false, "One field is not enough")
        screen.type(password: "b")
        XCTAssertEqual(screen.isEnabled.last, true)
        screen.type(id: "")
        XCTAssertEqual(screen.isEnabled.last, false)
        screen.type(id: "c")
        XCTAssertEqual(screen.isEnabled.last, true)
        screen.type(password: "")
        XCTAssertEqual(screen.isEnabled.last, false)
    }

    func testALateSubscriberSeesTheButtonAsItIs() {
        let viewModel = SignInViewModel()
        viewModel.input.id.onNext("a")
        viewModel.input.password.onNext("b")

        XCTAssertEqual(SignInScreen(viewModel).isEnabled, [true])
    }

    // MARK: The tap

    func testAShortPasswordIsAMessage() {
        let screen = SignInScreen()
        screen.type(id: "id")
        screen.type(password: "12345")

        screen.tap()

        XCTAssertEqual(screen.messages, [message])
        XCTAssertEqual(screen.pushes, 0)
    }

    func testSixCharactersLeadToTheMainScreen() {
        let screen = SignInScreen()
        screen.type(id: "id")
        screen.type(password: "123456")

        screen.tap()

        XCTAssertEqual(screen.messages, [])
        XCTAssertEqual(screen.pushes, 1)
    }

    func testCharactersAreCountedAsPeopleSeeThem() {
        let screen = SignInScreen()
        screen.type(id: "id")
        screen.type(password: "한글👨‍👩‍👧é비번")

        screen.tap()

        XCTAssertEqual(screen.pushes, 1)
    }

    func testATapTakesWhatIsTypedByThen() {
        let screen = SignInScreen()
        screen.type(id: "id")
        screen.type(password: "12345")
        screen.tap()
        screen.type(password: "123456")
        XCTAssertEqual(screen.pushes, 0, "Typing alone signs nobody in")

        screen.tap()
        screen.type(password: "1")
        screen.tap()

        XCTAssertEqual(screen.messages, [message, message])
        XCTAssertEqual(screen.pushes, 1)
    }

    func testATapBeforeBothFieldsWereFilledInDoesNothing() {
        let screen = SignInScreen()

        screen.tap()
        screen.type(id: "id")
        screen.tap()
        screen.type(password: "123456")

        XCTAssertEqual(screen.messages, [])
        XCTAssertEqual(screen.pushes, 0)
    }

    func testWhatHappenedIsNotRepeatedToALateSubscriber() {
        let screen = SignInScreen()
        screen.type(id: "id")
        screen.type(password: "123456")
        screen.tap()
        screen.type(password: "1")
        screen.tap()

        let late = SignInScreen(screen.viewModel)

        XCTAssertEqual(late.messages, [])
        XCTAssertEqual(late.pushes, 0)
    }
}
