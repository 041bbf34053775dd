import Testing

@testable import VMGenCLI

@Suite struct BuiltTargetsTests {
    private func names(_ manifest: String) -> Set<String> { BuiltTargets(manifest: Array(manifest.utf8)).names }

    @Test func targetsThatNameThePlugin() {
        let manifest = """
            let package = Package(name: "App", targets: [
                .target(name: "App", dependencies: [.target(name: "Core"), .product(name: "RxSwift", package: "RxSwift")],
                        plugins: [.plugin(name: "VMGenPlugin", package: "vmgen")]),
                .target(name: "Core", plugins: [.plugin(name: "Lint", package: "lint")]),
                .executableTarget(name: "Tool", plugins: [.plugin(name: "VMGenPlugin", package: "vmgen")]),
                .testTarget(name: "AppTests", dependencies: ["App"],
                            plugins: [.plugin(name: "VMGenPlugin", package: "vmgen")]),
            ])
            """
        #expect(names(manifest) == ["App", "Tool", "AppTests"])
    }

    @Test func targetsThatNameItByAVariable() {
        let manifest = """
            let vmgen: Target.PluginUsage = .plugin(name: "VMGenPlugin", package: "vmgen")
            let plugins: [Target.PluginUsage] = [.plugin(name: "Lint", package: "lint")]
            let package = Package(name: "App", targets: [
                .target(name: "App", plugins: [vmgen]),
                .target(name: "Core", plugins: plugins),
            ])
            package.targets.append(.target(name: "More", plugins: plugins + [vmgen]))
            """
        #expect(names(manifest) == ["App", "More"])
    }

    @Test func neitherCommentsNorOtherTextNorThePluginItself() {
        let manifest = #"""
            // .target(name: "A", plugins: [.plugin(name: "VMGenPlugin", package: "vmgen")])
            /* /* .target(name: "B", plugins: ["VMGenPlugin"]) */ "VMGenPlugin" */
            let package = Package(name: "vm\"gen", products: [.plugin(name: "VMGenPlugin", targets: ["VMGenPlugin"])],
                targets: [
                    .plugin(name: "VMGenPlugin", capability: .buildTool(), dependencies: ["vmgen"]),
                    .target(name: "VMGenCore"),
                    .target(name: """
                        "VMGenPlugin"
                        """),
                ])
            """#
        #expect(names(manifest) == [])
    }

    @Test(arguments: [
        "", "let package = Package(targets: [.target(name: \"App\", plugins: [\"VMGenPlugin\"]", "/* \"VMGenPlugin",
    ])
    func whatIsNotClosedNamesNothing(manifest: String) {
        #expect(names(manifest) == [])
    }
}
