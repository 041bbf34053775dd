import Testing

@testable import VMGenCore
@testable import VMGenPlan

@Suite("Breaking of long lines")
struct LineBreakerTests {
    private let long = "aVeryLongNameOfAnArgument: andItsValue"

    @Test("What fits stays")
    func short() {
        let text = "let a = f(b, c)\n    // \(String(repeating: "long comment ", count: 12))\n"
        #expect(LineBreaker.broken(text) == text)
        let line = "f(" + String(repeating: "x", count: 117) + ")"
        #expect(LineBreaker.broken(line) == line)
    }

    @Test("A call has an argument a line")
    func call() {
        #expect(
            LineBreaker.broken("    viewModel = Some(\(long), other: [1, 2], \(long)).with(a, b)") == """
                    viewModel = Some(
                        \(long),
                        other: [1, 2],
                        \(long)
                    ).with(a, b)
                """
        )
    }

    @Test("A declaration has a parameter a line, and its body stays behind the closing bracket")
    func declaration() {
        #expect(
            LineBreaker.broken(
                "func f(_ a: Dictionary<Int, String>, \(long), \(long)) -> Int { preconditionFailure() }"
            ) == """
                func f(
                    _ a: Dictionary<Int, String>,
                    \(long),
                    \(long)
                ) -> Int { preconditionFailure() }
                """
        )
    }

    @Test("A function whose long part is what it returns has its body on lines of its own")
    func answer() {
        let type = "AnyPublisher<(LoyaltyMemberInfo, CoinModel, [CheckinProgress]), Error>"
        #expect(
            LineBreaker.broken("func loadWhatIsNew() -> \(type) { Empty().eraseToAnyPublisher() }") == """
                func loadWhatIsNew() -> \(type) {
                    Empty().eraseToAnyPublisher()
                }
                """
        )
        let lines = LineBreaker.broken("func loadEverythingThatIsNewForTheMember() async throws -> \(type)? { nil }")
        #expect(lines.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test("Of what is chosen by `if` and `else` each has lines of its own")
    func choices() {
        let made = "Command(latitude: latitude, longitude: longitude, isAnimated: true)"
        #expect(
            LineBreaker.broken(
                ".compactMap { if case let .located(latitude, longitude) = $0 { \(made) } else if b { \(made) } else { nil } }"
            ) == """
                .compactMap {
                    if case let .located(latitude, longitude) = $0 {
                        \(made)
                    } else if b {
                        \(made)
                    } else {
                        nil
                    }
                }
                """
        )
    }

    @Test("Statements have a line each, and so have the cases of a switch, below it")
    func statements() {
        let words = "the first word and the second word and the third"
        #expect(
            LineBreaker.broken(
                "    .map { let a = f($0); if case .b = a, case .c = g { h(.default) }; return \"\(words) \(words)\" }"
            ) == """
                    .map {
                        let a = f($0)
                        if case .b = a, case .c = g { h(.default) }
                        return "\(words) \(words)"
                    }
                """
        )
        #expect(
            LineBreaker.broken(
                "    .map { switch $0 { case .a: \"\(words)\" case .b(let x): \"\(words)\"; default: nil } }"
            ) == """
                    .map {
                        switch $0 {
                        case .a: "\(words)"
                        case .b(let x): "\(words)"
                        default: nil
                        }
                    }
                """
        )
        #expect(
            LineBreaker.broken(
                "    .map { switch $0 { case .a: let x = g(.b ? 1 : 2); return x; case .c: return f(\(long), \(long)) } }"
            ) == """
                    .map {
                        switch $0 {
                        case .a:
                            let x = g(.b ? 1 : 2)
                            return x
                        case .c:
                            return f(\(long), \(long))
                        }
                    }
                """
        )
    }

    @Test("What is still too long breaks again")
    func nested() {
        #expect(
            LineBreaker.broken("f(a, g(\(long), \(long), \(long), \(long)))") == """
                f(
                    a,
                    g(
                        \(long),
                        \(long),
                        \(long),
                        \(long)
                    )
                )
                """
        )
    }

    @Test("A closure has its body on a line of its own, its head stays")
    func closure() {
        #expect(
            LineBreaker.broken("    .subscribe(onNext: { [weak self] value in self?.set(\(long), \(long), key: key) })")
                == """
                    .subscribe(onNext: { [weak self] value in
                        self?.set(\(long), \(long), key: key)
                    })
                """
        )
        #expect(
            LineBreaker.broken("guard let status = response.status, status == \(long) else { throw \(long) + \(long) }")
                == """
                guard let status = response.status, status == \(long) else {
                    throw \(long) + \(long)
                }
                """
        )
        #expect(
            LineBreaker.broken("    if !(\(long) == \(long)) { report(\(long)) }") == """
                    if !(\(long) == \(long)) {
                        report(\(long))
                    }
                """
        )
        let loop = "func f() { for value in values { print(value, \(long)); print(value, value, value, \(long)) } }"
        #expect(LineBreaker.broken(loop).hasPrefix("func f() {\n    for value in values {\n"))
    }

    @Test("Operands have lines of their own")
    func operators() {
        #expect(
            LineBreaker.broken("    \(long).a + \(long).b + f(\"+ , (\") + \(long).c") == """
                    \(long).a
                        + \(long).b
                        + f("+ , (")
                        + \(long).c
                """
        )
    }

    @Test("Behind the sign of an assignment, where the brackets are those of the type")
    func assignment() {
        #expect(
            LineBreaker.broken("        let name: Stream<(\(long), \(long)), Never> = input.name.map()") == """
                        let name: Stream<(\(long), \(long)), Never> =
                            input.name.map()
                """
        )
    }

    @Test("Strings and what a user wrote as it stands are left alone")
    func leftAlone() {
        let words = String(repeating: "a, (b), ", count: 16)
        let string = "let a = \"\"\"\n    \(words)\n    \"\"\""
        #expect(LineBreaker.broken(string) == string)
        let literal = "let a = \"\(words)\""
        #expect(LineBreaker.broken(literal) == "let a =\n    \"\(words)\"")
        let verbatim = "    let tuple = f(\(words)c)"
        #expect(LineBreaker.broken(verbatim, verbatim: [String(verbatim.dropFirst(4))]) == verbatim)
        #expect(LineBreaker.broken(verbatim) != verbatim)
    }

    @Test("Nothing is lost: without blanks and line ends a text is what it was")
    func nothingLost() {
        let parts = [
            "f(", ")", "[", "]", "{ x in ", " }", ", ", "\"a, b\"", " + ", " = ", "name", "<", ">", "é", ": ", ".",
        ]
        var state: UInt64 = 42
        for _ in 0..<2_000 {
            var text = ""
            for _ in 0..<60 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += parts[Int(state >> 33) % parts.count]
            }
            let broken = LineBreaker.broken(text)
            #expect(broken.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
        }
    }
}
