import VMGenModel
import VMGenSpec
import VMGenValues

/// Everything in which tests for XCTest and for Swift Testing differ.
struct TestDialect {
    /// The framework.
    let framework: TestFramework

    /// The module that has it.
    var module: String { framework.module }

    /// The line that begins the declaration of the type called `name`.
    func declaration(_ name: String) -> String {
        framework == .swiftTesting ? "@MainActor\n@Suite struct \(name)" : "@MainActor\nfinal class \(name): XCTestCase"
    }

    /// The declaration of a constant of the tests. Each test has one of its own.
    func constant(_ name: String, type: String, value: String, namesOthers: Bool = false) -> [String] {
        if framework == .swiftTesting, namesOthers {
            return ["private var \(SwiftText.escaped(name)): \(type) {"]
                + value.split(separator: "\n").map { "    \($0)" } + ["}"]
        }
        let keyword = framework == .swiftTesting ? "let" : "lazy var"
        let constant = TestConstant(name: SwiftText.escaped(name), type: type, text: value)
        let line = "private \(keyword) \(constant.declaration)"
        return line.split(separator: "\n").map(String.init)
    }

    /// The line that begins the method of `test`. XCTest finds the methods of a class on the main actor only where they are
    /// `async`.
    func signature(of test: GeneratedTest) -> String {
        guard framework == .swiftTesting else {
            let throwing = test.isThrowing || test.skip != nil ? " throws" : ""
            return "func test\(test.name.capitalizedFirst)() async\(throwing)"
        }
        // What the user is to write may wait and throw.
        let isToBeWritten = test.skip != nil && !test.steps.isEmpty
        let words =
            (isToBeWritten || test.isAsync ? " async" : "") + (isToBeWritten || test.isThrowing ? " throws" : "")
        let attribute = test.skip.map { "@Test(.disabled(\(SwiftLiteral($0).swift)))" } ?? "@Test"
        return "\(attribute) func \(SwiftText.escaped(test.name))()\(words)"
    }

    /// The lines of the method of `test`, not indented, where `body` are those of what it does.
    func body(of test: GeneratedTest, _ body: [String]) -> [String] {
        guard let skip = test.skip, framework != .swiftTesting else { return body }
        if body.isEmpty { return ["throw XCTSkip(\(SwiftLiteral(skip).swift))"] }
        return ["try XCTSkipIf(true, \(SwiftLiteral(skip).swift))", ""] + body
    }
}
