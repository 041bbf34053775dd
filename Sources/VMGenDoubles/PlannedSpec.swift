import VMGenModel
import VMGenPlan

/// A spec of a target, with all that its files follow from.
///
/// Its planners see nothing else of the target but what all specs have in common: what stands in no origin cannot decide on
/// files that an earlier run has made.
package struct PlannedSpec {
    /// The spec.
    package let spec: ViewModelSpec
    /// Its file.
    package let input: SpecInput
    /// How its tests are named.
    package let names: TestNames
    /// What stands in for time in its module.
    package let timeType: String
    /// The stubs of the services that it speaks of.
    package let stubs: StubTable
    /// The place of its module among those that are tested together.
    package let module: Int
    /// Whether it gets tests.
    package let wantsTests: Bool

    /// Makes it of its parts.
    package init(
        spec: ViewModelSpec,
        input: SpecInput,
        names: TestNames,
        timeType: String,
        stubs: StubTable,
        module: Int,
        wantsTests: Bool
    ) {
        self.spec = spec
        self.input = input
        self.names = names
        self.timeType = timeType
        self.stubs = stubs
        self.module = module
        self.wantsTests = wantsTests
    }

    /// What its files follow from.
    package var origin: SpecOrigin {
        let words = [
            input.name, input.pathFromTests.map { "at \($0)" } ?? "", names.filePrefix, names.typePrefix, timeType,
            "\(module)", "\(wantsTests)",
        ]
        let stubs = stubs.all
        return SpecOrigin(
            [spec.source] + spec.services.flatMap(\.origins) + stubs.flatMap(\.origins),
            words: words + spec.sayings + stubs.flatMap { ["stub", $0.name] + $0.words }
        )
    }
}
