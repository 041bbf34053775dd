import VMGenPlan

/// What earlier runs generated, kept for those that are asked the same: nothing is planned where nothing changed, and of specs
/// of which one changed, that one alone, with those that follow from it.
///
/// What is kept says nothing of what stands in a project: the files of a run are held against the disk all the same, byte by
/// byte. It says what vmgen makes of specs, and beside it stands, in full, all that this follows from (`KeptRequest`): the
/// bytes of the specs, of the Swift that they name and of the templates, what the configuration and the flags say, and which
/// binary vmgen is. Only who asks for exactly that is answered. No date of any of those files counts.
///
/// Who asks for something else is answered spec by spec, where binary, templates and settings are the same: beside the files
/// of each spec stands what they follow from (`SpecOrigin`). All specs are read and checked anew, since what one of them says
/// may be wrong beside another.
///
/// It stands in the user's folder for what may be deleted, and nowhere in a project, where it would have to be ignored, or
/// merged. `vmgen check` and `vmgen build` neither read nor write it.
public struct KeptResults: Sendable {
    private let folder: KeptFolder
    private let tool: String

    /// What is kept in `folder` by the binary that `tool` names.
    init(in folder: Path, of tool: String) {
        self.folder = KeptFolder(folder)
        self.tool = tool
    }

    /// What this user's runs of this binary keep; nil where there is no place for it, or nobody knows which binary it is.
    ///
    /// - Parameter environment: the process's variables by their names.
    public init?(environment: (String) -> String?) {
        guard let place = Self.place(environment), let path = Disk.ownBinary, let stamp = Disk.stamp(of: path) else {
            return nil
        }
        self.init(in: Path(place, in: "/").appending("vmgen"), of: "\(CommandLineTool.version) \(path) \(stamp)")
    }

    /// The folder for what may be deleted: that of the XDG specification, of macOS there.
    private static func place(_ environment: (String) -> String?) -> String? {
        if let folder = environment("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder }
        guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
            return home + "/Library/Caches"
        #else
            return home + "/.cache"
        #endif
    }

    /// What gives what `generate` gives, without asking it again for what it has been asked before.
    ///
    /// - Parameters:
    ///   - generate: what is asked where nothing is kept.
    ///   - workingDirectory: where the run is at home: what is kept takes the place of what an earlier one of the same place
    ///     has kept.
    ///   - isDry: whether nothing is written.
    func generator(
        _ generate: @escaping CommandLineTool.Generator,
        in workingDirectory: String,
        isDry: Bool
    ) -> CommandLineTool.Generator {
        { templates, target in
            // Single files are asked for where something is to be said of them.
            guard target.wanted == nil else { return generate(templates, target) }
            let request = KeptRequest(target, templates, of: tool)
            let name = Self.name(of: target, in: workingDirectory)
            let earlier = folder.bytes(of: name).flatMap { KeptRun($0, request) }
            if let earlier, earlier.isSame { return earlier.result }
            var target = target
            if let earlier { target.recall = { earlier.files(from: $0) } }
            let result = generate(templates, target)
            if !isDry { keep(result, of: request, name) }
            return result
        }
    }

    private func keep(_ result: GenerationResult, of request: KeptRequest, _ name: String) {
        var writer = ByteWriter()
        guard result.write(to: &writer, request.sources) else { return }
        folder.keep(request.bytes + writer.bytes, as: name)
    }

    /// The name by which the results of a target are kept: the same as long as its specs stand in one folder.
    private static func name(of target: TargetInput, in workingDirectory: String) -> String {
        var writer = ByteWriter()
        writer.add(workingDirectory)
        writer.add(target.moduleName)
        writer.add(target.wantsTests)
        let first = target.specs.first?.source.path
        writer.add(first.map { Path($0, in: workingDirectory).parent.absolute })
        return Checksum.ofAll(writer.bytes[...])
    }
}
