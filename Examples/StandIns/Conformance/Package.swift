// swift-tools-version: 6.0

import Foundation
import PackageDescription

// Shows that the stand-in behaves as RxSwift does: the same tests, against the stand-in by default and against RxSwift
// itself with VMGEN_RXSWIFT=1.
let usesRxSwift = ProcessInfo.processInfo.environment["VMGEN_RXSWIFT"] == "1"

let package = Package(
    name: "Conformance",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        usesRxSwift
            ? .package(url: "https://github.com/ReactiveX/RxSwift", from: "6.9.0")
            : .package(path: "../RxSwift")
    ],
    targets: [
        .testTarget(
            name: "ConformanceTests",
            dependencies: [
                .product(name: "RxSwift", package: "RxSwift"),
                .product(name: "RxRelay", package: "RxSwift"),
                .product(name: "RxCocoa", package: "RxSwift"),
                .product(name: "RxTest", package: "RxSwift"),
            ]
        )
    ],
    swiftLanguageModes: [.v5]
)
