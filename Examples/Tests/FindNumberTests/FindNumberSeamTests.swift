import ExampleTestSupport
import Foundation
import XCTest

/// What the compiler holds: a view cannot write state, and hand-written logic cannot be forgotten.
final class FindNumberSeamTests: XCTestCase {
    private static let modes = ["5", "6"]

    func testTheAppItselfCompiles() throws {
        for mode in Self.modes {
            let outcome = try compiler().check(generated + [logic], mode: mode)
            XCTAssertEqual(outcome.status, 0, outcome.output)
        }
    }

    func testAViewControllerThatWritesStateDoesNotCompile() throws {
        try assertErrors(
            in: generated + [logic],
            and: "func cheat(_ viewModel: FindNumberViewModel) { viewModel.state.bestRecord = 99 }",
            "'state' is inaccessible due to 'private' protection level"
        )
        try assertErrors(
            in: generated + [logic],
            and: """
                func cheat(_ viewModel: FindNumberViewModel) {
                    let state = FindNumberViewModel.State(round: 9, bestRecord: 9, currentRecord: 9)
                    _ = viewModel.processNumber(1, state: state)
                }
                """,
            "'FindNumberViewModel.State' initializer is inaccessible due to 'fileprivate' protection level"
        )
    }

    func testAViewControllerThatSendsAnErrorDoesNotCompile() throws {
        try assertErrors(
            in: generated + [logic],
            and: "func cheat(_ output: FindNumberViewModel.Output) { output.error.accept(.networkError) }",
            "value of type 'Driver<MyError>' (aka 'SharedSequence<DriverSharingStrategy, MyError>') has no member 'accept'"
        )
    }

    func testAMissingLogicMethodIsNamedWithItsFile() throws {
        try assertErrors(
            in: generated,
            "'processNumber(_:state:)' is unavailable: write it in FindNumberViewModel+Logic.swift"
        )
    }

    func testALogicMethodWithAnotherSignatureIsNamedWithItsFile() throws {
        try assertErrors(
            in: generated,
            and: """
                import RxSwift
                extension FindNumberViewModel {
                    func processNumber(_ number: String, state: State) -> Observable<Int> { .empty() }
                }
                """,
            "'processNumber(_:state:)' is unavailable: write it in FindNumberViewModel+Logic.swift"
        )
    }

    /// Expects that `files` with `source` do not compile, and that `expected` is among the errors, in both language modes.
    private func assertErrors(
        in files: [URL],
        and source: String? = nil,
        _ expected: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        for mode in Self.modes {
            let outcome = try compiler().check(files, and: source.map { [$0] } ?? [], mode: mode)
            XCTAssertNotEqual(outcome.status, 0, file: file, line: line)
            XCTAssertTrue(
                outcome.errors.contains(expected),
                "Swift \(mode) says:\n\(outcome.output)",
                file: file,
                line: line
            )
        }
    }

    private func compiler() throws -> SwiftCompiler {
        guard let compiler = SwiftCompiler(module: "FindNumber") else {
            throw XCTSkip("No swiftc, or no built modules")
        }
        return compiler
    }

    // MARK: The app's files

    private var app: URL {
        URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/FindNumber")
    }

    private var logic: URL { app.appendingPathComponent("FindNumberViewModel+Logic.swift") }

    private var generated: [URL] {
        ["FindNumberViewModel", "URLSessionProtocol", "ViewModelSupport"].map {
            app.appendingPathComponent("Generated/\($0).swift")
        }
    }
}
