import VMGenModel
import VMGenPlan
import VMGenValues

/// The constants of tests: samples that make something. Those with a name of their own are members of the tests' type; of the others
/// a test makes once what it names twice.
package struct TestConstants {
    /// The samples, longest first.
    private let samples: [TestConstant]

    /// The samples of `spec`, which are `all` as tests spell them.
    package init(_ spec: ViewModelSpec, _ all: [Sample]) {
        let samples = TestConstant.all(of: spec, all, qualified: NestedTypes(spec).qualified)
        self.samples = samples.sorted { $0.text.count > $1.text.count }
    }

    /// `test` with a constant in the place of each sample that is one of the tests' type, or that it has twice.
    func hoisting(_ test: GeneratedTest) -> GeneratedTest {
        var test = test
        for sample in samples where isNamed(sample, in: test) {
            // What is in a closure may run anywhere, and cannot reach the tests then.
            let named = { (value: String) in
                sample.isMember && value.contains("{") ? value : sample.named(in: value)
            }
            test.given = test.given.map { $0.mapped(named) }
            test.steps = test.steps.map { $0.mapped(named) }
            if !sample.isMember { test.constants.insert(sample, at: 0) }
        }
        return test
    }

    /// Whether `test` names `sample` instead of making it. Another one that is made alike is not it.
    private func isNamed(_ sample: TestConstant, in test: GeneratedTest) -> Bool {
        let makes = (test.given + test.steps).contains { step in
            if case .expect(_, .isLike) = step { return false }
            return step.values.contains { !sample.places(in: $0).isEmpty }
        }
        return makes && (sample.isMember || test.values.reduce(0) { $0 + sample.places(in: $1).count } > 1)
    }
}
