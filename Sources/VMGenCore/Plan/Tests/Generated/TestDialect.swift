import VMGenDiagnostics

/// How tests are written for one framework: everything in which XCTest and Swift Testing differ.
struct TestDialect {
    /// The framework.
    let framework: TestFramework

    /// The module that has it.
    var module: String { framework == .swiftTesting ? "Testing" : "XCTest" }

    /// The line that begins the declaration of the type called `name`.
    func declaration(_ name: String) -> String {
        framework == .swiftTesting ? "@MainActor\n@Suite struct \(name)" : "@MainActor\nfinal class \(name): XCTestCase"
    }

    /// The declaration of a constant of the tests. Each test has one of its own.
    func constant(_ name: String, type: String, value: String) -> [String] {
        let keyword = framework == .swiftTesting ? "let" : "lazy var"
        let typed = value.hasPrefix("\(type)(") ? "" : ": \(type)"
        let line = "private \(keyword) \(SwiftText.escaped(name))\(typed) = \(value)"
        let lines = line.split(separator: "\n").map(String.init)
        guard lines.count == 1, line.count > Self.width + 4, value.hasPrefix("\(type)("), value.hasSuffix(")") else {
            return lines
        }
        let inner = String(value.dropFirst(type.count + 1).dropLast())
        let arguments = SwiftText.split(Fragment(inner, SourceRange(0, inner.utf8.count)), on: ",").map(\.text)
        return Self.call(String(line.dropLast(inner.count + 2)), arguments, isBroken: true)
    }

    /// The lines of `statement`, not indented.
    func lines(of statement: TestStatement) -> [String] {
        let isTesting = framework == .swiftTesting
        switch statement {
        case .line(let text): return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        case .comment(let text): return ["// \(text)"]
        case .blank: return [""]
        case .equal(let actual, let expected):
            return [isTesting ? "#expect(\(actual) == \(expected))" : "XCTAssertEqual(\(actual), \(expected))"]
        case .isTrue(let value): return [isTesting ? "#expect(\(value))" : "XCTAssertTrue(\(value))"]
        case .isFalse(let value): return [isTesting ? "#expect(!\(operand(value)))" : "XCTAssertFalse(\(value))"]
        case .isNil(let value): return [isTesting ? "#expect(\(value) == nil)" : "XCTAssertNil(\(value))"]
        case .comes(let actual, let expected): return Self.call("await expect", [actual, "equals: \(expected)"])
        case .matches(let actual, let pattern):
            return ["await expect(\(actual)) { if case \(pattern) = $0 { true } else { false } }"]
        case .isType(let actual, let type): return ["await expect(\(actual)) { $0 is \(type) }"]
        }
    }

    /// The line that begins the method of `test`. XCTest finds the methods of a class on the main actor only where they are
    /// `async`.
    func signature(of test: GeneratedTest) -> String {
        let effects = [test.isAsync ? "async" : nil, test.isThrowing ? "throws" : nil].compactMap { $0 }
        guard framework == .swiftTesting else {
            return
                "func test\(test.name.capitalizedFirst)() async\(test.isThrowing || test.skip != nil ? " throws" : "")"
        }
        // What the user is to write may wait and throw.
        let isToBeWritten = test.skip != nil && !test.body.isEmpty
        let words = isToBeWritten ? " async throws" : effects.map { " \($0)" }.joined()
        return "\(attribute(skip: test.skip)) func \(SwiftText.escaped(test.name))()\(words)"
    }

    /// The statements of the method of `test`, not indented.
    func body(of test: GeneratedTest) -> [String] {
        let body = test.body.flatMap(lines)
        guard let skip = test.skip, framework != .swiftTesting else { return body }
        if body.isEmpty { return ["throw XCTSkip(\(SwiftText.literal(skip)))"] }
        return ["try XCTSkipIf(true, \(SwiftText.literal(skip)))", ""] + body
    }

    /// What makes a method a test of Swift Testing.
    private func attribute(skip: String?) -> String {
        skip.map { "@Test(.disabled(\(SwiftText.literal($0))))" } ?? "@Test"
    }

    /// The longest line.
    private static let width = 120 - 8

    /// `call(arguments)`, an argument a line where they do not fit into one.
    private static func call(_ call: String, _ arguments: [String], isBroken: Bool = false) -> [String] {
        let line = "\(call)(\(arguments.joined(separator: ", ")))"
        guard isBroken || line.count > width else { return line.split(separator: "\n").map(String.init) }
        let inner = arguments.enumerated().map { index, argument in
            "    \(argument)\(index + 1 < arguments.count ? "," : "")"
        }
        return ["\(call)("] + inner + [")"]
    }

    /// `value` as the operand of `!`.
    private func operand(_ value: String) -> String { value.contains(" ") ? "(\(value))" : value }
}
