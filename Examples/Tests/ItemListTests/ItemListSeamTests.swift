import ExampleTestSupport
import Foundation
import XCTest

/// What the compiler holds: a view can only read outputs, and there is no service that everybody shares.
final class ItemListSeamTests: XCTestCase {
    private static let modes = ["5", "6"]

    func testTheAppItselfCompiles() throws {
        for mode in Self.modes {
            let outcome = try compiler().check(files, mode: mode)
            XCTAssertEqual(outcome.status, 0, outcome.output)
        }
    }

    func testAViewThatWritesOutputsDoesNotCompile() throws {
        let typesOfOutputs = [
            "items": "Driver<[Item]>", "itemFetchFinished": "Signal<Void>", "purchase": "Signal<Void>",
            "like": "Driver<Bool>", "error": "Signal<any Error>",
        ]
        var cheats: [(source: String, error: [String])] = []
        for (output, type) in typesOfOutputs {
            for method in ["accept", "onNext", "onError"] {
                cheats.append(
                    ("output.\(output).\(method)()", ["value of type '\(type)' ", "has no member '\(method)'"])
                )
            }
        }
        cheats.append(("output.items = .empty()", ["cannot assign to property: 'items' is a 'let' constant"]))
        cheats.append(("viewModel.state.items = []", ["'state' is inaccessible due to 'private' protection level"]))
        try assertErrors(in: cheats)
    }

    func testThereIsNoServiceThatEverybodyShares() throws {
        try assertErrors(in: [
            ("_ = ItemListViewModel()", ["missing argument for parameter 'service' in call"]),
            ("_ = ItemListViewModel.shared", ["type 'ItemListViewModel' has no member 'shared'"]),
            ("_ = LocalItemService.shared", ["type 'LocalItemService' has no member 'shared'"]),
        ])
    }

    /// Expects, in both modes, for each of `cheats` an error that has all of its parts.
    private func assertErrors(
        in cheats: [(source: String, error: [String])],
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        var lines = ["import RxCocoa", "typealias ViewModel = ItemListViewModel"]
        for (index, cheat) in cheats.enumerated() {
            lines.append("func cheat\(index)(_ output: inout ViewModel.Output, _ viewModel: ViewModel) {")
            lines += ["    \(cheat.source)", "}"]
        }
        for mode in Self.modes {
            let outcome = try compiler().check(files, and: [lines.joined(separator: "\n")], mode: mode)
            for cheat in cheats {
                XCTAssertTrue(
                    outcome.errors.contains { error in cheat.error.allSatisfy(error.contains) },
                    "Swift \(mode) says of \(cheat.source):\n\(outcome.output)",
                    file: file,
                    line: line
                )
            }
        }
    }

    private func compiler() throws -> SwiftCompiler {
        guard let compiler = SwiftCompiler(module: "ItemList") else { throw XCTSkip("No swiftc, or no built modules") }
        return compiler
    }

    private var files: [URL] {
        let app = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/ItemList")
        let names = [
            "Item", "LocalItemService", "ItemListViewModel+Logic", "Generated/ItemListViewModel",
            "Generated/ViewModelSupport",
        ]
        return names.map { app.appendingPathComponent("\($0).swift") }
    }
}
