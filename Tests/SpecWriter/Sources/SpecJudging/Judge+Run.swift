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
        let outcome = try Shell.run(["swift", "test", "--parallel", "--num-workers", "1"], in: package)
        var failures = Failure.read(outcome.output, names: names, mode: 6, isCheck: false)
        failures = Self.first(failures.map(Self.ofTest))
        if failures.isEmpty, outcome.code != 0 {
            let spec = Self.last(in: outcome.output, names: names)
            failures = [Failure(spec: spec, stage: .run, message: Self.tail(outcome.output), mode: 6)]
        }
        return failures
    }

    /// `failure` as that of the test which its message starts with: `Spec1ViewModelGeneratedTests.testTap : failed - …`.
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

    /// The spec whose test is the last that `output` speaks of.
    private static func last(in output: String, names: Set<String>) -> String {
        let lines = output.split(separator: "\n").reversed()
        return lines.lazy.compactMap { line in names.first { line.contains($0) } }.first ?? ""
    }

    private static func tail(_ output: String) -> String {
        output.split(separator: "\n").suffix(4).joined(separator: " / ")
    }
}
