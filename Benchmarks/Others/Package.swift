// swift-tools-version: 6.0

import PackageDescription

// What else renders templates: Stencil with Yams, and in `jinja.py` Jinja2 with PyYAML, on vmgen's own templates and the data
// that `Values` writes down. A package of its own, since these are downloaded; the modules are symbolic links to the root's.
let package = Package(
    name: "Others",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/stencilproject/Stencil", exact: "0.15.1"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    ],
    targets: [
        .executableTarget(
            name: "Values",
            dependencies: [
                "VMGenTesting", "VMGenDoubles", "VMGenPlan", "VMGenCheck", "VMGenModel", "VMGenTemplating",
                "VMGenDiagnostics",
            ]
        ),
        .executableTarget(
            name: "StencilRender",
            dependencies: [.product(name: "Stencil", package: "Stencil"), .product(name: "Yams", package: "Yams")],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .target(
            name: "VMGenTesting",
            dependencies: [
                "VMGenDoubles", "VMGenValues", "VMGenPlan", "VMGenModel", "VMGenSpec", "VMGenTemplating",
                "VMGenWorkers", "VMGenDiagnostics",
            ]
        ),
        .target(
            name: "VMGenDoubles",
            dependencies: ["VMGenPlan", "VMGenModel", "VMGenSpec", "VMGenTemplating", "VMGenDiagnostics"]
        ),
        .target(name: "VMGenValues", dependencies: ["VMGenModel", "VMGenSpec", "VMGenDiagnostics"]),
        .target(name: "VMGenPlan", dependencies: ["VMGenModel", "VMGenSpec", "VMGenTemplating", "VMGenDiagnostics"]),
        .target(name: "VMGenCheck", dependencies: ["VMGenModel", "VMGenSpec", "VMGenDiagnostics"]),
        .target(name: "VMGenModel", dependencies: ["VMGenSpec", "VMGenDiagnostics"]),
        .target(name: "VMGenSpec", dependencies: ["VMGenDiagnostics"]),
        .target(name: "VMGenTemplating", dependencies: ["VMGenDiagnostics"]),
        .target(name: "VMGenWorkers"),
        .target(name: "VMGenDiagnostics"),
    ],
    swiftLanguageModes: [.v6]
)
