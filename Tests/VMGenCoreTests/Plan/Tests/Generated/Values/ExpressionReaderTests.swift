import Testing
import VMGenDiagnostics
import VMGenModel
import VMGenSpec

@testable import VMGenTesting
@testable import VMGenValues

@Suite("What is reckoned of an expression")
struct ExpressionReaderTests {
    @Test(
        "Products come before sums, comparisons after them, `&&` and `||` last",
        arguments: [
            ("1 + 2", "3"), ("1 + 2 * 3", "7"), ("7 - 2 - 1", "4"), ("7 % 4", "3"), ("2 <= 1", "false"),
            ("1 + 1 == 2", "true"), ("(-1) + 3", "2"), ("(1 + 1) * 2", "4"), ("0.1 + 0.2", "0.30000000000000004"),
            ("1 < 2 && !(2 < 1)", "true"), ("false || \"a\" == \"b\"", "false"), ("nil ?? 2", "2"), ("3 ?? 2", "3"), ("Optional(4) ?? 1", "4"),
            ("1 > 2 ? \"a\" : \"b\"", "\"b\""),
        ]
    )
    func operators(swift: String, result: String) {
        #expect(value(swift) == result)
    }

    @Test(
        "What arrives is put in",
        arguments: [
            ("$0.isEmpty", "String", "\"\"", "true"), ("!$0.isEmpty", "String", "\"a\"", "true"),
            ("!($0 ?? \"\").isEmpty", "String?", "nil", "false"), ("$0?.count ?? 0", "String?", "nil", "0"),
            ("$0 ?? 1", "Int?", "Optional(4)", "4"), ("$0 ?? Item()", "Item?", "Optional(Item(id: 4))", "Item(id: 4)"),
            ("$0 * 1.5", "Double", "2", "3.0"), ("Double($0) * 1.5", "Int", "1", "1.5"),
            ("Float($0)", "Double", "1.5", "1.5"), ("$0.map { \"\\($0)\" } ?? \"none\"", "Double?", "2", "\"2.0\""),
            ("\"\\($0 ?? 0)\"", "Double?", "nil", "\"0.0\""), ("\"\\($0 ?? 0)\"", "Int?", "nil", "\"0\""),
            ("\"\\(Double($0) ?? 0)\"", "String", "\"a\"", "\"0.0\""), ("String(Double($0) ?? 0)", "String", "\"a\"", "\"0.0\""),
            ("\"\\($0.first ?? 0)\"", "[Double]", "[]", "\"0.0\""), ("\"\\($0.first ?? 0)\"", "[Double]", "[2]", "\"2.0\""),
            ("\"\\($0.isEmpty ? 0 : $0[0])\"", "[Double]", "[]", "\"0.0\""), ("\"\\($0 > 3 ? $0 : 0)\"", "Double", "1", "\"0.0\""),
            ("\"\\($0 == 1 ? 1 : 0.5)\"", "Int", "1", "\"1.0\""), ("\"\\([1.5, 2][$0])\"", "Int", "1", "\"2.0\""),
            ("\"\\(-$0)\"", "Double", "0", "\"-0.0\""), ("\"\\(-$0)\"", "Int", "2", "\"-2\""),
            ("$0 == 1 ? 1 : $0 == 2 ? 2 : 3", "Int", "2", "2"), ("Double($0) ?? 0", "String", "\"1e999\"", ""),
            ("String(format: \"%.1f\", $0)", "Double", "3", "String(format: \"%.1f\", 3 as Double)"),
            ("String(format: \"%d\", $0)", "Int", "3", "String(format: \"%d\", 3)"),
            ("\"\\($0) books\"", "Int", "2", "\"2 books\""), ("\"\\($0)\"", "Double", "2", "\"2.0\""),
            ("\"\\($0)\"", "Decimal", "2.0", "\"2\""), ("\"\\($0 + $0)\"", "Decimal", "1.5", "\"3\""),
            ("\"\\($0)\"", "Decimal", "2.5", "\"2.5\""),
            ("$0.description", "Int", "7", "\"7\""), ("$0 == nil", "Int?", "nil", "true"),
            ("$0.count + 1", "[Int]", "[1, 2]", "3"), ("$0.first", "[Int]", "[1, 2]", "1"),
            ("$0[1]", "[Int]", "[1, 2]", "2"),
            ("min($0 + 1, 8)", "Int", "2", "3"), ("max($0 - 1, 1)", "Int", "1", "1"), ("max($0, 2)", "Int", "2", "2"),
            ("$0.filter { $0 > 1 }", "[Int]", "[1, 2]", "[2]"), ("$0.contains(2)", "[Int]", "[1, 2]", "true"),
            ("$0.title + \"!\"", "Book", "Book(title: \"a\")", "\"a!\""), ("Optional($0)", "Int", "1", "1"),
            ("$0 == .oldest", "Filter", ".newest", "false"), ("Page(number: $0)", "Int", "2", "Page(number: 2)"),
            ("(8...32).contains($0.count)", "String", "\"a\"", "false"), ("(0..<2).contains($0)", "Int", "1", "true"),
            ("(18...).contains($0)", "Int", "18", "true"), ("(..<18).contains($0)", "Int", "18", "false"),
            ("$0.allSatisfy(\\.isNumber)", "String", "\"12\"", "true"),
            ("$0.contains { $0.isUppercase }", "String", "\"a\"", "false"),
            ("$0.contains(where: \\.isNumber)", "String", "\"a1\"", "true"),
            ("$0.indices.contains(1)", "[Int]", "[1]", "false"),
            ("Int($0).map { ($0, 1) }", "String", "\"2\"", "(2, 1)"),
            ("Int($0).map { $0 + 1 } == nil", "String", "\"a\"", "true"),
            (".failed(message: $0)", "String", "\"a\"", ".failed(message: \"a\")"), ("($0, 2)", "Int", "1", "(1, 2)"),
        ]
    )
    func arguments(swift: String, type: String, argument: String, result: String) {
        #expect(value(swift, [KnownValue(swift: argument, type: type)]) == result)
    }

    @Test(
        "What only running it tells is unknown: what the user's own code gives, and what rounds or overflows",
        arguments: [
            "f($0)", "$0.isLong", "$1.isEmpty", "$0.isEmpty || g", "Book(title: f($0))", "try $0",
            "if $0 { 1 } else { 2 }",
            "1 / 0", "3 / 2", "1.5 % 1", "1 + ", "1 < 2 < 3", "Int.random(in: 0...1)", "$0 as? Int",
            "\"\"\"\n$0\n\"\"\"", "Store.genres == nil", "nil != Store.genres", "Store.genres ?? $0",
            "Float($0) ?? 0", "Float($0) != nil", "Float($0)! + 1", "Bool($0) == nil ? 1 : 2", "Int(Float($0) ?? 2)",
            "Int16($0, radix: 16) ?? 0", "URL(string: $0)?.host ?? $0", "Mode(rawValue: $0) ?? .first", "Character($0 + $0)",
        ]
    )
    func unknown(swift: String) {
        #expect(value(swift, [KnownValue(swift: "\"a\"", type: "String")]) == "")
    }

    @Test("What an `init` makes is known where nobody reckons with nothing")
    func made() {
        let text = KnownValue(swift: "\"a\"", type: "String")
        let room = KnownValue(swift: "Room(id: 1)", type: "Room?")
        #expect(value("Float($0)", [text]) == "Float(\"a\")")
        #expect(value("Character($0)", [text]) == "Character(\"a\")")
        #expect(value("$0 ?? Room(id: 2)", [room]) == "Room(id: 1)")
        #expect(value("$0 == nil", [room]) == "false")
    }

    @Test(
        "What may end the process where a value is not what it asks for",
        arguments: [
            ("Character($0)", true), ("characters($0)", false), ("Character.self", false),
            ("Int.random(in: 0..<$0)", true), ("random + $0", false), ("stride(from: 0, to: 10, by: $0)", true),
            ("stride(from: 0, to: 10, by: 0)", true), ("stride(from: $0, to: 10, by: 2)", false),
            ("stride(from: $0, to: 0, by: -2)", false), ("$1.prefix(upTo: $0)", true), ("$1.suffix(from: $0)", true),
            ("$1.prefix($0)", false), ("$1.removeSubrange(0..<$0)", true), ("$0 / 2", false), ("2 / $0", true),
            ("$0[\"a\"]", false), ("$0[$1, default: 0]", false), ("$0[f([$1], default: 0)]", true), ("$0[$1]", true),
            ("Double($0) / Double($1)", false), ("1.0 / $0", false), ("$0 % Double($1)", true),
        ]
    )
    func traps(swift: String, mayEnd: Bool) {
        #expect(ExpressionReader.canTrap(Fragment(swift, SourceRange(0, swift.utf8.count))) == mayEnd)
    }

    @Test(
        "A number with a fraction may be divided by 0",
        arguments: [("$1 / $0", false), ("$1 / $0.count", true), ("$1 / $2", true), ("$1 % $0", true)]
    )
    func fractions(swift: String, mayEnd: Bool) {
        let text = Fragment(swift, SourceRange(0, swift.utf8.count))
        #expect(ExpressionReader.canTrap(text, of: NameKinds(fractions: ["$0"])) == mayEnd)
    }

    @Test(
        "A dictionary may be asked for any key, and what a closure calls as it is may be something else",
        arguments: [
            ("names[$1]", false), ("$0[$1]?.count", false), ("names[$1]!", true), ("self.names[$1]", true),
            ("rooms[$1]", true), ("$1.map { names in names[0] }", true), ("names[rooms[$1]]", true),
        ]
    )
    func dictionaries(swift: String, mayEnd: Bool) {
        let text = Fragment(swift, SourceRange(0, swift.utf8.count))
        #expect(ExpressionReader.canTrap(text, of: NameKinds(dictionaries: ["names", "$0"])) == mayEnd)
    }

    @Test(
        "What a set or a dictionary is described as depends on the one at hand",
        arguments: [
            ("String(describing: $0)", "Set<Int>", "[1, 2]"), ("[String(describing: $0)]", "[String: Int]", "[:]"),
            ("String(reflecting: $0)", "Set<Int>", "[1]"),
        ]
    )
    func unordered(swift: String, type: String, argument: String) {
        #expect(value(swift, [KnownValue(swift: argument, type: type)]) == "")
        #expect(value("Page($0)", [KnownValue(swift: argument, type: type)]) != "")
    }

    @Test("The parts of a tuple keep their words, whatever can be read of them")
    func tuples() {
        let whole = KnownValue(swift: #"(id: 1, UUID(uuidString: "a, b")!, rows[0], 1...2, a ? b : c)"#)
        let element = FlowElement(components: (0..<5).map { FlowElement.Component(name: "value\($0)", type: nil) })
        let parts = whole.parts(element).map(\.swift)
        #expect(parts == ["1", #"UUID(uuidString: "a, b")!"#, "rows[0]", "1...2", "a ? b : c"])
    }

    @Test("Numbers of small or unsigned types are reckoned only where they certainly fit")
    func small() {
        let small = KnownValue(swift: "100", type: "Int8")
        #expect(value("$0 + 27", [small]) == "127")
        #expect(value("$0 + 28", [small]) == "")
        #expect(value("$0 - 101", [small]) == "")
        #expect(value("$0 * 2.0", [KnownValue(swift: "1.5", type: "Float")]) == "")
    }

    @Test("What stands for itself is the same as itself, and of others nobody knows whether they are equal")
    func spelt() {
        #expect(KnownValue(swift: ".a").isSame(KnownValue(swift: ".a")) == true)
        #expect(KnownValue(swift: ".a").isSame(KnownValue(swift: ".b")) == false)
        #expect(KnownValue(swift: "Room.empty").isSame(KnownValue(swift: "Room.first")) == nil)
        #expect(KnownValue(swift: "Room.empty").isSame(KnownValue(swift: "nil")) == nil)
        #expect(KnownValue(swift: "Room.empty", type: "Room").isSame(KnownValue(swift: "nil")) == false)
        #expect(KnownValue.unknown.isSame(.unknown) == nil)
    }

    @Test("What is made an optional stays one where nobody knows its type")
    func optional() {
        let on = KnownValue(swift: "true", type: "Bool")
        #expect(value("Optional((at: $0, by: 1))", [on]) == "Optional((at: true, by: 1))")
        #expect(
            value("Page(id: 1, title: String(describing: Optional((at: $0, by: 1))))", [on])
                == "Page(id: 1, title: String(describing: Optional((at: true, by: 1))))"
        )
        #expect(value("Optional($0)", [on]) == "true")
    }

    @Test("A name in backticks is one like others")
    func backticks() {
        var reader = ExpressionReader("!`is`", names: { $0 == "is" ? KnownValue(swift: "true") : nil })
        #expect(reader.value.swift == "false")
    }

    private func value(_ swift: String, _ arguments: [KnownValue] = []) -> String {
        var reader = ExpressionReader(swift, arguments: arguments)
        return reader.value.swift
    }
}
