import Foundation
import SpecWriting

/// Where specs are generated and compiled: a package for each runtime, whose modules are built once.
public struct Workbench: Sendable {
    /// The folder for everything; ignored by git.
    public var folder: URL
    /// The repository.
    public var repository: URL
    /// The binary of vmgen.
    public var vmgen: URL
    /// Whether RxSwift itself is used instead of the stand-in.
    public var usesRealRxSwift: Bool
    /// Whether what is generated stands in a target whose declarations are on the main actor, as Xcode 26 sets it for an app.
    public var isOnMainActor = false

    /// Makes a workbench.
    public init(folder: URL, repository: URL, vmgen: URL, usesRealRxSwift: Bool) {
        self.folder = folder
        self.repository = repository
        self.vmgen = vmgen
        self.usesRealRxSwift = usesRealRxSwift
    }

    /// The package of `runtime`.
    func package(_ runtime: SpecDraft.Runtime) -> URL {
        folder.appendingPathComponent(
            "specs-" + runtime.rawValue + (runtime == .rxswift && usesRealRxSwift ? "-real" : "")
        )
    }

    /// The flags with which a file that imports `runtime` is compiled.
    func flags(_ runtime: SpecDraft.Runtime) -> [String] {
        let build = package(runtime).appendingPathComponent(".build/debug")
        var flags = ["-I", build.appendingPathComponent("Modules").path]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
        where name.hasSuffix(".build") {
            let map = build.appendingPathComponent(name).appendingPathComponent("module.modulemap")
            guard FileManager.default.fileExists(atPath: map.path) else { continue }
            flags += ["-Xcc", "-fmodule-map-file=\(map.path)"]
        }
        return flags
    }

    /// Builds the modules of `runtime` where they are not there.
    ///
    /// - Throws: where the package cannot be written or built.
    public func prepare(_ runtime: SpecDraft.Runtime) throws {
        let package = package(runtime)
        let modules = package.appendingPathComponent(".build/debug/Modules/Ready.swiftmodule")
        if FileManager.default.fileExists(atPath: modules.path) { return }
        try write(manifest(runtime), to: package.appendingPathComponent("Package.swift"))
        let products = runtime == .rxswift ? ["RxSwift", "RxCocoa", "RxRelay"] : ["CombineShim"]
        let text = products.map { "import \($0)\n" }.joined()
        try write(text, to: package.appendingPathComponent("Sources/Ready/Ready.swift"))
        let outcome = try Shell.run(["swift", "build", "--target", "Ready"], in: package)
        if outcome.code != 0 { throw Shell.Trouble(description: outcome.output) }
    }

    /// The object files of the modules that a file with `runtime` needs.
    func objects(_ runtime: SpecDraft.Runtime) -> [String] {
        let build = package(runtime).appendingPathComponent(".build/debug")
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
        return folders.filter { $0.hasSuffix(".build") && $0 != "Ready.build" }.sorted().flatMap { name -> [String] in
            let folder = build.appendingPathComponent(name)
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return files.filter { $0.hasSuffix(".o") }.sorted().map { folder.appendingPathComponent($0).path }
        }
    }

    /// The manifest of the package of `runtime`.
    private func manifest(_ runtime: SpecDraft.Runtime) -> String {
        let products =
            runtime == .rxswift
            ? ["RxSwift", "RxCocoa", "RxRelay"].map { ".product(name: \"\($0)\", package: \"RxSwift\")" }
            : [".product(name: \"CombineShim\", package: \"CombineShim\")"]
        return """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Specs",
                dependencies: [\(dependency(runtime))],
                targets: [.target(name: "Ready", dependencies: [\(products.joined(separator: ", "))])]
            )

            """
    }

    private func dependency(_ runtime: SpecDraft.Runtime) -> String {
        let standIns = repository.appendingPathComponent("Examples/StandIns").path
        if runtime == .combine { return ".package(path: \"\(standIns)/CombineShim\")" }
        return usesRealRxSwift
            ? ".package(url: \"https://github.com/ReactiveX/RxSwift\", from: \"6.9.0\")"
            : ".package(path: \"\(standIns)/RxSwift\")"
    }

    /// Writes `text` to `file`, whose folder is made where it is missing.
    ///
    /// - Throws: what the disk throws.
    func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
