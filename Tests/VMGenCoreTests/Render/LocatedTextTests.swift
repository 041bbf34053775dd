import Testing
import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenModel
@testable import VMGenPlan
@testable import VMGenTesting

/// `#sourceLocation` around what stands in the spec: `«12:5|text»` is a mark in these tests.
@Suite("Places in the spec")
struct LocatedTextTests {
    @Test("A declaration: before it and after it")
    func declaration() {
        expect(
            """
            struct Input {
                /// What the view sends.
                let add: «7:3|Observable<Int>»
                let clear: Observable<Void>
            }
            """,
            becomes: """
                struct Input {
                #sourceLocation(file: "A.vm", line: 6)
                    /// What the view sends.
                    let add: Observable<Int>
                #sourceLocation()
                    let clear: Observable<Void>
                }
                """
        )
    }

    @Test("A closure: its body gets lines of its own, in the column of the spec")
    func closure() {
        expect(
            """
            input.add
                .map { a, _ in «12:20|a + 1» }
                .filter {«12:34|$0 > 1»}
            """,
            becomes: """
                input.add
                    .map { a, _ in\u{20}
                #sourceLocation(file: "A.vm", line: 12)
                                   a + 1
                #sourceLocation()
                 }
                    .filter {
                #sourceLocation(file: "A.vm", line: 12)
                                                 $0 > 1
                #sourceLocation()
                }
                """
        )
    }

    @Test("Several lines of the spec, and of two parts of one statement the first")
    func severalLines() {
        expect(
            """
            let a = input.a
                .asObservable()
                «8:5|.map {»
                «9:7|$0 + 1»
                «10:5|}»
            return a
            """,
            becomes: """
                #sourceLocation(file: "A.vm", line: 6)
                let a = input.a
                    .asObservable()
                    .map {
                    $0 + 1
                    }
                #sourceLocation()
                return a
                """
        )
    }

    @Test("A statement within another, which goes back to the file for both")
    func nested() {
        expect(
            """
            let a = input
                .«8:2|b»
                .map { «8:9|$0 + 1» }
            """,
            becomes: """
                #sourceLocation(file: "A.vm", line: 7)
                let a = input
                    .b
                    .map {\u{20}
                #sourceLocation(file: "A.vm", line: 8)
                        $0 + 1
                #sourceLocation()
                 }
                """
        )
    }

    @Test("A statement behind another on its line, an attribute, a string")
    func statements() {
        expect(
            """
            if a { b(); c(«3:1|"}"») }
            @available(*, unavailable)
            func d(«5:1|e») {}
            """,
            becomes: """
                if a { b();\u{20}
                #sourceLocation(file: "A.vm", line: 3)
                c("}")
                #sourceLocation()
                 }
                #sourceLocation(file: "A.vm", line: 4)
                @available(*, unavailable)
                func d(e) {}
                #sourceLocation()
                """
        )
    }

    @Test("A body that starts behind the part is no more of it; a switch has no place among its cases")
    func bodies() {
        expect(
            """
            final class «2:1|A» {
                let b: Int
            }
            func c() {
                switch d {
                case .«4:1|e»: f()
                default:
                    «6:1|g»()
                }
            }
            """,
            becomes: """
                #sourceLocation(file: "A.vm", line: 2)
                final class A {
                #sourceLocation()
                    let b: Int
                }
                func c() {
                #sourceLocation(file: "A.vm", line: 3)
                    switch d {
                    case .e: f()
                    default:
                #sourceLocation(file: "A.vm", line: 6)
                        g()
                #sourceLocation()
                    }
                }
                """
        )
    }

    @Test("Lines that follow each other are told once; one or two that are missing are blank lines")
    func neighbours() {
        expect(
            """
            struct Input {
                let a: «7:6|Int»
                let b: «8:6|Int»
                let c: «10:6|Int»
            }
            """,
            becomes: """
                struct Input {
                #sourceLocation(file: "A.vm", line: 7)
                    let a: Int
                    let b: Int

                    let c: Int
                #sourceLocation()
                }
                """
        )
    }

    @Test("Of lines that do not follow each other each is told, and the last goes back to the file")
    func jumps() {
        expect(
            """
            a(«7:1|1»)
            a(«7:5|2»)

            a(«20:1|3»)
            b()
            """,
            becomes: """
                #sourceLocation(file: "A.vm", line: 7)
                a(1)
                #sourceLocation(file: "A.vm", line: 7)
                  a(2)

                #sourceLocation(file: "A.vm", line: 20)
                a(3)
                #sourceLocation()
                b()
                """
        )
    }

    @Test("No line before the first: nothing is said")
    func tooEarly() {
        expect("let a =\n    «1:1|b»", becomes: "let a =\n    b")
    }

    @Test("Quotes in the path")
    func quotes() {
        let text = LocatedText(MarkedText(marked("«1:1|a»")), path: #"a"b\c"#).text
        #expect(text.hasPrefix(##"#sourceLocation(file: "a\"b\\c", line: 1)"##))
    }

    /// Takes away nothing but the places and white space: built output is what `vmgen generate` writes.
    @Test("Built output says the same as generated output", arguments: GoldenTarget.all)
    func sameText(_ golden: GoldenTarget) {
        var target = golden.input(specs: golden.places.keys.sorted())
        let plain = golden.generated
        target.locatesSpecs = true
        let located = EmbeddedTemplates.generate(target)
        #expect(located.files.map(\.name) == plain.files.map(\.name))
        for (located, plain) in zip(located.files, plain.files) {
            let lines = located.contents.split(separator: "\n", omittingEmptySubsequences: false)
            let starts = lines.filter { $0.hasPrefix("#sourceLocation(file: ") }.count
            expectPairs(lines, of: located.name)
            let isViewModel = plain.place.isOutput && plain.specName != nil
            let isTests = plain.name.hasSuffix("GeneratedTests.swift")
            let isHarness = plain.name.hasSuffix("Harness.swift")
            let hasPlaces = isViewModel || isTests && plain.contents.contains("TestScenario(")
            #expect(starts > 0 || !hasPlaces, "\(located.name)")
            guard isViewModel || isTests || isHarness else {
                #expect(located.contents == plain.contents, "\(located.name)")
                continue
            }
            let rest = lines.filter { !$0.hasPrefix("#sourceLocation(") && !isTold($0) }.joined(separator: "\n")
            #expect(words(withoutStrangers(rest)) == words(plain.contents), "\(located.name)")
        }
    }

    /// Whether `line` is there for the compiler alone: a sample held to its type, in tests.
    private func isTold(_ line: Substring) -> Bool {
        let words = line.split(separator: " ")
        return words.first == "private" && words.contains { $0.hasPrefix("sample") && $0.last == ":" }
            || line == "@dynamicMemberLookup"
    }

    /// `text` without what tells the compiler of names that a harness does not have.
    private func withoutStrangers(_ text: String) -> String {
        guard let mark = text.firstRange(of: "    /// What the compiler says of a name that the spec does not have."),
            let head = text[..<mark.lowerBound].ranges(of: "extension ").last,
            let end = text[mark.upperBound...].firstRange(of: "\n}\n")
        else { return text }
        return String(text[..<head.lowerBound] + text[end.upperBound...])
    }

    /// Swift wants each `#sourceLocation()` behind one that names a place.
    private func expectPairs(_ lines: [Substring], of name: String) {
        var isOpen = false
        for line in lines where line.hasPrefix("#sourceLocation(") {
            let closes = line == "#sourceLocation()"
            #expect(!closes || isOpen, "\(name)")
            isOpen = !closes
        }
        #expect(!isOpen, "\(name)")
    }

    private func words(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined()
    }

    private func expect(_ text: String, becomes expected: String, _ location: SourceLocation = #_sourceLocation) {
        #expect(LocatedText(MarkedText(marked(text)), path: "A.vm").text == expected, sourceLocation: location)
    }

    private func marked(_ text: String) -> String {
        text.replacing("«", with: SpecMark.Sign.start.text).replacing("|", with: SpecMark.Sign.text.text)
            .replacing("»", with: SpecMark.Sign.end.text)
    }
}

extension GeneratedFile.Place {
    fileprivate var isOutput: Bool {
        if case .output = self { return true }
        return false
    }
}
