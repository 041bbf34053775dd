import VMGenModel

/// What a target's `ViewModelTestSupport.swift` is made of.
package enum TestSupport {
    /// The pieces of the runtime in `folder` that `needs` call for, in order.
    package static func pieces(for needs: Set<String>, folder: String) -> [SupportPiece] {
        let pieces =
            [
                SupportPiece("Shared/Tests/support/Recorded", neededBy: ["harness"], imports: ["Foundation"]),
                SupportPiece("Shared/Tests/support/RecordedEvent", neededBy: always),
                SupportPiece("\(folder)/Tests/support/record", neededBy: ["harness"], imports: libraries(folder)),
                SupportPiece("Shared/Tests/support/StubbedMethod", neededBy: ["stubs"], imports: ["Foundation"]),
                SupportPiece("Shared/Tests/support/Answer", neededBy: ["stubs"]),
                SupportPiece("Shared/Tests/support/Call", neededBy: ["stubs"]),
                SupportPiece("Shared/Tests/support/callingMethods", neededBy: ["stubs"]),
                SupportPiece("Shared/Tests/support/typedFailures", neededBy: ["typedFailures"]),
                SupportPiece(
                    "\(folder)/Tests/support/streams",
                    neededBy: ["stubs"],
                    imports: libraries(folder) + ["Dispatch"]
                ),
                SupportPiece("\(folder)/Tests/support/futures", neededBy: ["futures"], imports: libraries(folder)),
                SupportPiece(
                    "\(folder)/Tests/support/asking",
                    neededBy: ["stubs", "urlSession"],
                    imports: libraries(folder)
                ),
                SupportPiece("Shared/Tests/support/Pending", neededBy: ["stubs"]),
                SupportPiece("Shared/Tests/support/StubbedProperty", neededBy: ["properties"], imports: ["Foundation"]),
                SupportPiece("Shared/Tests/support/WeakProperty", neededBy: ["delegates"], imports: ["Foundation"]),
                SupportPiece("Shared/Tests/support/UserDefaultsStub", neededBy: ["defaults"], imports: ["Foundation"]),
            ] + time(folder: folder) + [
                SupportPiece("Shared/Tests/support/waiting", neededBy: always, imports: ["Dispatch", "Foundation"]),
                SupportPiece("Shared/Tests/support/expectOnMain", neededBy: ["harness"]),
                SupportPiece("Shared/Tests/support/expect", neededBy: ["harness", "stubs"]),
                SupportPiece("Shared/Tests/support/TestReport", neededBy: always, imports: []),
                SupportPiece("Shared/Tests/support/TestScenario", neededBy: ["scenarios"], imports: ["Foundation"]),
                SupportPiece("Shared/Tests/support/ScenarioLines", neededBy: ["scenarios"], imports: ["Foundation"]),
            ]
        return pieces.filter { !$0.neededBy.isDisjoint(with: needs) }
    }

    /// What stands in for time, in the runtime in `folder`.
    package static func time(folder: String) -> [SupportPiece] {
        let imports = libraries(folder) + ["Dispatch", "Foundation"]
        return [SupportPiece("\(folder)/Tests/support/VirtualTime", neededBy: ["time"], imports: imports)]
    }

    private static let always: Set<String> = ["harness", "stubs", "urlSession"]

    /// The library of a runtime, by the name that stands for it until it is known what takes its place.
    private static func libraries(_ folder: String) -> [String] {
        Runtime.all.first { $0.templateFolder == folder }.map { [$0.library ?? $0.templateFolder] } ?? []
    }
}
