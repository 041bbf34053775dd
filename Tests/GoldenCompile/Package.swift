// swift-tools-version: 6.0

import PackageDescription

// Compiles the golden files of Tests/VMGenCoreTests/Golden, a module a case, with warnings as errors. The folders here are
// links to them. Where a case has hand-written logic, that is compiled in place of the scaffold.
//
// Environment variables, as for Examples/Package.swift:
//   VMGEN_RXSWIFT=1       builds against RxSwift itself instead of the stand-in
//   VMGEN_OPENCOMBINE=1   compiles the cases that run on Combine also where there is none: on OpenCombine
//   VMGEN_SWIFT_MODE=5    compiles in Swift 5 mode instead of Swift 6 mode
let usesRealRxSwift = Context.environment["VMGEN_RXSWIFT"] == "1"
let usesOpenCombine = Context.environment["VMGEN_OPENCOMBINE"] == "1"
let usesSwift5Mode = Context.environment["VMGEN_SWIFT_MODE"] == "5"

/// One case: the names of its specs, and of those that have logic.
typealias Case = (name: String, specs: [String], logic: [String])

/// The cases that run on RxSwift.
let cases: [Case] = [
    ("Corners", ["Checks", "Lookup", "Marks", "Sizes", "step-count", "Tally"], ["Checks"]),
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
    ("Persistence", ["Preferences"], []),
    ("Public", ["Account", "Tip"], []),
    ("Repeats", ["Reports", "Search"], ["Reports"]),
    ("Requests", ["Catalogue"], []),
    ("Scenarios", ["Register", "Search"], []),
    ("Screens", ["Chat", "Film", "List", "Login"], ["Chat", "List"]),
]

/// The cases that run on Combine.
let combineCases: [Case] = [
    ("CornersCombine", ["Checks", "Lookup", "Marks", "Sizes", "step-count", "Tally"], ["Checks"]),
    ("CounterCombine", ["Counter"], []),
    (
        "FormsCombine", ["Height", "Movie", "Paging", "Register", "Rooms", "SignIn"],
        ["Paging", "Register", "Rooms", "SignIn"]
    ),
    (
        "HardCasesCombine", ["About", "Feed", "Inbox", "Picker", "Profile", "Settings", "Weather"],
        ["Feed", "Inbox", "Picker", "Profile", "Weather"]
    ),
    ("PersistenceCombine", ["Preferences"], []),
    ("PublicCombine", ["Account", "Tip"], []),
    ("RequestsCombine", ["Catalogue"], []),
    ("ScenariosCombine", ["Search"], []),
    ("ScreensCombine", ["Chat", "Film", "List", "Login"], ["Chat", "List"]),
]

let settings: [SwiftSetting] = [.unsafeFlags(["-warnings-as-errors"])]

let rxSwift: [Target.Dependency] = [
    .product(name: "RxSwift", package: "RxSwift"),
    .product(name: "RxRelay", package: "RxSwift"),
    .product(name: "RxCocoa", package: "RxSwift"),
]

/// The module of each of `cases`, and its tests.
func targets(_ cases: [Case], dependencies: [Target.Dependency]) -> [Target] {
    cases.flatMap { name, specs, logic -> [Target] in
        [
            .target(
                name: name,
                dependencies: dependencies,
                exclude: ["Tests"] + specs.map { "\($0).vm" } + logic.map { "\($0)ViewModel+Logic.swift" },
                swiftSettings: settings
            ),
            .testTarget(
                name: "\(name)Tests",
                dependencies: [.byName(name: name)] + dependencies,
                swiftSettings: settings
            ),
        ]
    }
}

/// The tests of what those of `cases` do when they run that have a folder `Behaviour/RUNTIME/CASE`. The tests themselves
/// are the same for both runtimes: links to `Behaviour/Cases`, over names for both in `Behaviour/RUNTIME/Support`.
func behaviour(
    _ cases: [Case],
    dependencies: [Target.Dependency],
    folder: String,
    settings: [SwiftSetting]
) -> [Target] {
    let tested = ["Forms", "HardCases", "Persistence", "Public", "Requests", "Screens"]
    return cases.compactMap { name, _, _ -> Target? in
        let test = name.hasSuffix("Combine") ? String(name.dropLast("Combine".count)) : name
        guard tested.contains(test) else { return nil }
        return .testTarget(
            name: "\(name)BehaviourTests",
            dependencies: [.byName(name: name)] + dependencies,
            path: "Behaviour/\(folder)/\(test)",
            swiftSettings: settings
        )
    }
}

let package = Package(
    name: "GoldenCompile",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        usesRealRxSwift
            ? .package(url: "https://github.com/ReactiveX/RxSwift", from: "6.9.0")
            : .package(path: "../../Examples/StandIns/RxSwift")
    ],
    targets: targets(cases, dependencies: rxSwift)
        + behaviour(
            cases,
            dependencies: rxSwift + [.product(name: "RxTest", package: "RxSwift")],
            folder: "RxSwift",
            settings: settings + [.define("RXSWIFT")]
        ),
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
    package.targets += targets(combineCases, dependencies: combine)
    package.targets += behaviour(combineCases, dependencies: combine, folder: "Combine", settings: settings)
}
