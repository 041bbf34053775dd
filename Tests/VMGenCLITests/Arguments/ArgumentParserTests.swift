import Testing

@testable import VMGenCLI

@Suite struct ArgumentParserTests {
    private let parser = ArgumentParser(
        command: "generate",
        flags: [Flag("--output", value: "DIR", help: "Where."), Flag("--quiet", help: "Hush.")]
    )

    private func message(_ words: String...) -> String? {
        do throws(UsageError) {
            _ = try parser.parse(words)
            return nil
        } catch {
            return error.message
        }
    }

    @Test func tellsOperandsFlagsAndValuesApartInAnyOrder() throws {
        let parsed = try parser.parse(["A.vm", "--output", "Out", "B.vm", "--quiet"])
        #expect(
            parsed == ParsedArguments(operands: ["A.vm", "B.vm"], values: ["--output": "Out"], switches: ["--quiet"])
        )
    }

    @Test func takesTheValueBehindAnEqualsSign() throws {
        #expect(try parser.parse(["--output=a=b"]).values == ["--output": "a=b"])
        #expect(try parser.parse(["--output=-x"]).values == ["--output": "-x"])
    }

    @Test func twoDashesEndTheFlags() throws {
        #expect(try parser.parse(["--quiet", "--", "--output", "-x", "--"]).operands == ["--output", "-x", "--"])
    }

    @Test func aSingleDashIsAnOperand() throws {
        #expect(try parser.parse(["-"]).operands == ["-"])
    }

    @Test(arguments: [
        ("--ouput", "unknown flag '--ouput'; did you mean '--output'?"),
        ("--ouput=x", "unknown flag '--ouput'; did you mean '--output'?"),
        ("-output", "unknown flag '-output'; did you mean '--output'?"),
        ("-q", "unknown flag '-q'; did you mean '--quiet'?"),
        ("--hlep", "unknown flag '--hlep'; did you mean '--help'?"),
        ("--nonsense", "unknown flag '--nonsense'"),
        ("-", nil),
    ])
    func namesTheFlagThatWasMeant(word: String, expected: String?) {
        #expect(message(word) == expected)
    }

    @Test func aValueThatIsMissingIsAnError() {
        let expected = "'--output' needs a value: --output DIR"
        #expect(message("--output") == expected)
        #expect(message("--output=") == expected)
        #expect(message("--output", "") == expected)
        #expect(message("--output", "--quiet") == expected)
    }

    @Test func aValueThatNobodyTakesIsAnError() {
        #expect(message("--quiet=yes") == "'--quiet' takes no value, but was given 'yes'")
    }

    @Test func aFlagGivenTwiceIsAnError() {
        #expect(message("--output", "a", "--output=b") == "'--output' is given twice")
        #expect(message("--quiet", "--quiet") == "'--quiet' is given twice")
    }

    @Test func seesTheQuestionForHelpBesideMistakes() {
        #expect(ArgumentParser.asksForHelp(["--nonsense", "--help"]))
        #expect(ArgumentParser.asksForHelp(["-h"]))
        #expect(!ArgumentParser.asksForHelp(["--", "--help"]))
    }
}
