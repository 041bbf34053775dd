import Testing
import VMGenCore
import VMGenDiagnostics

/// One folder of golden files: specs of one target, and beside them all that is generated for it.
///
/// Files for the test target lie in `Tests/`. Scaffolds lie there as they are generated; the hand-written text that takes
/// their place where the case is compiled lies in `Logic/` and is no golden file.
struct GoldenCase: CustomTestStringConvertible, Sendable {
    /// The folder's name, and the name of the case's module.
    let name: String

    /// All cases.
    static var all: [GoldenCase] {
        GoldenFolder.root.folders().filter { $0 != "Diagnostics" && $0 != "Mistakes" }.map(GoldenCase.init)
    }

    var testDescription: String { name }

    /// Its folder.
    var folder: GoldenFolder { GoldenFolder.root.folder(name) }

    /// The expected files.
    var expected: [String] {
        folder.files().filter { !$0.hasSuffix(".vm") && !$0.hasPrefix("Logic/") }
    }

    /// Its specs.
    var target: TargetInput {
        let specs = folder.files().filter { $0.hasSuffix(".vm") }.map { path in
            SpecInput(name: String(path.dropLast(3)), source: SourceText(path: path, text: folder.text(path) ?? ""))
        }
        return TargetInput(moduleName: name, specs: specs, wantsTests: true)
    }

    /// What is generated for its specs.
    func generate() -> GenerationResult { Pipeline(templates: TemplateStore()).generate(target) }
}

extension GeneratedFile {
    /// Where the file lies in the folder of its case.
    var goldenPath: String {
        switch place {
        case .output, .besideSpec: name
        case .tests, .aboveTests: "Tests/\(name)"
        }
    }
}
