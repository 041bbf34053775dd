// swift-tools-version: 6.0

import PackageDescription

// Proves that templates render to the same text in Stencil. A package of its own, so that the root has no dependencies;
// the modules are symbolic links to the root's, since SwiftPM lets a package use another's products only.
let package = Package(
    name: "StencilParity",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/stencilproject/Stencil", exact: "0.15.1")
    ],
    targets: [
        .target(name: "VMGenDiagnostics"),
        .target(name: "VMGenTemplating", dependencies: ["VMGenDiagnostics"]),
        .testTarget(
            name: "StencilParityTests",
            dependencies: ["VMGenTemplating", .product(name: "Stencil", package: "Stencil")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
