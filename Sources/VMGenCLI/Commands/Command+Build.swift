import VMGenDiagnostics
import VMGenPlan

extension Command {
    /// `vmgen build`: one step of a build system.
    static let build = Command(
        name: "build",
        summary: "Write named files from named specs, as a step of a build system.",
        usage: ["build SPEC… --output FILE… [FLAG…]"],
        flags: BuildOptions.flags,
        discussion: """
            Writes each FILE, and nothing else; vmgen knows by its name what goes into it:

              NAMEViewModel.swift, NAMEViewModelHarness.swift,
              NAMEViewModelGeneratedTests.swift               of the spec NAME.vm
              ViewModelSupport.swift, URLSessionProtocol.swift,
              URLSessionStub.swift, ViewModelTestSupport.swift  what all SPECs share

            So a build system can declare a step's outputs without reading specs: a file
            that nothing needs is written all the same, empty but for its first line. The
            view model of one spec needs that SPEC alone; tests, and what is shared, need
            all SPECs of the target.

            Reads SPECs, templates, the Swift of --swift and the configuration, and writes
            FILEs: no other place, no network, no environment.
            """,
        more: """
            A test target of several modules takes the specs of the others by --beside. The
            names of test files start with the module's for a spec that has a namesake there,
            and MODULEViewModelTestSupport.swift holds what MODULE, one of the others, needs.

            What is wrong with a spec is printed by the step that writes its view model,
            what is wrong between specs, or with the configuration, by the one that writes
            ViewModelSupport.swift; the exit code is 1 then. Other steps say nothing of it.

            A protocol that a spec says exists is looked up in the FILEs of --swift alone. A
            file whose text stays the same is not touched. Paths are printed as given.
            """,
        run: build
    )

    /// Generates in memory, then writes what was asked for.
    private static func build(_ arguments: ParsedArguments, in session: inout Session) throws(UsageError) -> ExitCode {
        let options = try BuildOptions(arguments, in: session)
        guard options.settings.isUsable else {
            guard options.reportsClashes else { return write(BuildStep(waitingFor: options), options, in: &session) }
            session.complain(options.settings.diagnostics)
            session.complain([options.settings.failure].compactMap { $0 })
            return options.settings.failure == nil ? .specsHaveErrors : .diskRefused
        }
        guard let templates = try templates(in: options.templates, of: build, session) else { return .diskRefused }
        let target: TargetInput
        do throws(DiskError) {
            target = try options.target(read)
        } catch {
            session.complain([error])
            return .diskRefused
        }
        return write(BuildStep(options, result: session.generate(templates, target)), options, in: &session)
    }

    /// Says what `step` has to say, then writes what it has to write.
    private static func write(_ step: BuildStep, _ options: BuildOptions, in session: inout Session) -> ExitCode {
        session.complain(step.diagnostics)
        guard !step.diagnostics.contains(where: \.isError) else { return .specsHaveErrors }
        do {
            let files = try step.changedFiles()
            guard !options.isDry else {
                session.print(files.map { "would write \($0.path.shown)\n" }.joined())
                return .done
            }
            try FileWriter.write(files)
            return .done
        } catch {
            session.complain([error])
            return .diskRefused
        }
    }

    private static func read(_ spec: Path) throws(DiskError) -> SpecInput {
        do {
            return SpecInput(
                name: spec.specName,
                source: SourceText(path: spec.shown, bytes: try Disk.read(spec.absolute, most: SpecFinder.longestSpec))
            )
        } catch {
            throw DiskError(path: spec, message: "cannot be read: \(error.text)")
        }
    }
}
