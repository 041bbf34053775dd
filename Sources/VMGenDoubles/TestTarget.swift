import VMGenModel
import VMGenPlan

/// The modules that one test target tests: which of them have tests, and which names start with their module's, since two
/// of them would have it.
package struct TestTarget {
    /// One of them.
    package struct Module {
        /// Its input.
        package let target: TargetInput
        /// Its specs without errors, by the names of their files.
        package let specs: [(name: String, spec: ViewModelSpec)]

        /// Makes it of its parts.
        package init(target: TargetInput, specs: [(name: String, spec: ViewModelSpec)]) {
            self.target = target
            self.specs = specs
        }
    }

    /// What stands in for time.
    package static let timeType = "VirtualTime"

    /// The modules in the order in which they were given.
    package let modules: [Module]

    private let prefixes: TestPrefixes
    /// How many modules have a service or a view model of each name.
    private var counts: [String: Int] = [:]
    /// The modules whose view models take a time that is one of their own types, by their indices.
    private let timed: [Int]

    /// Plans what `modules` share; names of specs with errors count as well.
    package init(_ modules: [Module]) {
        self.modules = modules
        prefixes = TestPrefixes(specNames: modules.map { $0.target.specs.map(\.name) })
        for module in modules {
            let services = module.specs.flatMap(\.spec.services).map(\.name.text)
            let types = module.specs.map(\.spec.declaration.name.text)
            for name in Set(services + types) { counts[name, default: 0] += 1 }
        }
        timed =
            modules.count < 2
            ? []
            : modules.indices.filter { index in
                modules[index].specs.contains { name, spec in
                    spec.runtime.library != nil
                        && ViewModelPlanner(spec: spec, specName: name, target: modules[index].target).parameters
                            .contains { DoublePlan.isTime($0, of: spec) }
                }
            }
    }

    /// How the tests of `spec`, from the file `name`, of the module at `index` are named.
    package func names(of spec: ViewModelSpec, called name: String, at index: Int) -> TestNames {
        TestNames(
            filePrefix: prefixes.prefix(of: name, in: modules[index].target.moduleName),
            typePrefix: prefix(ofType: spec.declaration.name.text, at: index)
        )
    }

    /// What stands before the names of the doubles and tests of the view model or service `type` of the module at `index`.
    package func prefix(ofType type: String, at index: Int) -> String {
        (counts[type] ?? 0) > 1 ? modules[index].target.moduleName ?? "" : ""
    }

    /// What stands in for time in the module at `index`: where time is a type of the module, each module has its own.
    package func timeType(at index: Int) -> String {
        guard let first = timed.first, first != index, timed.contains(index) else { return Self.timeType }
        return (modules[index].target.moduleName ?? "") + Self.timeType
    }

    /// Whether the module at `index` has tests: those of two runtimes cannot share what they need.
    package func serves(_ index: Int) -> Bool {
        guard let spelling = modules[index].specs.first?.spec.runtime.spelling else { return true }
        return spelling == modules.lazy.compactMap { $0.specs.first?.spec.runtime.spelling }.first
    }
}
