// swift-tools-version: 6.0

import PackageDescription

// A package that lives with vmgen as anyone's would: nothing generated is committed, the plugin builds it.
// Scripts/test-plugins copies it to another place, where `VMGEN_PACKAGE` says what it depends on.
let vmgen = Context.environment["VMGEN_PACKAGE"] ?? "../.."
let vmgenName = vmgen == "../.." ? "vmgen" : String(vmgen.split(separator: "/").last ?? "vmgen")

let rxSwift: [Target.Dependency] = [
    .product(name: "RxSwift", package: "RxSwift"),
    .product(name: "RxRelay", package: "RxSwift"),
    .product(name: "RxCocoa", package: "RxSwift"),
]

let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(path: vmgen),
        .package(path: vmgen + "/Examples/StandIns/RxSwift"),
    ],
    targets: [
        .target(
            name: "Catalog",
            dependencies: rxSwift,
            plugins: [.plugin(name: "VMGenPlugin", package: vmgenName)]
        ),
        .target(
            name: "Shop",
            dependencies: ["Catalog"] + rxSwift,
            plugins: [.plugin(name: "VMGenPlugin", package: vmgenName)]
        ),
        .executableTarget(
            name: "ShopApp",
            dependencies: ["Shop"] + rxSwift,
            plugins: [.plugin(name: "VMGenPlugin", package: vmgenName)]
        ),
        .testTarget(
            name: "ShopTests",
            dependencies: ["Shop", "Catalog"] + rxSwift,
            plugins: [.plugin(name: "VMGenPlugin", package: vmgenName)]
        ),
    ]
)
