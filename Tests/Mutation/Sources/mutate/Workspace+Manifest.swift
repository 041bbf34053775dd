import Foundation

extension Workspace {
    /// A manifest with the example's module, which imports `sources`, and its tests, which import `tests`.
    func manifest(of sources: Set<String>, tests: Set<String>) -> String {
        let usesRxSwift = sources.contains("RxSwift")
        let standIns = root.appendingPathComponent("Examples/StandIns").path
        let rxSwift =
            ProcessInfo.processInfo.environment["VMGEN_RXSWIFT"] == "1"
            ? ".package(url: \"https://github.com/ReactiveX/RxSwift\", from: \"6.9.0\")"
            : ".package(path: \"\(standIns)/RxSwift\")"
        let products = { (imports: Set<String>) in
            imports.sorted().compactMap { module -> String? in
                if ["RxSwift", "RxRelay", "RxCocoa", "RxTest"].contains(module) {
                    return ".product(name: \"\(module)\", package: \"RxSwift\")"
                }
                return module == "CombineShim" ? ".product(name: \"CombineShim\", package: \"CombineShim\")" : nil
            }
            .joined(separator: ", ")
        }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Mutant",
                platforms: [.macOS(.v13)],
                dependencies: [\(usesRxSwift ? rxSwift : ".package(path: \"\(standIns)/CombineShim\")")],
                targets: [
                    .target(name: "\(example.name)", dependencies: [\(products(sources))]),
                    .testTarget(
                        name: "\(example.name)Tests",
                        dependencies: ["\(example.name)", \(products(tests.union(sources)))]
                    ),
                ]
            )
            """
    }
}
