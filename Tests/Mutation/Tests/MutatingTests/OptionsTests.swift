import Testing

@testable import Mutating

/// What the command line means.
struct OptionsTests {
    @Test func withoutOptionsEverythingRunsAgainstTheGeneratedTests() throws {
        let options = try Options([])
        #expect(options.examples.isEmpty)
        #expect(options.kinds.isEmpty)
        #expect(options.tests == .generated)
        #expect(!options.lists)
    }

    @Test func optionsAreRead() throws {
        let options = try Options([
            "--example", "SignIn", "--example", "ItemList", "--kind", "drop-flow", "--tests", "all", "--limit", "30",
            "--resume", "--every", "4",
        ])
        #expect(options.examples == ["SignIn", "ItemList"])
        #expect(options.kinds == ["drop-flow"])
        #expect(options.tests == .all)
        #expect(options.limit == 30)
        #expect(options.resumes)
        #expect(options.every == 4)
    }

    @Test(arguments: [
        (["--kind", "drop-everything"], "no kind is called drop-everything"),
        (["--example"], "--example needs a value"),
        (["--tests", "some"], "--tests is generated or all"),
        (["--limit", "soon"], "--limit is a number"),
        (["--every", "0"], "--every is a number from 1"),
        (["FindNumber"], "there is no option FindNumber"),
    ])
    func mistakesAreNamed(arguments: [String], message: String) {
        #expect(throws: Options.Mistake(message)) { try Options(arguments) }
    }
}
