// swift-tools-version: 6.0

import PackageDescription

// What measures vmgen: the binary, as its users run it. A package of its own, so that nobody builds it but who measures.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    targets: [
        .executableTarget(name: "Bench", dependencies: ["SpecMaking"]),
        .executableTarget(name: "Empty"),
        .executableTarget(name: "Growth"),
        .executableTarget(name: "MakeSpecs", dependencies: ["SpecMaking"]),
        .target(name: "SpecMaking"),
    ],
    swiftLanguageModes: [.v6]
)
