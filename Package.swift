// swift-tools-version: 6.0

import PackageDescription

// No package dependencies: a tool that runs as a build plugin is built by everyone who uses it.
let package = Package(
    name: "vmgen",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "vmgen", targets: ["vmgen"]),
        .plugin(name: "VMGenPlugin", targets: ["VMGenPlugin"]),
        .plugin(name: "VMGenCommandPlugin", targets: ["VMGenCommandPlugin"]),
    ],
    targets: [
        .plugin(name: "VMGenPlugin", capability: .buildTool(), dependencies: ["vmgen"]),
        .plugin(
            name: "VMGenCommandPlugin",
            capability: .command(
                intent: .custom(
                    verb: "generate-view-models",
                    description:
                        "Generates view models, tests and test doubles from specs; takes the flags of vmgen generate"
                ),
                permissions: [
                    .writeToPackageDirectory(reason: "It writes generated view models and tests, and new logic files.")
                ]
            ),
            dependencies: ["vmgen"]
        ),
        .executableTarget(name: "vmgen", dependencies: ["VMGenCLI"]),
        .target(name: "VMGenCLI", dependencies: ["VMGenCore", "VMGenDiagnostics"]),
        .target(name: "VMGenCore", dependencies: ["VMGenTemplating", "VMGenDiagnostics"]),
        .target(name: "VMGenTemplating", dependencies: ["VMGenDiagnostics"]),
        .target(name: "VMGenDiagnostics"),
        .testTarget(name: "VMGenDiagnosticsTests", dependencies: ["VMGenDiagnostics"]),
        .testTarget(name: "VMGenTemplatingTests", dependencies: ["VMGenTemplating", "VMGenDiagnostics"]),
        .testTarget(
            name: "VMGenCoreTests",
            dependencies: ["VMGenCore", "VMGenTemplating", "VMGenDiagnostics"],
            exclude: ["Golden"]
        ),
        .testTarget(name: "VMGenCLITests", dependencies: ["VMGenCLI", "VMGenCore", "VMGenDiagnostics", "vmgen"]),
    ],
    swiftLanguageModes: [.v6]
)
