// swift-tools-version: 6.0

import PackageDescription

// A package that lives by vmgen's plugin: nothing generated is committed, each build makes it.
// Scripts/test-plugins copies it to another place and says where its two dependencies are:
//   VMGEN_PACKAGE     the folder with vmgen's plugins
//   VMGEN_RXSWIFT     the folder with RxSwift or its stand-in, called RxSwift
let vmgen = Context.environment["VMGEN_PACKAGE"] ?? "../.."
let rxSwiftPackage = Context.environment["VMGEN_RXSWIFT"] ?? "../StandIns/RxSwift"

let rxSwift: [Target.Dependency] = [
    .product(name: "RxSwift", package: "RxSwift"),
    .product(name: "RxRelay", package: "RxSwift"),
    .product(name: "RxCocoa", package: "RxSwift"),
]

let package = Package(
    name: "Shop",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "vmgen", path: vmgen),
        .package(path: rxSwiftPackage),
    ],
    targets: [
        .target(
            name: "Catalog",
            dependencies: rxSwift,
            plugins: [.plugin(name: "VMGenPlugin", package: "vmgen")]
        ),
        .target(
            name: "Shop",
            dependencies: ["Catalog"] + rxSwift,
            plugins: [.plugin(name: "VMGenPlugin", package: "vmgen")]
        ),
        .executableTarget(
            name: "ShopApp",
            dependencies: ["Shop"] + rxSwift,
            plugins: [.plugin(name: "VMGenPlugin", package: "vmgen")]
        ),
        .testTarget(
            name: "CatalogTests",
            dependencies: ["Catalog"] + rxSwift,
            plugins: [.plugin(name: "VMGenPlugin", package: "vmgen")]
        ),
        .testTarget(
            name: "ShopTests",
            dependencies: ["Shop", "Catalog"] + rxSwift,
            plugins: [.plugin(name: "VMGenPlugin", package: "vmgen")]
        ),
    ]
)
