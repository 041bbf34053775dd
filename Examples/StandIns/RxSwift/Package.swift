// swift-tools-version: 6.0

import PackageDescription

// Stands in for RxSwift where it cannot be resolved: the same module names, types and behaviour, for what generated view
// models and their users need. It is never more lenient than RxSwift itself; see README.md.
let package = Package(
    name: "RxSwift",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .library(name: "RxSwift", targets: ["RxSwift"]),
        .library(name: "RxRelay", targets: ["RxRelay"]),
        .library(name: "RxCocoa", targets: ["RxCocoa"]),
        .library(name: "RxTest", targets: ["RxTest"]),
    ],
    targets: [
        .target(name: "RxSwift"),
        .target(name: "RxRelay", dependencies: ["RxSwift"]),
        .target(name: "RxCocoa", dependencies: ["RxSwift", "RxRelay"]),
        .target(name: "RxTest", dependencies: ["RxSwift"]),
    ],
    swiftLanguageModes: [.v5]
)
