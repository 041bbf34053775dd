// swift-tools-version: 6.0

import PackageDescription

// View models whose scenarios fail on purpose: Scripts/test-scenarios copies this package, generates what its specs say for
// one runtime, runs it, and compares what is printed.
//
// Environment variables:
//   VMGEN_STAND_INS   the folder Examples/StandIns of the repository
//   VMGEN_RUNTIME     rxswift or combine
let standIns = Context.environment["VMGEN_STAND_INS"] ?? "../../Examples/StandIns"
let isCombine = Context.environment["VMGEN_RUNTIME"] == "combine"
let stream: [Target.Dependency] =
    isCombine
    ? [.product(name: "CombineShim", package: "CombineShim")]
    : ["RxSwift", "RxRelay", "RxCocoa"].map { .product(name: $0, package: "RxSwift") }

let package = Package(
    name: "FailingScenarios",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(path: isCombine ? "\(standIns)/CombineShim" : "\(standIns)/RxSwift")],
    targets: [
        .target(name: "Shop", dependencies: stream, exclude: ["Shop.vm", "Till.vm"]),
        .testTarget(
            name: "ShopTests",
            dependencies: ["Shop"] + stream,
            swiftSettings: [.unsafeFlags(["-warnings-as-errors"])]
        ),
    ],
    swiftLanguageModes: [.v6]
)
