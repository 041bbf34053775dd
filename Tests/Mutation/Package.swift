// swift-tools-version: 6.0

import PackageDescription

// Breaks the generated view models of the examples in many small ways and runs their tests against each: Scripts/mutate.
// A package of its own, so that the root package and its users never build it.
let package = Package(
    name: "Mutation",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "Mutating"),
        .executableTarget(name: "mutate", dependencies: ["Mutating"]),
        .testTarget(name: "MutatingTests", dependencies: ["Mutating"]),
    ],
    swiftLanguageModes: [.v6]
)
