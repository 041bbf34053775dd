// swift-tools-version: 6.0

import PackageDescription

// Combine where there is Combine; OpenCombine elsewhere, with the operators of Combine's that it lacks and the examples use.
#if canImport(Combine)
    let dependencies: [Package.Dependency] = []
    let products: [Target.Dependency] = []
#else
    let dependencies: [Package.Dependency] = [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
    ]
    let products: [Target.Dependency] = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
        .product(name: $0, package: "OpenCombine")
    }
#endif

let package = Package(
    name: "CombineShim",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [.library(name: "CombineShim", targets: ["CombineShim"])],
    dependencies: dependencies,
    targets: [.target(name: "CombineShim", dependencies: products)],
    // As Combine itself, which promises the compiler nothing: closures of the main actor that run elsewhere end the process.
    swiftLanguageModes: [.v5]
)
