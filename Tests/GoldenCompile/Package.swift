// swift-tools-version: 6.0

import PackageDescription

// Compiles the golden files of Tests/VMGenCoreTests/Golden, a module a case, with warnings as errors. The folders here are
// links to them. Where a case has hand-written logic, that is compiled in place of the scaffold.
//
// Environment variables, as for Examples/Package.swift:
//   VMGEN_RXSWIFT=1       builds against RxSwift itself instead of the stand-in
//   VMGEN_SWIFT_MODE=5    compiles in Swift 5 mode instead of Swift 6 mode
let usesRealRxSwift = Context.environment["VMGEN_RXSWIFT"] == "1"
let usesSwift5Mode = Context.environment["VMGEN_SWIFT_MODE"] == "5"

/// The cases, each with the names of its specs, and of those that have logic.
let cases: [(name: String, specs: [String], logic: [String])] = [
    ("Counter", ["Counter"], []),
    ("Feed", ["Feed"], ["Feed"]),
    ("FindNumber", ["FindNumber"], ["FindNumber"]),
    (
        "Forms", ["Height", "Movie", "Paging", "Register", "Rooms", "SignIn"],
        ["Paging", "Register", "Rooms", "SignIn"]
    ),
    (
        "HardCases", ["About", "Feed", "Picker", "Profile", "Settings", "Weather"],
        ["Feed", "Picker", "Profile", "Weather"]
    ),
    ("Keywords", ["Keywords"], ["Keywords"]),
    ("Notes", ["Notes"], ["Notes"]),
    ("Repeats", ["Reports", "Search"], ["Reports"]),
]

let settings: [SwiftSetting] = [.unsafeFlags(["-warnings-as-errors"])]

let rxSwift: [Target.Dependency] = [
    .product(name: "RxSwift", package: "RxSwift"),
    .product(name: "RxRelay", package: "RxSwift"),
    .product(name: "RxCocoa", package: "RxSwift"),
]

let package = Package(
    name: "GoldenCompile",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        usesRealRxSwift
            ? .package(url: "https://github.com/ReactiveX/RxSwift", from: "6.9.0")
            : .package(path: "../../Examples/StandIns/RxSwift")
    ],
    targets: cases.flatMap { name, specs, logic -> [Target] in
        [
            .target(
                name: name,
                dependencies: rxSwift,
                exclude: ["Tests"] + specs.map { "\($0).vm" } + logic.map { "\($0)ViewModel+Logic.swift" },
                swiftSettings: settings
            ),
            .testTarget(
                name: "\(name)Tests",
                dependencies: [.byName(name: name)] + rxSwift,
                swiftSettings: settings
            ),
        ]
    },
    swiftLanguageModes: usesSwift5Mode ? [.v5] : [.v6]
)
