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
        .target(
            name: "VMGenCLI",
            dependencies: [
                "VMGenCore", "VMGenFormat", "VMGenContract", "VMGenGraph", "VMGenCheck", "VMGenModel", "VMGenPlan",
                "VMGenSpec", "VMGenTemplates", "VMGenWorkers", "VMGenDiagnostics",
            ],
            exclude: ["New/Starters"]
        ),
        .target(
            name: "VMGenCore",
            dependencies: [
                "VMGenTesting", "VMGenDoubles", "VMGenPlan", "VMGenCheck", "VMGenModel", "VMGenSpec", "VMGenTemplates",
                "VMGenTemplating", "VMGenWorkers", "VMGenDiagnostics",
            ]
        ),
        .target(
            name: "VMGenTesting",
            dependencies: [
                "VMGenDoubles", "VMGenValues", "VMGenPlan", "VMGenModel", "VMGenSpec", "VMGenTemplating",
                "VMGenWorkers",
                "VMGenDiagnostics",
            ]
        ),
        .target(
            name: "VMGenDoubles",
            dependencies: [
                "VMGenPlan", "VMGenValues", "VMGenModel", "VMGenSpec", "VMGenTemplating", "VMGenDiagnostics",
            ]
        ),
        .target(name: "VMGenValues", dependencies: ["VMGenModel", "VMGenSpec", "VMGenDiagnostics"]),
        .target(name: "VMGenPlan", dependencies: ["VMGenModel", "VMGenSpec", "VMGenTemplating", "VMGenDiagnostics"]),
        .target(
            name: "VMGenCheck",
            dependencies: ["VMGenModel", "VMGenSpec", "VMGenDiagnostics"],
            exclude: ["Explanations"]
        ),
        .target(name: "VMGenModel", dependencies: ["VMGenSpec", "VMGenDiagnostics"]),
        .target(name: "VMGenContract", dependencies: ["VMGenModel", "VMGenSpec"]),
        .target(name: "VMGenGraph", dependencies: ["VMGenModel", "VMGenSpec"]),
        .target(name: "VMGenFormat", dependencies: ["VMGenSpec", "VMGenDiagnostics"]),
        .target(name: "VMGenSpec", dependencies: ["VMGenDiagnostics"]),
        .target(name: "VMGenTemplating", dependencies: ["VMGenDiagnostics"]),
        .target(name: "VMGenTemplates"),
        .target(name: "VMGenWorkers"),
        .target(name: "VMGenDiagnostics"),
        .testTarget(name: "VMGenDiagnosticsTests", dependencies: ["VMGenDiagnostics"]),
        .testTarget(name: "VMGenTemplatingTests", dependencies: ["VMGenTemplating", "VMGenDiagnostics"]),
        .testTarget(
            name: "VMGenCoreTests",
            dependencies: [
                "VMGenCore", "VMGenFormat", "VMGenTesting", "VMGenDoubles", "VMGenValues", "VMGenPlan", "VMGenCheck",
                "VMGenModel", "VMGenSpec", "VMGenTemplating", "VMGenTemplates", "VMGenDiagnostics",
            ],
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "VMGenCLITests",
            dependencies: [
                "vmgen", "VMGenCLI", "VMGenCore", "VMGenFormat", "VMGenContract", "VMGenGraph", "VMGenCheck",
                "VMGenModel", "VMGenPlan", "VMGenSpec", "VMGenWorkers", "VMGenDiagnostics",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
