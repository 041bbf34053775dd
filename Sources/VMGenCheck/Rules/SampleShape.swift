import VMGenModel
import VMGenSpec

/// A sample that tests cannot use.
enum SampleShape: Rule {
    package static let id = "sample"

    /// Nothing stands behind `name`.
    static func empty(_ name: Fragment) -> Finding {
        error("the value of `\(name.text)` is missing; write it as `\(name.text): …`", at: name.range)
    }

    /// The constant `name` is given a value, and no type.
    /// `isNamed` tells that it has the name of something that has samples.
    static func untyped(_ name: Fragment, value: Fragment, at line: Fragment, isNamed: Bool) -> Finding {
        if isNamed { return error("a sample stands behind a colon: `\(name.text): \(value.text)`", at: line.range) }
        return error("a constant says its type; write `\(constant(name.text, value: value))`", at: line.range)
    }

    /// A line that declares a constant: `kitchen: Room = Room(id: 1)`.
    private static func constant(_ name: String, value: Fragment) -> String {
        var cursor = TextCursor(value)
        let type = cursor.identifier().flatMap { $0.text.first?.isUppercase == true ? $0.text : nil }
        return "\(name): \(type ?? "Type") = \(type == value.text ? "…" : value.text)"
    }

    /// `value` is a third value.
    static func tooMany(_ value: Fragment) -> Finding {
        error(
            "a sample has one value, or two that differ; a value that has commas stands below its name behind a dash",
            at: value.range
        )
    }

    /// `value` is a second value of the constant `name`.
    static func second(_ value: Fragment, of name: Fragment, type: Fragment) -> Finding {
        let own =
            value.isEmpty ? "" : "; a second one is another constant, `\(name.text)2: \(type.text) = \(value.text)`"
        return error("a constant has one value\(own)", at: value.range)
    }

    /// `value` is the same as the one before it.
    static func same(_ value: Fragment) -> Finding {
        error("the second value has to differ from the first, so that tests can tell a change", at: value.range)
    }

    /// What is wrong with the constant `name` where tests, which are written for `framework`, have that name for something else; nil
    /// for any other.
    static func taken(_ name: Fragment, in framework: TestFramework) -> Finding? {
        if let what = ownNames[name.text] {
            return error("in the test of a scenario `\(name.text)` is \(what); choose another name", at: name.range)
        }
        guard framework == .xctest, xctestNames.contains(name.text) else { return nil }
        return error("`\(name.text)` is a property of every `XCTestCase`; choose another name", at: name.range)
    }

    /// What scenarios' tests call by which name.
    private static let ownNames = [
        "expect": "what compares", "harness": "what stands for the view", "scenario": "what tells of a failure",
    ]
    /// The properties of a test case, and of the `NSObject` that it is on Apple's platforms.
    private static let xctestNames: Set<String> = [
        "className", "continueAfterFailure", "debugDescription", "description", "executionTimeAllowance", "hash",
        "invocation", "name", "superclass", "testCaseCount", "testRun", "testRunClass",
    ]

    /// `name` is neither declared nor a type that the spec names.
    static func unknown(_ name: Fragment, value: Fragment?, among candidates: [String]) -> Finding {
        var otherwise = "; a sample is that of a request, a type that the spec names, an input or a parameter"
        if let value, name.text.first?.isLowercase == true {
            otherwise += ", and a constant says its type, `\(constant(name.text, value: value))`"
        }
        let ending = Suggestion.ending(for: name.text, among: candidates, otherwise: otherwise)
        return error("nothing in this spec is called `\(name.text)`\(ending)", at: name.range)
    }

    /// `name` is `member`, which takes no sample.
    static func noSample(_ name: Fragment, what: String, type: String?) -> Finding {
        let ending = type.map { "; give one of its type, `\($0): …`" } ?? ""
        return error("`\(name.text)` is \(what), which has no samples\(ending)", at: name.range)
    }

    /// `name` has a sample, or is a constant, at `first` already.
    static func duplicate(_ name: Fragment, first: Fragment, isConstant: Bool) -> Finding {
        let what =
            isConstant
            ? "a constant `\(name.text)` already; choose another name"
            : "a sample of `\(name.text)` already; a second value stands behind the first, after a comma"
        return error(
            "there is \(what)",
            at: name.range,
            notes: [("first declared here", first.range)]
        )
    }
}
