import VMGenPlan

extension SessionStubPlan: TemplateRecord {
    package static let contract = TemplateContract<SessionStubPlan>(
        "session stub",
        "What the template of a URL session's stub sees.",
        [
            .text("module", "the module that has the protocol; empty where nobody knows it") { $0.module ?? "" },
            .text("library", "the module that is the runtime's library, by which its types are named: `Combine`") {
                $0.library
            },
            .flag("isShared", "whether the tests of several modules use it") { $0.isShared },
            .flag("sendsBodies", "whether some requests have a body") { $0.sendsBodies },
            .partial("requests", ["Tests/session/requests"], "what prints its methods of the protocol") {
                "\($0.folder)/Tests/session/requests.stencil"
            },
            .partial("delivery", ["Tests/session/delivery"], "what prints an answer's methods for other threads") {
                "\($0.folder)/Tests/session/delivery.stencil"
            },
            .texts("sessionImports", "the modules that it imports, sorted") { $0.imports },
        ]
    )
}

extension TestSupportPlan: TemplateRecord {
    package static let contract = TemplateContract<TestSupportPlan>(
        "test support",
        "What the template of a test target's support file sees.",
        [
            .text(
                "module",
                "the module that has what stands in for the runtime, or such types; empty where it is not needed"
            ) {
                $0.module ?? ""
            },
            .text("library", "the module that is the runtime's library, by which its types are named: `Combine`") {
                $0.library
            },
            .texts("imports", "the modules that it imports, sorted") { $0.imports },
            .partials("pieces", ["Tests/support/"], "the templates that it is made of") { $0.pieces },
            .text("timeType", "the name of what stands in for time") { $0.timeType },
            .flag("usesSwiftTesting", "whether tests are written for Swift Testing") { $0.usesSwiftTesting },
            .flag("usesXCTest", "whether tests are written for XCTest") { $0.usesXCTest },
            .flag("playsScenarios", "whether some of the tests play scenarios") { $0.playsScenarios },
            .texts("ownTypes", "the types of that module, sorted, that another one has too which tests import") {
                $0.ownTypes
            },
            .text("placeParameters", "the parameters that tell where a failure is reported") { plan in
                (plan.usesSwiftTesting ? "fileID: String = #fileID, " : "")
                    + "file: StaticString = #filePath, line: UInt = #line"
            },
            .text("placeArguments", "those parameters handed on") { plan in
                (plan.usesSwiftTesting ? "fileID: fileID, " : "") + "file: file, line: line"
            },
        ]
    )

    private var usesSwiftTesting: Bool { frameworks.contains(.swiftTesting) }

    private var usesXCTest: Bool { frameworks.contains(.xctest) || !usesSwiftTesting }
}

extension ModuleTestSupportPlan: TemplateRecord {
    package static let contract = TemplateContract<ModuleTestSupportPlan>(
        "module test support",
        "What the template of a module's own test support sees, where another module has what all share.",
        [
            .text("module", "the module") { $0.module },
            .text("library", "the module that is the runtime's library, by which its types are named: `Combine`") {
                $0.library
            },
            .texts("imports", "the modules that it imports beside it, sorted") { $0.imports },
            .flag("usesURLSession", "whether its view models ask a URL session") { $0.usesURLSession },
            .partials("pieces", ["Tests/support/VirtualTime"], "the templates that it is made of") { $0.pieces },
            .text("timeType", "the name of what stands in for time") { $0.timeType },
        ]
    )
}
