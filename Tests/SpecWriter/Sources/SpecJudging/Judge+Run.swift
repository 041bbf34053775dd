import Foundation
import SpecWriting

extension Judge {
    /// Builds what was made of `specs` and runs the generated tests; what fails is of the stage `run`.
    ///
    /// - Throws: where the package cannot be written.
    public func runTests(of specs: [SpecDraft]) throws -> [Failure] {
        let refused = try generate(specs)
        if !refused.isEmpty { return refused }
        let package = bench.package(runtime)
        let names = Set(specs.map(\.name))
        let manifest = bench.manifest(runtime, run: run, specs: specs.map(\.name))
        try bench.write(manifest, to: package.appendingPathComponent("Package.swift"))
        let outcome = try Shell.run(["swift", "test"], in: package)
        var failures = Failure.read(outcome.output, names: names, mode: 6, isCheck: false)
        failures = Self.first(failures.map(Self.ofTest))
        if outcome.code != 0, let crash = Self.crash(in: outcome.output) { failures.append(crash) }
        if failures.isEmpty, outcome.code != 0 { throw Shell.Trouble(description: outcome.output) }
        return failures
    }

    /// `failure` as that of the test which its message starts with: `Spec1ViewModelGeneratedTests.testTap : …`.
    private static func ofTest(_ failure: Failure) -> Failure {
        var failure = failure
        failure.stage = .run
        guard let end = failure.message.range(of: " : ") else { return failure }
        let test = failure.message[..<end.lowerBound]
        failure.spec = String(test.prefix { $0 != "." }.components(separatedBy: "ViewModel")[0])
        failure.line = "\(test), \(failure.line)"
        failure.message = String(failure.message[end.upperBound...])
        return failure
    }

    /// The test that ended the process; nil where none did.
    private static func crash(in output: String) -> Failure? {
        guard output.contains("Program crashed") || output.contains("unexpected signal") else { return nil }
        let start = output.range(of: "Test Case '", options: .backwards)
        guard let name = start.map({ output[$0.upperBound...].prefix { $0 != "'" } }) else { return nil }
        let spec = name.components(separatedBy: "ViewModel")[0]
        return Failure(spec: spec, stage: .run, message: "the process ends", line: String(name), mode: 6)
    }
}
