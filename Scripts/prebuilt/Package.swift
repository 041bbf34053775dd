// swift-tools-version: 6.0

import PackageDescription

// vmgen's plugins with the built tool in place of its sources. `Scripts/make-bundle` puts this manifest beside both; its
// plugins are those of the manifest at the root, and a test holds them to be.
let package = Package(
    name: "vmgen",
    platforms: [.macOS(.v13)],
    products: [
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
                    description: "Generates view models, tests and test doubles from specs; takes the flags of vmgen generate"
                ),
                permissions: [
                    .writeToPackageDirectory(reason: "It writes generated view models and tests, and new logic files.")
                ]
            ),
            dependencies: ["vmgen"]
        ),
        .binaryTarget(name: "vmgen", path: "vmgen.artifactbundle"),
    ]
)
