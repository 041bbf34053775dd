import VMGenModel
import VMGenPlan
import VMGenSpec

/// Plans what the tests of all modules of a test target share: the stub of a URL session and the support, once, and for each
/// further module what belongs to its own types.
package struct SharedTestsPlanner {
    private let tests: TestTarget
    private let plans: [TargetNeeds]
    /// The modules that have tests, by their indices.
    private let served: [Int]

    /// Takes the modules of `tests`, and what each of them needs.
    package init(_ tests: TestTarget, _ plans: [TargetNeeds]) {
        self.tests = tests
        self.plans = plans
        served = plans.indices.filter { index in
            tests.modules[index].target.wantsTests && plans[index].runtime != nil && tests.serves(index)
        }
    }

    /// The files in a stable order.
    package var files: [FilePlan] {
        guard let runtime = served.first.flatMap({ plans[$0].runtime }) else { return [] }
        let all = [sessionStub(runtime), support(runtime)] + served.map { ownSupport(runtime, at: $0) }
        let target = tests.modules.first?.target
        return all.compactMap { $0 }.filter { target?.wants($0.name) ?? true }
    }

    /// The modules that make requests through the stub, by their indices.
    private var asking: [Int] {
        served.filter {
            plans[$0].support.contains("urlSession") && tests.modules[$0].target.tests != TestFramework.none
        }
    }

    /// The modules whose view models take a time, by their indices.
    private var timed: [Int] { served.filter { plans[$0].support.contains("tests/time") } }

    private func name(_ index: Int?) -> String? { index.flatMap { tests.modules[$0].target.moduleName } }

    private func sessionStub(_ runtime: Runtime) -> FilePlan? {
        guard let first = asking.first else { return nil }
        let stub = SessionStubPlan(
            module: name(first),
            isShared: asking.count > 1,
            sendsBodies: asking.contains { plans[$0].support.contains("tests/bodies") },
            library: runtime.library ?? "",
            folder: runtime.templateFolder,
            imports: runtime.sessionImports
        )
        return FilePlan(FileNames.urlSessionStub, .tests, .sessionStub, stub)
    }

    private func support(_ runtime: Runtime) -> FilePlan? {
        let needs = Set(
            served.flatMap { plans[$0].support }.compactMap { need -> String? in
                if need == "urlSession" { return need }
                return need.hasPrefix("tests/") ? String(need.dropFirst(6)) : nil
            }
        )
        let pieces = TestSupport.pieces(for: needs, folder: runtime.templateFolder)
        guard !pieces.isEmpty else { return nil }
        let frameworks = served.reduce(into: Set<TestFramework>()) { $0.formUnion(plans[$1].frameworks) }
        let modules = frameworks.filter { $0 != .none }.map { $0.module }
        let importsModule = needs.contains("time") && runtime.library != nil
        let types = ownTypes
        let owner = importsModule ? timed.first ?? served.first : types.isEmpty ? nil : served.first
        let support = TestSupportPlan(
            module: name(owner),
            library: runtime.library ?? "",
            imports: imports(of: pieces, runtime, besides: modules.isEmpty ? ["XCTest"] : modules),
            pieces: pieces.map { "\($0.name).stencil" },
            timeType: TestTarget.timeType,
            frameworks: frameworks,
            playsScenarios: needs.contains("scenarios"),
            ownTypes: types
        )
        return FilePlan(FileNames.testSupport, .tests, .testSupport, support)
    }

    /// The types of the only module that is tested, by names that another one has too which its tests import: tests of several
    /// would not know whose they are.
    private var ownTypes: [String] {
        guard let index = served.first, served.count == 1, name(index) != nil else { return [] }
        let module = tests.modules[index]
        let services = module.specs.flatMap(\.spec.services)
        // The stubs of protocols that Swift declares name the types that stand there.
        let read = services.filter(\.isExisting).flatMap { service in
            service.methods.map(\.signature.text) + service.properties.map(\.type.text)
        }
        let mentioned = (module.target.specs.map(\.source.bytes) + read.map { Array($0.utf8) }).reduce(
            into: Set<String>()
        ) {
            $0.formUnion(SwiftTypes.mentioned(in: $1, of: ImportedTypes.names))
        }
        let declared = services.map(\.name.text).filter(mentioned.contains)
        return SwiftTypes.declared(in: module.target.swift, of: mentioned).union(declared).sorted()
    }

    /// What the tests of the module at `index` need for its own types, where an earlier module has the shared one.
    private func ownSupport(_ runtime: Runtime, at index: Int) -> FilePlan? {
        let asks = asking.dropFirst().contains(index)
        let hasTime = runtime.library != nil && timed.dropFirst().contains(index)
        guard asks || hasTime else { return nil }
        let module = name(index) ?? ""
        let time = hasTime ? TestSupport.time(folder: runtime.templateFolder) : []
        let support = ModuleTestSupportPlan(
            module: module,
            library: runtime.library ?? "",
            imports: imports(of: time, runtime, besides: []),
            usesURLSession: asks,
            pieces: time.map { "\($0.name).stencil" },
            timeType: tests.timeType(at: index)
        )
        return FilePlan(FileNames.testSupport(ofModule: module), .tests, .moduleTestSupport, support)
    }

    /// The modules that `pieces` import, in order, with what takes the place of the runtime's library.
    private func imports(of pieces: [SupportPiece], _ runtime: Runtime, besides modules: [String]) -> [String] {
        let standard = Runtime.all.first { $0.name == runtime.name }?.library
        return Set(pieces.flatMap(\.imports) + modules).map { $0 == standard ? runtime.library ?? $0 : $0 }.sorted()
    }
}
