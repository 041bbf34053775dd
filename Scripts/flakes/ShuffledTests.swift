#if canImport(ExamplesPackageDiscoveredTests)
    import ExamplesPackageDiscoveredTests
#elseif canImport(GoldenCompilePackageDiscoveredTests)
    import GoldenCompilePackageDiscoveredTests
#endif
import Foundation
#if canImport(Testing)
    import Testing
#endif
import XCTest

/// Runs the tests of a package in another order for each seed: what `Scripts/test-flakes` builds in the place of SwiftPM's own
/// entry point.
///
/// `VMGEN_TEST_SEED` is the seed, a whole number; `VMGEN_TEST_FILTER` is what the names of the tests to run have in common,
/// `Class/method`, and `VMGEN_TEST_SKIP` what those to leave out have.
@main
@available(*, deprecated, message: "What it calls says so, to take tests of deprecated things without warnings")
struct ShuffledTests {
    @_silgen_name("$ss13_runAsyncMainyyyyYaKcF")
    private static func runAsyncMain(_ main: @Sendable @escaping () async throws -> Void)

    static func main() {
        let arguments = CommandLine.arguments
        #if canImport(Testing)
            if arguments.contains("swift-testing") {
                runAsyncMain { await Testing.__swiftPMEntryPoint() as Never }
            }
        #endif
        XCTMain(arguments.count > 1 ? __allDiscoveredTests() : shuffledTests()) as Never
    }

    /// Each test as an entry of its own, so that those of different classes are mixed.
    private static func shuffledTests() -> [XCTestCaseEntry] {
        let environment = ProcessInfo.processInfo.environment
        let (filter, skip) = (environment["VMGEN_TEST_FILTER"] ?? "", environment["VMGEN_TEST_SKIP"] ?? "")
        var tests = __allDiscoveredTests().flatMap { entry -> [XCTestCaseEntry] in
            entry.allTests.map { (testCaseClass: entry.testCaseClass, allTests: [$0]) }
        }
        let names = tests.map { "\($0.testCaseClass)/\($0.allTests[0].0)" }
        tests = zip(tests, names)
            .filter { filter.isEmpty || $1.contains(filter) }
            .filter { skip.isEmpty || !$1.contains(skip) }
            .map(\.0)
        var generator = SeededGenerator(state: environment["VMGEN_TEST_SEED"].flatMap { UInt64($0) } ?? 0)
        return tests.shuffled(using: &generator)
    }
}

/// SplitMix64: the same numbers for the same seed.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
