import XCTest

#if RXSWIFT
    import RxTest

    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// Failures of the spec's own type, and a view model that is gone while its work runs.
final class LoginTests: XCTestCase {
    private let auth = AuthStub()
    private let email = Source<String>()
    private let password = Source<String>()
    private let login = Source<Void>()
    private let forgot = Source<Void>()
    private let reveal = Source<Void>()

    private var input: LoginViewModel.Input {
        .init(
            email: email.stream,
            password: password.stream,
            loginTap: login.stream,
            forgotTap: forgot.stream,
            revealTap: reveal.stream
        )
    }

    @MainActor func testAFailureIsOfTheSpecsType() async {
        let viewModel = LoginViewModel(auth: auth, coordinator: nil, scheduler: TestScheduler())
        let output = viewModel.transform(input: input)
        let (alert, isLoading) = (Recorder(output.alert), Recorder(output.isLoading))
        // What nobody listens to is not done: the reset is asked for because its answer is listened to.
        let resetSent = Recorder(output.resetSent)

        email.send("a@b.c")
        password.send("secret")
        login.send()
        await eventually { !alert.values.isEmpty }
        forgot.send()
        await eventually { alert.values.count == 2 }

        XCTAssertEqual(alert.values, ["Wrong password.", "Not sent: Something failed."])
        XCTAssertEqual(isLoading.values, [false, true, false, true, false])
        XCTAssertEqual(resetSent.values.count, 0)
        XCTAssertEqual(alert.strayCount, 0)
    }

    @MainActor func testWorkDoesNotKeepTheViewModel() async {
        auth.waits = true
        var viewModel: LoginViewModel? = LoginViewModel(auth: auth, coordinator: nil, scheduler: TestScheduler())
        weak let gone = viewModel
        _ = viewModel?.transform(input: input)

        email.send("a@b.c")
        password.send("secret")
        login.send()
        await eventually { auth.calls == 1 }
        viewModel = nil

        XCTAssertNil(gone)
        await eventually { auth.wasCancelled }
    }
}
