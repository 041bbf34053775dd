/// What the command line asks for.
public struct Options: Equatable, Sendable {
    /// Which tests have to notice the mistakes.
    public enum Tests: String, Sendable {
        /// What vmgen wrote: everything in the test target's folder `Generated`.
        case generated
        /// The hand-written tests too.
        case all
    }

    /// The examples; empty for every one.
    public var examples: [String] = []
    /// The kinds of mistakes; empty for every one.
    public var kinds: [String] = []
    /// Whether to say which mistakes there are, and run nothing.
    public var lists = false
    /// Whether to put what is known into the README beside this package.
    public var writes = false
    /// Whether to try only what no earlier run has noticed.
    public var resumes = false
    /// Of how many mistakes in a row one is tried: 1 for all of them.
    public var every = 1
    /// Which tests run.
    public var tests = Tests.generated
    /// The folder to build in, if not the package's own.
    public var scratch: String?
    /// How many seconds a test run may take; otherwise twenty times what it takes without a mistake, and 20 at least.
    public var limit: Double?

    /// How to call it.
    public static let usage = """
        usage: Scripts/mutate [--example NAME]... [--kind KIND]... [--tests generated|all] [--list] [--write]
                              [--resume] [--every N] [--limit SECONDS] [--scratch DIR]

        Puts one mistake after the other into the generated files of the examples, and runs the tests against each.
          --example NAME   only this example, for instance FindNumber; may be repeated
          --kind KIND      only this kind of mistake, for instance drop-flow; may be repeated
          --tests WHICH    generated: only the tests that vmgen wrote (the default); all: the hand-written ones too
          --list           only says which mistakes there are; without examples also what the kinds mean
          --write          puts the table of what is known into Tests/Mutation/README.md; alone: runs nothing
          --resume         tries only what no earlier run has tried or noticed
          --every N        tries one mistake in N of each example, for a first look
          --limit SECONDS  what a test run may take
          --scratch DIR    where to build, and to keep what is known
        """

    /// Reads `arguments`, without the program's name.
    ///
    /// - Throws: `Mistake` for an option or a value that there is none of.
    public init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--list": lists = true
            case "--write": writes = true
            case "--resume": resumes = true
            case "--example": examples.append(try Self.value(of: option, in: &rest))
            case "--kind":
                let kind = try Self.value(of: option, in: &rest)
                guard MutationKind.all.contains(where: { $0.name == kind }) else {
                    throw Mistake("no kind is called \(kind)")
                }
                kinds.append(kind)
            case "--tests":
                guard let tests = Tests(rawValue: try Self.value(of: option, in: &rest)) else {
                    throw Mistake("--tests is generated or all")
                }
                self.tests = tests
            case "--every":
                guard let count = Int(try Self.value(of: option, in: &rest)), count > 0 else {
                    throw Mistake("--every is a number from 1")
                }
                every = count
            case "--scratch": scratch = try Self.value(of: option, in: &rest)
            case "--limit":
                guard let seconds = Double(try Self.value(of: option, in: &rest)) else {
                    throw Mistake("--limit is a number")
                }
                limit = seconds
            default: throw Mistake("there is no option \(option)")
            }
        }
    }

    /// A command line that means nothing.
    public struct Mistake: Error, Equatable {
        /// What is wrong with it.
        public let message: String

        /// Says `message`.
        public init(_ message: String) { self.message = message }
    }

    private static func value(of option: String, in rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw Mistake("\(option) needs a value") }
        return value
    }
}
