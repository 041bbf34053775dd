// swift-tools-version: 6.0

import PackageDescription

// Combine where there is Combine; OpenCombine elsewhere, with the operators of Combine's that it lacks and the examples use.
let package = Package(
    name: "CombineShim",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [.library(name: "CombineShim", targets: ["CombineShim"])],
    dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")],
    targets: [
        .target(
            name: "CombineShim",
            dependencies: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
                .product(name: $0, package: "OpenCombine", condition: .when(platforms: [.linux]))
            }
        )
    ]
)
