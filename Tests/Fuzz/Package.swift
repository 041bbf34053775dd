// swift-tools-version: 6.0

import PackageDescription

// Feeds vmgen what nobody writes, with libFuzzer: `Scripts/fuzz`. A package of its own, since all of it is built to watch
// which branches run; the modules are symbolic links to the root's. With VMGEN_FUZZ_ADDRESS=1 the address sanitizer looks on;
// one flag names both, since of two only the last counts.
let looksAtAddresses = Context.environment["VMGEN_FUZZ_ADDRESS"] == "1"
let sanitizers = [looksAtAddresses ? "-sanitize=fuzzer,address" : "-sanitize=fuzzer"]
let watched: [SwiftSetting] = [.unsafeFlags(sanitizers)]

// On Linux lld links it: gold, the toolchain's own choice, fails at the line numbers of optimized code.
#if os(Linux)
    let linked: [LinkerSetting] = [.unsafeFlags(sanitizers + ["-use-ld=lld"])]
#else
    let linked: [LinkerSetting] = [.unsafeFlags(sanitizers)]
#endif

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    targets: [
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "VMGenCore", "VMGenTesting", "VMGenPlan", "VMGenCheck", "VMGenModel", "VMGenSpec", "VMGenTemplating",
                "VMGenDiagnostics",
            ],
            swiftSettings: watched,
            linkerSettings: linked
        ),
        .target(
            name: "VMGenCore",
            dependencies: [
                "VMGenTesting", "VMGenDoubles", "VMGenPlan", "VMGenCheck", "VMGenModel", "VMGenSpec", "VMGenTemplates",
                "VMGenTemplating", "VMGenWorkers", "VMGenDiagnostics",
            ],
            exclude: ["Documentation.docc"],
            swiftSettings: watched
        ),
        .target(
            name: "VMGenTesting",
            dependencies: [
                "VMGenDoubles", "VMGenValues", "VMGenPlan", "VMGenModel", "VMGenSpec", "VMGenTemplating",
                "VMGenWorkers", "VMGenDiagnostics",
            ],
            swiftSettings: watched
        ),
        .target(
            name: "VMGenDoubles",
            dependencies: ["VMGenPlan", "VMGenModel", "VMGenSpec", "VMGenTemplating", "VMGenDiagnostics"],
            swiftSettings: watched
        ),
        .target(
            name: "VMGenValues",
            dependencies: ["VMGenModel", "VMGenSpec", "VMGenDiagnostics"],
            swiftSettings: watched
        ),
        .target(
            name: "VMGenPlan",
            dependencies: ["VMGenModel", "VMGenSpec", "VMGenTemplating", "VMGenDiagnostics"],
            swiftSettings: watched
        ),
        .target(
            name: "VMGenCheck",
            dependencies: ["VMGenModel", "VMGenSpec", "VMGenDiagnostics"],
            exclude: ["Explanations"],
            swiftSettings: watched
        ),
        .target(name: "VMGenModel", dependencies: ["VMGenSpec", "VMGenDiagnostics"], swiftSettings: watched),
        .target(name: "VMGenSpec", dependencies: ["VMGenDiagnostics"], swiftSettings: watched),
        .target(name: "VMGenTemplating", dependencies: ["VMGenDiagnostics"], swiftSettings: watched),
        .target(name: "VMGenTemplates"),
        .target(name: "VMGenWorkers"),
        .target(name: "VMGenDiagnostics", swiftSettings: watched),
    ],
    swiftLanguageModes: [.v6]
)
