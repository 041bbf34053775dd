// swift-tools-version: 6.0

import PackageDescription

// Compiles the golden files of Tests/VMGenCoreTests/Golden, which the folder Golden links to: a module a runtime, with
// warnings as errors. Where a spec has hand-written logic, that is compiled in place of the scaffold.
//
// Environment variables, as for Examples/Package.swift:
//   VMGEN_RXSWIFT=1       builds against RxSwift itself instead of the stand-in
//   VMGEN_OPENCOMBINE=1   compiles what runs on Combine also where there is none: on OpenCombine
//   VMGEN_SWIFT_MODE=5    compiles in Swift 5 mode instead of Swift 6 mode
let usesRealRxSwift = Context.environment["VMGEN_RXSWIFT"] == "1"
let usesOpenCombine = Context.environment["VMGEN_OPENCOMBINE"] == "1"
let usesSwift5Mode = Context.environment["VMGEN_SWIFT_MODE"] == "5"

/// The module of a runtime's golden files, their tests, and the tests of what they do when they run. The latter are the same
/// for both runtimes: `Behaviour/RUNTIME/Cases` links to them, over names for both in `Behaviour/RUNTIME/Support`.
///
/// Beside them the view models of the case `Originals` as people write them by hand, with the tests that both have to pass.
func targets(_ runtime: String, dependencies: [Target.Dependency], define: [SwiftSetting] = []) -> [Target] {
    let settings: [SwiftSetting] = [.unsafeFlags(["-warnings-as-errors"])] + define
    let module = "Golden\(runtime)"
    return [
        .target(
            name: module,
            dependencies: dependencies,
            path: "Golden/\(runtime)",
            exclude: ["Scaffolds", "Specs", "Tests"],
            sources: ["Logic", "Sources"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "\(module)Tests",
            dependencies: [.byName(name: module)] + dependencies,
            path: "Golden/\(runtime)/Tests",
            swiftSettings: settings
        ),
        .testTarget(
            name: "\(module)BehaviourTests",
            dependencies: [.byName(name: module)] + dependencies,
            path: "Behaviour/\(runtime)",
            swiftSettings: settings
        ),
        .target(
            name: "HandWritten\(runtime)",
            dependencies: dependencies,
            path: "HandWritten/\(runtime)/Sources",
            swiftSettings: settings
        ),
        .testTarget(
            name: "HandWritten\(runtime)Tests",
            dependencies: [.byName(name: "HandWritten\(runtime)")] + dependencies,
            path: "HandWritten/\(runtime)/Tests",
            swiftSettings: settings + [.define("HANDWRITTEN")]
        ),
    ]
}

/// The support file with all that a runtime has for it, and the tests of what that does.
func pieces(_ runtime: String, dependencies: [Target.Dependency], define: [SwiftSetting] = []) -> [Target] {
    let settings: [SwiftSetting] = [.unsafeFlags(["-warnings-as-errors"])] + define
    return [
        .target(
            name: "Pieces\(runtime)",
            dependencies: dependencies,
            path: "Golden/Pieces/\(runtime)",
            swiftSettings: settings
        ),
        .testTarget(
            name: "Pieces\(runtime)Tests",
            dependencies: [.byName(name: "Pieces\(runtime)")] + dependencies,
            path: "Pieces/\(runtime)",
            swiftSettings: settings
        ),
    ]
}

let rxSwift: [Target.Dependency] = ["RxSwift", "RxRelay", "RxCocoa", "RxTest"].map {
    .product(name: $0, package: "RxSwift")
}

let package = Package(
    name: "GoldenCompile",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        usesRealRxSwift
            ? .package(url: "https://github.com/ReactiveX/RxSwift", from: "6.9.0")
            : .package(path: "../../Examples/StandIns/RxSwift")
    ],
    targets: targets("RxSwift", dependencies: rxSwift, define: [.define("RXSWIFT")])
        + pieces("RxSwift", dependencies: rxSwift, define: [.define("RXSWIFT")]),
    swiftLanguageModes: usesSwift5Mode ? [.v5] : [.v6]
)

#if canImport(Combine)
    let compilesCombine = true
#else
    let compilesCombine = usesOpenCombine
#endif

if compilesCombine {
    package.dependencies.append(.package(path: "../../Examples/StandIns/CombineShim"))
    let combine: [Target.Dependency] = [.product(name: "CombineShim", package: "CombineShim")]
    package.targets += targets("Combine", dependencies: combine) + pieces("Combine", dependencies: combine)
}
