// swift-tools-version: 6.0

import PackageDescription

// Writes specs that nobody thought of, and tries whether what vmgen makes of them compiles and passes its tests:
// Scripts/specs. A package of its own, so that the root package and its users never build it.
let package = Package(
    name: "SpecWriter",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "SpecWriting"),
        .target(name: "SpecJudging", dependencies: ["SpecWriting"]),
        .executableTarget(name: "write-specs", dependencies: ["SpecJudging"]),
        .testTarget(name: "SpecWritingTests", dependencies: ["SpecWriting"]),
    ],
    swiftLanguageModes: [.v6]
)
