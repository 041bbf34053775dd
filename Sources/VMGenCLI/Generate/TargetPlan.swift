import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// What is to be written for one group of specs.
struct TargetPlan {
    /// One file of it.
    struct Entry {
        /// The file.
        var file: PlannedFile
        /// The spec it comes from; nil for what the specs share.
        var spec: Path?

        /// What is to be said of the spec once one of its files is written; nil for nothing.
        var note: Message?

        /// Whether the file is there with another text.
        fileprivate var isChange: Bool { (try? FileWriter.change(for: file)) == .update }
    }

    /// Where it goes.
    let group: TargetGroup
    /// The files in the order of the report.
    private(set) var entries: [Entry] = []
    /// The specs that have errors, or cannot be read.
    private(set) var specsWithErrors: Set<Path> = []
    /// Whether anything in the target has an error, a template included.
    private(set) var hasErrors = false
    /// What files wait for that are held back.
    private(set) var waitsFor = "its target's specs have no errors"
    /// What is wrong with the specs, in the order that it was printed.
    private(set) var diagnostics: [Diagnostic] = []
    /// The exit code so far.
    private(set) var code = ExitCode.done

    /// The specs that could be read.
    private var readable: [(path: Path, input: SpecInput)] = []
    /// The Swift files in which the specs find protocols.
    private var swift: [SourceText] = []

    /// Reads the specs of `groups` and generates their files, in memory. Targets whose tests go to one folder are tested by
    /// one test target: what their tests share is the first one's.
    ///
    /// Everything that is wrong with them is printed to standard error: an error keeps the files of its spec out.
    static func plans(
        for groups: [TargetGroup],
        templates: (TargetGroup) -> TemplateStore,
        in session: Session
    ) -> [TargetPlan] {
        var plans = groups.map { TargetPlan($0, in: session) }
        session.progress?.expect(plans.reduce(0) { $0 + $1.readable.count })
        var isDone: Set<Int> = []
        for index in plans.indices where !isDone.contains(index) {
            let together = [index] + plans.indices.filter { $0 > index && plans[$0].isTested(with: plans[index]) }
            isDone.formUnion(together)
            var target = plans[index].input
            target.beside = together.dropFirst().map { plans[$0].input }
            if let progress = session.progress { target.say(progress) }
            guard together.contains(where: { !plans[$0].readable.isEmpty }) else { continue }
            let result = session.generate(templates(plans[index].group), target)
            for (index, result) in zip(together, [result] + result.beside) { plans[index].take(result, in: session) }
            // The first one's shared files would not serve the others' output of an earlier run, which stays.
            if together.contains(where: { plans[$0].hasErrors }) { plans[index].hasErrors = true }
        }
        return plans
    }

    private init(_ group: TargetGroup, in session: Session) {
        self.group = group
        readable = readSpecs(without: namesakes(in: session), in: session)
        guard SwiftSources.areNeeded(by: readable.map(\.input.source)) else { return }
        let folders = group.layout.map { [$0.folder] } ?? group.specs.map(\.parent)
        swift = SwiftSources.texts(of: SwiftSources.files(below: Set(folders)))
    }

    /// Whether the tests of both go to one folder; what a plugin builds goes to none.
    private func isTested(with other: TargetPlan) -> Bool {
        guard let folder = group.testsOutput, !group.isBuilt, !other.group.isBuilt else { return false }
        return folder == other.group.testsOutput
    }

    /// What the pipeline is asked.
    private var input: TargetInput {
        var input = TargetInput(
            moduleName: group.moduleName,
            specs: readable.map(\.input),
            wantsTests: group.testsOutput != nil
        )
        input.tests = group.tests
        input.defaults = group.settings.configuration.defaults
        input.swift = swift
        return input
    }

    /// The text of the file called `name` with the places of its spec in it.
    func located(_ name: String, _ templates: TemplateStore, in session: Session) -> String? {
        var target = input
        target.locatesSpecs = true
        target.wanted = [name]
        return session.generate(templates, target).files.first { $0.name == name }?.contents
    }

    private mutating func take(_ result: GenerationResult, in session: Session) {
        diagnostics = DiagnosticPrinter.sorted(result.diagnostics)
        session.complain(diagnostics)
        noteErrors(result.diagnostics, in: readable)
        let pathOfName = Dictionary(readable.map { ($0.input.name, $0.path) }) { first, _ in first }
        entries = result.files.compactMap { entry(for: $0, pathOfName) }
            .filter { entry in entry.spec.map { !specsWithErrors.contains($0) } ?? true }
        if group.isBuilt { entries = entries.filter(isWrittenBesideBuild) }
    }

    /// What is to be said of the specs of which a file is among `changed`, of which some are `new`.
    func notes(of changed: Set<Path>, new: Set<Path>) -> [Message] {
        let specs = Set(entries.filter { changed.contains($0.file.path) }.compactMap(\.spec))
        let missing = entries.first {
            $0.spec != nil && new.contains($0.file.path) && $0.file.path.parent == group.testsOutput
        }
        return entries.filter { entry in entry.spec.map(specs.contains) ?? false }.compactMap(\.note)
            + (missing.flatMap { missingModule($0.file) }.map { [$0] } ?? [])
    }

    /// That nobody knows which module the tests are to import, of which `file` is created; nil where somebody does.
    private func missingModule(_ file: PlannedFile) -> Message? {
        guard group.moduleName == nil, group.testsOutput != group.output else { return nil }
        let text =
            "the tests import no module; where the view models lie in one of their own, `--module NAME` says which"
        return Message(.note, rule: "module", text, in: file.path)
    }

    /// Specs of one name in one target would write the same files, also where only the case differs: on many disks that is
    /// one name.
    private mutating func namesakes(in session: Session) -> Set<Path> {
        var firstOfName: [String: Path] = [:]
        var namesakes: Set<Path> = []
        for spec in group.specs {
            guard let first = firstOfName.updateValue(spec, forKey: spec.specName.lowercased()) else { continue }
            firstOfName[spec.specName.lowercased()] = first
            namesakes.formUnion([first, spec])
            let message = "would write the same files as '\(first.shown)'; rename one of the two"
            session.complain([DiskError(path: spec, message: message)])
        }
        if !namesakes.isEmpty { noteErrors(in: namesakes, .specsHaveErrors) }
        return namesakes
    }

    private mutating func readSpecs(
        without excluded: Set<Path>,
        in session: Session
    ) -> [(path: Path, input: SpecInput)] {
        var inputs: [(path: Path, input: SpecInput)] = []
        for spec in group.specs where !excluded.contains(spec) {
            do {
                let source = SourceText(
                    path: spec.shown,
                    bytes: try Disk.read(spec.absolute, most: SpecFinder.longestSpec)
                )
                var input = SpecInput(name: spec.specName, source: source)
                input.pathFromTests = group.testsOutput.flatMap { spec.way(from: $0) }
                inputs.append((spec, input))
            } catch {
                session.complain([DiskError(path: spec, message: "cannot be read: \(error.text)")])
                noteErrors(in: [spec], .diskRefused)
            }
        }
        return inputs
    }

    /// Keeps shared files of an earlier run as they are where `others`, specs that are not part of this run, need them too.
    mutating func holdBackShared(with others: [String], in session: Session) {
        guard let other = others.first, entries.contains(where: { $0.spec == nil && $0.isChange }) else { return }
        let message =
            "also holds what was generated from \(others.joined(separator: ", ")), which would lose what the specs "
            + "share; give \(other) in the same call, or its folder, or name another one by '--output', as for specs of "
            + "another runtime"
        session.complain([DiskError(path: group.output, message: message)])
        waitsFor = "all specs that share it are given"
        hasErrors = true
        code = max(code, .diskRefused)
    }

    /// Keeps the folder of the tests as it is where it holds tests of `others`, specs of targets that are not part of this run.
    mutating func holdBackTests(with others: [String], in session: Session) {
        guard let folder = group.testsOutput, let other = others.first else { return }
        let message =
            "also holds tests of \(others.joined(separator: ", ")); tests of several targets share files: give "
            + "the target of \(other) in the same call"
        session.complain([DiskError(path: folder, message: message)])
        entries.removeAll { $0.file.path.parent == folder }
        hasErrors = true
        code = max(code, .diskRefused)
    }

    private mutating func noteErrors(_ diagnostics: [Diagnostic], in specs: [(path: Path, input: SpecInput)]) {
        for diagnostic in diagnostics where diagnostic.severity == .error {
            let wrong = specs.filter { $0.input.source.path == diagnostic.source.path }.map(\.path)
            noteErrors(in: Set(wrong), .specsHaveErrors)
        }
    }

    private mutating func noteErrors(in specs: Set<Path>, _ code: ExitCode) {
        specsWithErrors.formUnion(specs)
        hasErrors = true
        self.code = max(self.code, code)
    }

    /// Whether `entry` is written although the plugin builds the target: logic, and tests where there is a place for them.
    private func isWrittenBesideBuild(_ entry: Entry) -> Bool {
        guard entry.file.rule == .once else { return false }
        return group.testsOutput?.parent != entry.file.path.parent || Disk.exists(entry.file.path.parent.absolute)
    }

    /// The place of `file` on the disk; nil for a test where no place for tests is known.
    private func entry(for file: GeneratedFile, _ pathOfName: [String: Path]) -> Entry? {
        let folder: Path? =
            switch file.place {
            case .output: group.output
            case .tests: group.testsOutput
            case .aboveTests: group.testsOutput?.parent
            case .besideSpec(let name): pathOfName[name]?.parent
            }
        guard let folder else { return nil }
        let rule: PlannedFile.Rule = file.isScaffold ? .once : .owned
        return Entry(
            file: PlannedFile(path: folder.appending(file.name), contents: file.contents, rule: rule),
            spec: file.specName.flatMap { pathOfName[$0] },
            note: file.note.map { Message($0) }
        )
    }
}

extension Path {
    /// The name of a spec file without its ending: `FindNumber`.
    var specName: String { String(name.dropLast(SpecFinder.ending.count)) }
}

extension TargetInput {
    /// Tells `progress` each spec of it, and of the modules beside it.
    fileprivate mutating func say(_ progress: Progress) {
        self.progress = { progress.begin($0) }
        for index in beside.indices { beside[index].progress = self.progress }
    }
}
