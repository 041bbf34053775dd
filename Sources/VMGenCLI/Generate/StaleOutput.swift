import VMGenPlan

/// Finds the files that vmgen generated from specs that are gone, since they were renamed, moved to another target or
/// deleted; and those that specs which are there make no more.
///
/// Only plain files directly in the output folders of a run count, only those whose first line names their spec, and only
/// where no spec of that name is left in any place that could write there:
///
/// - in a Swift package, anywhere in the package but in the folders of other targets, whose output goes elsewhere;
/// - with `--output`, anywhere below the working folder and the folders of the command line.
///
/// A file whose spec still stands where it did, as the sums of the folder know, counts neither, nor does one that is reached
/// by a link from inside the package: it is another target's. Where one of those folders cannot be read, nobody knows, and nothing counts. Names that differ in case alone count as
/// one, since many disks take them so.
struct StaleOutput {
    private let options: GenerateOptions
    private let workingFolder: Path
    private let written: Set<String>
    /// The folders that the run writes to.
    private let writtenFolders: Set<Path>
    /// The names of the specs of the run.
    private let read: Set<String>

    /// Looks at what `plans`, all of one run, leave on the disk.
    init(_ plans: [TargetPlan], _ options: GenerateOptions, in session: Session) {
        self.options = options
        workingFolder = session.path(".")
        read = Set(plans.flatMap(\.group.specs).map { $0.name.lowercased() })
        writtenFolders = Set(plans.flatMap(\.entries).map(\.file.path.parent))
        written = Set(plans.flatMap(\.entries).map { $0.file.path.absolute.lowercased() })
    }

    /// The targets without a spec, found by `folders` of generated files, that have stale files.
    static func orphans(
        in folders: Set<Path>,
        besides groups: [TargetGroup],
        _ options: GenerateOptions,
        _ store: SettingsStore,
        in session: Session
    ) -> [TargetGroup] {
        let stale = StaleOutput([], options, in: session)
        return TargetGroup.orphans(in: folders, besides: groups, options, store)
            .filter { !stale.files(of: $0).isEmpty }
    }

    /// The stale files of `group`, in the order of their paths.
    func files(of group: TargetGroup) -> [StaleFile] {
        let suspects = foreignFiles(of: group)
        guard !suspects.isEmpty, let others = specNames(around: group) else { return [] }
        return suspects.filter { !others.contains($0.specFileName.lowercased()) && specs(of: $0).isEmpty }
            .sorted { $0.path < $1.path }
    }

    /// The files that the specs of `plan` made once, as the sums of their folders know, and make no more, in the order of their
    /// paths: the tests of one that has nothing to test any more. Nothing while there are mistakes, of which that may come.
    func leftovers(of plan: TargetPlan) -> [StaleFile] {
        guard !plan.hasErrors, !plan.group.isBuilt else { return [] }
        let own = Set(plan.group.specs.map { Disk.realPath($0.absolute) ?? $0.absolute })
        let left = folders(of: plan.group).flatMap(otherFiles).filter { file in
            let specs = specs(of: file)
            return !specs.isEmpty && specs.allSatisfy(own.contains)
        }
        return left.sorted { $0.path < $1.path }.map { file in
            var file = file
            file.hasSpec = true
            return file
        }
    }

    /// The files that the specs of `plan` shared once, as the sums of their folders know, and that none needs any more: the
    /// session's protocol where there are no requests left. Nothing while there are mistakes, and in a folder that others use too.
    ///
    /// - Parameter stale: the files of specs that are gone.
    func sharedLeftovers(of plan: TargetPlan, beside stale: [StaleFile]) -> [StaleFile] {
        guard !plan.hasErrors, !plan.group.isBuilt, plan.group.layout != nil else { return [] }
        let left = folders(of: plan.group).flatMap { folder in FileNames.shared().map(folder.appending) }
            .filter { !written.contains($0.absolute.lowercased()) }.compactMap { StaleFile(sharedAt: $0) }
        // Mostly there is none, and nothing more to read.
        if left.isEmpty { return [] }
        let gone = Set(stale.map(\.path))
        let others = Set(foreignFiles(of: plan.group).map(\.path).filter { !gone.contains($0) }.map(\.parent.absolute))
        return left.filter { file in
            let sums = GeneratedSums(in: file.path.parent)
            return !others.contains(file.path.parent.absolute) && !sums.sums(of: file.path.name).isEmpty
                && sums.specs(of: file.path.name).isEmpty
        }
        .sorted { $0.path < $1.path }
    }

    /// The files of `plan` in folders of its target that its output went to once, before `output` or `tests-output` was another,
    /// in the order of their paths: where the sums there know its specs, what was made from them, from specs that are gone and
    /// from all.
    ///
    /// Nothing with `--output`, which may well serve another purpose than the layout, and of tests with `--tests-output`.
    func filesElsewhere(of plan: TargetPlan) -> [StaleFile] {
        guard !plan.hasErrors, !plan.group.isBuilt, let layout = plan.group.layout else { return [] }
        let roots = [layout.folder] + (plan.group.testsOutput == layout.testsOutput ? [layout.testsFolder] : [])
        let own = Set(plan.group.specs.map { Disk.realPath($0.absolute) ?? $0.absolute })
        let inUse = writtenFolders.union(folders(of: plan.group))
        return roots.flatMap(Self.foldersWithSums).filter { !inUse.contains($0) }.flatMap { folder -> [StaleFile] in
            let names = GeneratedSums(in: folder).names.sorted()
            let files = names.map(folder.appending).compactMap { StaleFile(at: $0) ?? StaleFile(sharedAt: $0) }
            // Without a file of these specs, or with one of others, the folder may serve another run.
            let origins = files.flatMap(specs)
            guard !origins.isEmpty, origins.allSatisfy(own.contains) else { return [] }
            return files.map { file in
                var file = file
                file.hasSpec = !specs(of: file).isEmpty
                file.isElsewhere = true
                return file
            }
        }
    }

    /// The folders in `folder`, without hidden ones and links, that say what vmgen wrote there, in order.
    private static func foldersWithSums(in folder: Path) -> [Path] {
        let names = ((try? Disk.names(in: folder.absolute)) ?? []).filter {
            !$0.hasPrefix(".") && !$0.hasSuffix(".swift")
        }
        return names.sorted().map(folder.appending).filter { path in
            (try? Disk.status(of: path.absolute, followingLinks: false).kind) == .folder
        }.flatMap { path in
            let own = Disk.exists(path.appending(GeneratedSums.fileName).absolute) ? [path] : []
            return own + foldersWithSums(in: path)
        }
    }

    /// The names of specs that are no part of the run, and of which there is output where that of `group` goes, in order.
    ///
    /// Nothing where a layout says which specs there are: they are all part of the run.
    func others(of group: TargetGroup) -> [String] {
        guard group.layout == nil else { return [] }
        let files = foreignFiles(of: group)
        guard !files.isEmpty, let others = specNames(around: group) else { return [] }
        let names = files.map(\.specFileName).filter { others.contains($0.lowercased()) }
        return Set(names).sorted()
    }

    /// The names of specs of other targets, no part of the run, of which there are tests where `--tests-output` puts those of
    /// `group`, in order.
    func othersTested(with group: TargetGroup) -> [String] {
        guard let layout = group.layout, let folder = group.testsOutput, folder != layout.testsOutput, !group.isBuilt
        else { return [] }
        let files = otherFiles(in: folder)
        var others: Set<String> = []
        guard !files.isEmpty, Self.collect(below: layout.folder.parent, otherThan: nil, into: &others) else {
            return []
        }
        others.subtract(read)
        return Set(files.map(\.specFileName).filter { others.contains($0.lowercased()) }).sorted()
    }

    /// The generated files where the output of `group` goes that come from none of its specs.
    private func foreignFiles(of group: TargetGroup) -> [StaleFile] {
        let own = Set(group.specs.map { $0.name.lowercased() })
        return folders(of: group).flatMap(otherFiles).filter { !own.contains($0.specFileName.lowercased()) }
    }

    /// The output folders that serve `group` alone.
    private func folders(of group: TargetGroup) -> [Path] {
        // With a layout, `--tests-output` gathers the tests of several targets in one folder.
        let tests = group.layout == nil ? group.testsOutput : group.layout?.testsOutput
        let folders = [group.output] + (tests == group.testsOutput ? [tests].compactMap { $0 } : [])
        return Array(Set(folders)).filter { folder in
            guard let package = group.layout?.package, let real = Disk.realPath(package.absolute) else { return true }
            return Disk.realPath(folder.absolute)
                == Path(real, in: "/").appending(folder.relative(to: package)).absolute
        }
    }

    /// The specs of `file` that stand where they stood when it was written, hidden or behind a link as they may be.
    private func specs(of file: StaleFile) -> [String] {
        let folder = file.path.parent
        let real = Disk.realPath(folder.absolute) ?? folder.absolute
        return GeneratedSums(in: folder).specs(of: file.path.name).map { Path($0, in: real).absolute }
            .filter(Disk.isFile).map { Disk.realPath($0) ?? $0 }
    }

    /// The plain files directly in `folder` that name the spec they come from, and that the run does not write.
    private func otherFiles(in folder: Path) -> [StaleFile] {
        let names = (try? Disk.names(in: folder.absolute)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.map(folder.appending)
            .filter { !written.contains($0.absolute.lowercased()) }.compactMap { StaleFile(at: $0) }
    }

    /// The lowercase file names of all specs whose output could go where that of `group` goes; nil where a folder that
    /// may hold one cannot be read.
    private func specNames(around group: TargetGroup) -> Set<String>? {
        var names: Set<String> = []
        var roots = options.inputs.map { Disk.isFile($0.absolute) ? $0.parent : $0 } + [workingFolder]
        if let layout = group.layout { roots = [layout.folder.parent.parent] }
        for root in roots {
            guard Self.collect(below: root, otherThan: group.layout, into: &names) else { return nil }
        }
        return names
    }

    /// Adds the lowercase names of all specs below `folder`, links included, and returns whether all of it was read.
    private static func collect(
        below folder: Path,
        otherThan layout: TargetLayout?,
        into names: inout Set<String>
    ) -> Bool {
        guard let all = try? Disk.names(in: folder.absolute) else { return false }
        for name in all where !name.hasPrefix(".") {
            let path = folder.appending(name)
            if name.hasSuffix(SpecFinder.ending) { names.insert(name.lowercased()) }
            guard let kind = try? Disk.status(of: path.absolute, followingLinks: false).kind else { return false }
            let isOtherTarget = layout.map { $0.folder.parent == folder && $0.folder != path } ?? false
            guard kind == .folder, !isOtherTarget else { continue }
            guard collect(below: path, otherThan: layout, into: &names) else { return false }
        }
        return true
    }
}
