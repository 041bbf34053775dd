import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// A folder of golden files: the specs of one target, and all that is generated for it. `Tests/GoldenCompile` compiles it.
///
/// The specs lie in `Specs/CASE/`. What is generated for one of them lies in the folders `Sources/CASE/`, `Tests/CASE/` and
/// `Scaffolds/CASE/` (the logic files), what all of them share in `Sources/Support/` and `Tests/Support/`. The hand-written
/// text that is compiled in the place of the scaffolds lies in `Logic/CASE/` and is no golden file.
struct GoldenTarget: CustomTestStringConvertible, Sendable {
    /// The folder's name: that of the runtime.
    let runtime: String
    /// The names of the specs and the folder of each.
    let places: [String: String]

    /// All targets: one a runtime.
    static let all = ["RxSwift", "Combine"].map(GoldenTarget.init)

    private init(runtime: String) {
        self.runtime = runtime
        let paths = GoldenFolder.root.folder("\(runtime)/Specs").files().filter { $0.hasSuffix(".vm") }
        let parts = paths.map { $0.dropLast(".vm".count).split(separator: "/").map(String.init) }
        places = Dictionary(parts.map { ($0[$0.count - 1], $0[0]) }) { first, _ in first }
        precondition(places.count == paths.count, "two specs of one name: \(paths)")
    }

    var testDescription: String { runtime }

    /// Its folder.
    var folder: GoldenFolder { GoldenFolder.root.folder(runtime) }

    /// The paths of the expected files.
    var expected: [String] {
        folder.files().filter { path in ["Sources/", "Tests/", "Scaffolds/"].contains { path.hasPrefix($0) } }
    }

    /// Its cases, by name.
    var cases: [GoldenCase] {
        Set(places.values).sorted().map { name in
            GoldenCase(target: self, name: name, specs: places.keys.filter { places[$0] == name }.sorted())
        }
    }

    /// What is generated for all of its specs, once for all who look at it.
    var generated: GenerationResult { Self.results[runtime] ?? generate() }

    private static let results = Dictionary(uniqueKeysWithValues: all.map { ($0.runtime, $0.generate()) })

    /// What is generated for all of its specs, anew.
    func generate() -> GenerationResult {
        EmbeddedTemplates.generate(input(specs: places.keys.sorted()))
    }

    /// The target with some of its specs.
    func input(specs: [String]) -> TargetInput {
        let inputs = specs.map { name in
            let path = "Specs/\(places[name] ?? "")/\(name).vm"
            var input = SpecInput(name: name, source: SourceText(path: "\(name).vm", text: folder.text(path) ?? ""))
            input.pathFromTests = "../../\(path)"
            return input
        }
        var target = TargetInput(moduleName: "Golden\(runtime)", specs: inputs, wantsTests: true)
        target.swift = existing
        return target
    }

    /// What specs find protocols in that exist: the hand-written Swift, and the specs of the case that does.
    private var existing: [SourceText] {
        let files = folder.files().filter { path in
            path.hasPrefix("Logic/") && path.hasSuffix(".swift") || path.hasPrefix("Specs/Existing/")
        }
        return files.sorted().map { SourceText(path: $0, text: folder.text($0) ?? "") }
    }

    /// Where a generated file lies in the folder.
    func path(of file: GeneratedFile) -> String {
        "\(file.goldenFolder)/\(file.specName.flatMap { places[$0] } ?? "Support")/\(file.name)"
    }
}

extension GeneratedFile {
    /// The folder of a golden target that the file belongs to.
    fileprivate var goldenFolder: String {
        switch place {
        case .output: "Sources"
        case .besideSpec: "Scaffolds"
        case .tests, .aboveTests: "Tests"
        }
    }
}
