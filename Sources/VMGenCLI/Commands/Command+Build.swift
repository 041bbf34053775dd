import VMGenCore
import VMGenDiagnostics

extension Command {
    /// `vmgen build`: one step of a build system.
    static let build = Command(
        name: "build",
        summary: "Write named files from named specs, as a step of a build system.",
        usage: [
            "build SPEC… --output FILE… [--module NAME] [--tests FRAMEWORK]",
            "            [--test-prefix NAME] [--templates DIR] [--scaffold-by TEXT]",
        ],
        flags: BuildOptions.flags,
        discussion: """
            Writes each FILE, and nothing else; vmgen knows by its name what goes into it:

              NAMEViewModel.swift                of the spec NAME.vm
              NAMEViewModelHarness.swift,
              NAMEViewModelGeneratedTests.swift  of that spec, for the test target
              ViewModelSupport.swift,
              URLSessionProtocol.swift           what all SPECs share
              URLSessionStub.swift,
              ViewModelTestSupport.swift         the same, for the test target

            So a build system can declare a step's outputs without reading specs: a file
            that nothing needs is written all the same, empty but for its first line. The
            files of one spec need that SPEC alone, those that are shared all SPECs of the
            target. A file whose text stays the same is not touched.

            What is wrong with a spec is printed by the step that writes its view model,
            what is wrong between specs by the one that writes ViewModelSupport.swift; the
            exit code is 1 then. The other steps pass such a spec over in silence.

            Reads SPECs and templates and writes FILEs: no other place, no home folder, no
            network, no environment. Paths are printed as they were given.
            """,
        run: build
    )

    /// Generates in memory, then writes what was asked for.
    private static func build(_ arguments: ParsedArguments, in session: inout Session) throws(UsageError) -> ExitCode {
        let options = try BuildOptions(arguments, in: session)
        guard let templates = try templates(in: options.templates, of: build, session) else { return .diskRefused }
        var specs: [SpecInput] = []
        for spec in options.specs {
            do {
                let source = SourceText(path: spec.shown, bytes: try Disk.read(spec.absolute))
                specs.append(SpecInput(name: spec.specName, source: source))
            } catch {
                session.complain([DiskError(path: spec, message: "cannot be read: \(error.text)")])
                return .diskRefused
            }
        }
        let step = BuildStep(options, result: session.generate(templates, options.target(specs)))
        if !step.diagnostics.isEmpty { session.complain(DiagnosticPrinter.render(step.diagnostics)) }
        guard !step.diagnostics.contains(where: \.isError) else { return .specsHaveErrors }
        do {
            try FileWriter.write(try step.changedFiles())
            return .done
        } catch {
            session.complain([error])
            return .diskRefused
        }
    }
}
