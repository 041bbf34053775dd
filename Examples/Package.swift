// swift-tools-version: 6.0

import PackageDescription

// The apps that vmgen's specs are tried on, each with its spec, its hand-written logic, what vmgen generated, and tests.
//
// Environment variables:
//   VMGEN_RXSWIFT=1              builds against RxSwift itself instead of the stand-in in StandIns/RxSwift, which is as
//                                strict in types and behaviour but needs no download
//   VMGEN_OPENCOMBINE=1          builds the apps that run on Combine also where there is none: on OpenCombine, which needs a
//                                download
//   VMGEN_SWIFT_MODE=5           compiles in Swift 5 mode instead of Swift 6 mode
//   VMGEN_WARNINGS_AS_ERRORS=1   as it says
// Give each combination a --scratch-path of its own.
let usesRealRxSwift = Context.environment["VMGEN_RXSWIFT"] == "1"
let usesOpenCombine = Context.environment["VMGEN_OPENCOMBINE"] == "1"
let usesSwift5Mode = Context.environment["VMGEN_SWIFT_MODE"] == "5"
let treatsWarningsAsErrors = Context.environment["VMGEN_WARNINGS_AS_ERRORS"] == "1"

let settings: [SwiftSetting] = treatsWarningsAsErrors ? [.unsafeFlags(["-warnings-as-errors"])] : []

let rxSwift: [Target.Dependency] = [
    .product(name: "RxSwift", package: "RxSwift"),
    .product(name: "RxRelay", package: "RxSwift"),
    .product(name: "RxCocoa", package: "RxSwift"),
]

let package = Package(
    name: "Examples",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .executable(name: "book-search", targets: ["BookSearchRxSwiftConsole"]),
        .executable(name: "find-number", targets: ["FindNumberConsole"]),
        .executable(name: "item-list", targets: ["ItemListConsole"]),
        .executable(name: "project-manager", targets: ["ProjectManagerConsole"]),
        .executable(name: "sign-in", targets: ["SignInConsole"]),
    ],
    dependencies: [
        usesRealRxSwift
            ? .package(url: "https://github.com/ReactiveX/RxSwift", from: "6.9.0")
            : .package(path: "StandIns/RxSwift")
    ],
    targets: [
        .target(name: "FindNumber", dependencies: rxSwift, exclude: ["FindNumber.vm"], swiftSettings: settings),
        .executableTarget(name: "FindNumberConsole", dependencies: ["FindNumber"], swiftSettings: settings),
        .testTarget(
            name: "FindNumberTests",
            dependencies: ["FindNumber", "ExampleTestSupport"] + rxSwift,
            swiftSettings: settings
        ),
        .target(name: "ItemList", dependencies: rxSwift, exclude: ["ItemList.vm"], swiftSettings: settings),
        .executableTarget(name: "ItemListConsole", dependencies: ["ItemList"], swiftSettings: settings),
        .testTarget(
            name: "ItemListTests",
            dependencies: ["ItemList", "ExampleTestSupport", .product(name: "RxTest", package: "RxSwift")] + rxSwift,
            swiftSettings: settings
        ),
        .target(
            name: "ProjectManager",
            dependencies: rxSwift,
            exclude: ["AddProjectDetail.vm", "EditProjectDetail.vm", "ProjectList.vm"],
            swiftSettings: settings
        ),
        .executableTarget(name: "ProjectManagerConsole", dependencies: ["ProjectManager"], swiftSettings: settings),
        .testTarget(name: "ProjectManagerTests", dependencies: ["ProjectManager"] + rxSwift, swiftSettings: settings),
        .target(name: "SignIn", dependencies: rxSwift, exclude: ["SignIn.vm"], swiftSettings: settings),
        .executableTarget(name: "SignInConsole", dependencies: ["SignIn"], swiftSettings: settings),
        .testTarget(name: "SignInTests", dependencies: ["SignIn"] + rxSwift, swiftSettings: settings),
        .target(
            name: "BookSearchRxSwift",
            dependencies: rxSwift,
            exclude: ["BookSearch.vm"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "BookSearchRxSwiftConsole",
            dependencies: ["BookSearchRxSwift"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "BookSearchRxSwiftTests",
            dependencies: ["BookSearchRxSwift"] + rxSwift,
            swiftSettings: settings
        ),
        .target(name: "ExampleTestSupport", path: "Tests/ExampleTestSupport", swiftSettings: settings),
    ],
    swiftLanguageModes: usesSwift5Mode ? [.v5] : [.v6]
)

// RxTest's virtual time is a product of RxSwift itself only.
if usesRealRxSwift {
    package.targets.append(
        .testTarget(
            name: "FindNumberRxTests",
            dependencies: ["FindNumber", .product(name: "RxTest", package: "RxSwift")] + rxSwift,
            swiftSettings: settings
        )
    )
}

#if canImport(Combine)
    let buildsCombine = true
#else
    let buildsCombine = usesOpenCombine
#endif

if buildsCombine {
    let combine: [Target.Dependency] = [.product(name: "CombineShim", package: "CombineShim")]
    package.dependencies.append(.package(path: "StandIns/CombineShim"))
    package.products += [
        .executable(name: "book-search-combine", targets: ["BookSearchCombineConsole"]),
        .executable(name: "detail-wait", targets: ["DetailWaitConsole"]),
    ]
    package.targets += [
        .target(
            name: "BookSearchCombine",
            dependencies: combine,
            exclude: ["BookSearch.vm"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "BookSearchCombineConsole",
            dependencies: ["BookSearchCombine"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "BookSearchCombineTests",
            dependencies: ["BookSearchCombine"] + combine,
            swiftSettings: settings
        ),
        .target(
            name: "DetailWait",
            dependencies: combine,
            exclude: ["DetailWait.vm", "WaitRoom.vm"],
            swiftSettings: settings
        ),
        .executableTarget(name: "DetailWaitConsole", dependencies: ["DetailWait"], swiftSettings: settings),
        .testTarget(name: "DetailWaitTests", dependencies: ["DetailWait"] + combine, swiftSettings: settings),
    ]
}
