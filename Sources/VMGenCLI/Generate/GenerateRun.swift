import VMGenCore

/// One run over specs: what they make, in memory, beside what earlier runs left on the disk. Nothing is written.
struct GenerateRun {
    /// The files of a target that no spec makes any more.
    struct StaleFiles {
        /// The files, in order.
        var files: [StaleFile]
        /// Whether the target is without errors.
        var mayBeDeleted: Bool
        /// What is to be said about the files that were written by hand for the same specs.
        var orphans: [Message]
    }

    /// What is to be written, a plan a target.
    private(set) var plans: [TargetPlan] = []
    /// What no spec makes any more, a target each.
    private(set) var stale: [StaleFiles] = []
    /// The exit code so far.
    private(set) var code = ExitCode.done
    private var templates: [Path?: TemplateStore] = [:]
    private let ownTemplates: Path?

    /// Whether it ended before there were plans; all has been said then.
    private(set) var isOver = false

    /// Finds the specs and generates in memory. What is wrong is said in `session`.
    ///
    /// - Throws: `UsageError` of `command` where the options make no sense for these specs.
    init(_ options: GenerateOptions, of command: Command, in session: Session) throws(UsageError) {
        ownTemplates = options.templates
        var finder = SpecFinder()
        for input in options.inputs { finder.find(at: input) }
        if options.output == nil { finder.findRestOfTargets() }
        let store = SettingsStore()
        let (used, homeless) = TargetGroup.groups(of: finder.sortedSpecs, options, store)
        let groups = used.filter { !$0.specs.isEmpty }
        let orphans = StaleOutput.orphans(in: finder.generatedFolders, besides: groups, options, store, in: session)
        let empty = finder.emptyFolders.filter { folder in
            !orphans.contains { options.output != nil || $0.output.lies(in: folder.path) }
        }
        for settings in store.unusable {
            session.complain(settings.diagnostics)
            session.complain([settings.failure].compactMap { $0 })
        }
        guard store.unusable.isEmpty else {
            end(store.unusable.contains { $0.failure != nil } ? .diskRefused : .specsHaveErrors)
            return
        }
        session.complain(StrayConfigurations.warnings(about: groups))
        let mistakes = finder.mistakes + empty.map(\.mistake) + homeless
        session.complain(mistakes + finder.failures)
        guard mistakes.isEmpty else {
            end(.wrongUsage)
            return
        }
        if let module = options.module, groups.count > 1 {
            let targets = groups.compactMap { $0.layout?.target }.joined(separator: ", ")
            throw command.usageError("'--module \(module)' cannot serve several targets: \(targets)")
        }
        if !finder.failures.isEmpty { code = .diskRefused }
        for folder in Set((groups + orphans).map { options.templates ?? $0.settings.templates }) {
            let settings = (groups + orphans).map(\.settings).first { $0.templates == folder }
            let place = options.templates == nil ? settings?.templatesPlace : nil
            guard let templates = try Command.templates(in: folder, of: command, writtenAt: place, session) else {
                end(.diskRefused)
                return
            }
            self.templates[folder] = templates
        }
        let stores = templates
        plans = TargetPlan.plans(
            for: groups + orphans,
            templates: { stores[options.templates ?? $0.settings.templates] ?? TemplateStore() },
            in: session
        )
        var claims = Claims()
        let clashes = plans.flatMap { claims.add($0) }
        session.complain(clashes)
        guard clashes.isEmpty else {
            end(.specsHaveErrors)
            return
        }
        compare(StaleOutput(plans, options, in: session), in: session)
    }

    /// Keeps back what would harm specs that are no part of the run, and finds what no spec makes any more.
    private mutating func compare(_ output: StaleOutput, in session: Session) {
        for index in plans.indices {
            plans[index].holdBackShared(with: output.others(of: plans[index].group), in: session)
            plans[index].holdBackTests(with: output.othersTested(with: plans[index].group), in: session)
        }
        code = max(code, plans.map(\.code).max() ?? .done)
        stale = plans.map { plan in
            let files = output.files(of: plan.group)
            let orphans = files.isEmpty ? [] : HandwrittenOrphans.warnings(beside: files, of: plan)
            let all =
                files + output.leftovers(of: plan) + output.sharedLeftovers(of: plan, beside: files)
                + output.filesElsewhere(of: plan)
            return StaleFiles(files: all, mayBeDeleted: !plan.hasErrors, orphans: orphans)
        }
    }

    /// The text of the file of `edit` with the places of the spec in it; nil where it has none.
    func located(_ edit: HandEdit, in session: Session) -> String? {
        guard let spec = edit.spec, let plan = plans.first(where: { $0.group.specs.contains(spec) }) else { return nil }
        let store = templates[ownTemplates ?? plan.group.settings.templates] ?? TemplateStore()
        return plan.located(edit.file.path.name, store, in: session)
    }

    private mutating func end(_ code: ExitCode) {
        self.code = max(code, plans.map(\.code).max() ?? .done)
        isOver = true
    }
}
