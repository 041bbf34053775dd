import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Reads the sections of a spec, each with the reader of its kind.
struct SpecReader {
    /// Where mistakes go.
    let findings: Findings
    /// What holds where the spec says nothing.
    var defaults = SpecDefaults()
    /// What the target's Swift declares.
    var protocols = SwiftProtocols()

    /// The typed declarations of `syntax`.
    func read(_ syntax: SpecSyntax) -> SpecDraft {
        var draft = SpecDraft()
        draft.sections = sections(of: syntax)
        draft.protocols = protocols
        if let entry = section(.viewModel, of: draft) {
            draft.declaration = DeclarationReader(findings: findings).read(entry)
            if draft.declaration?.access == nil { draft.declaration?.access = defaults.access }
        }
        if let runtime = defaults.runtime { draft.runtime = runtime }
        if let entry = section(.runtime, of: draft), let runtime = RuntimeReader(findings: findings).read(entry) {
            draft.runtime = runtime
        }
        readDependencies(into: &draft)
        if defaults.isOnMainActor { isolate(&draft) }
        readPorts(into: &draft)
        if let entry = section(.logic, of: draft) {
            draft.logic = LogicReader(runtime: draft.runtime, findings: findings, aliases: protocols.aliases)
                .read(entry)
        }
        if let entry = section(.flows, of: draft) {
            draft.flows = FlowReader(
                findings: findings,
                fields: Set((draft.outputs.ports + draft.states.ports).map(\.name.text)),
                inputs: Set(draft.inputs.ports.map(\.name.text)),
                requests: Set(draft.requests.map(\.name.text)),
                methods: Set(draft.logic.map(\.name.text))
            ).read(entry)
            LogicFeeds(findings: findings).read(into: &draft)
        }
        readTests(into: &draft)
        useDefaults(in: &draft)
        return draft
    }

    /// Puts the view model, and the services that the spec declares, on the main actor, where the target's declarations are.
    private func isolate(_ draft: inout SpecDraft) {
        guard var declaration = draft.declaration else { return }
        declaration.isIsolatedByDefault = true
        if declaration.attributes.contains("nonisolated") {
            findings.add(BadDeclaration.nonisolated(declaration.name))
        } else if !declaration.attributes.contains(where: { $0.hasSuffix("Actor") }) {
            declaration.attributes.append("@MainActor")
        }
        draft.declaration = declaration
        for index in draft.services.indices
        where !draft.services[index].isExisting || draft.services[index].fields != nil {
            draft.services[index].isolate(in: findings.source)
        }
    }

    /// Adds what holds for all specs.
    private func useDefaults(in draft: inout SpecDraft) {
        if draft.tests == nil { draft.tests = defaults.tests }
        let place = draft.sections[.viewModel]?.content.range ?? SourceRange(0, 0)
        for module in defaults.imports where !draft.imports.contains(where: { $0.text == module }) {
            draft.imports.append(Fragment(module, place))
        }
    }

    /// Reads what tests are made from.
    private func readTests(into draft: inout SpecDraft) {
        if let entry = section(.tests, of: draft) { draft.tests = TestsReader(findings: findings).read(entry) }
        if let entry = section(.samples, of: draft) {
            let named = draft.parameters.map(\.name) + draft.inputs.ports.map(\.name) + draft.requests.map(\.name)
            draft.samples = SamplesReader(findings: findings, named: Set(named.map(\.text))).read(entry)
        }
        if let entry = section(.scenarios, of: draft) {
            draft.scenarios = ScenariosReader(findings: findings).read(entry)
        }
    }

    /// Reads what the view model needs from outside.
    private func readDependencies(into draft: inout SpecDraft) {
        if let entry = section(.imports, of: draft) { draft.imports = ImportsReader(findings: findings).read(entry) }
        if let entry = section(.types, of: draft) {
            draft.types = entry.verbatim
            if let finding = entry.verbatim.flatMap(UnbalancedText.check) { findings.add(finding) }
        }
        if let entry = section(.errors, of: draft) { draft.errors = ErrorsReader(findings: findings).read(entry) }
        if let entry = section(.`init`, of: draft) {
            let reader = InitReader(runtime: draft.runtime, ownTypes: draft.ownTypes, findings: findings)
            draft.initWord = reader.inherited(entry)
            draft.superArguments = reader.superArguments(entry)
            draft.parameters = NamedTypes(protocols: protocols, types: draft.types, runtime: draft.runtime)
                .followed(by: reader.read(entry))
            draft.furtherInits = reader.furtherInits(entry, beside: draft.parameters)
        }
        if let entry = section(.variables, of: draft) {
            let reader = VariablesReader(runtime: draft.runtime, ownTypes: draft.ownTypes, findings: findings)
            draft.variables = reader.read(entry).map { $0.made(of: draft.parameters) }
            draft.parameters += reader.assigned(draft.variables)
        }
        let services = ServicesReader(
            runtime: draft.runtime,
            findings: findings,
            protocols: protocols,
            access: defaults.access
        )
        if let entry = section(.services, of: draft) { draft.services = services.read(entry) }
        let existing =
            draft.parameters.filter { $0.isExisting && !$0.isAssigned }.map(\.type)
            + draft.variables.filter(\.isExisting).compactMap(\.type)
        draft.services += services.readExisting(existing, beside: draft.services)
        if let entry = section(.requests, of: draft) { draft.requests = RequestsReader(findings: findings).read(entry) }
    }

    /// Reads inputs, outputs, state, and how they meet.
    private func readPorts(into draft: inout SpecDraft) {
        let transform = section(.transform, of: draft)
        let isStored = transform?.value?.text == "stored"
        let reader = PortsReader(
            runtime: draft.runtime,
            isStored: isStored,
            ownTypes: draft.ownTypes,
            findings: findings
        )
        if let entry = section(.inputs, of: draft) { draft.inputs = reader.read(entry, role: .input) }
        if let entry = section(.outputs, of: draft) { draft.outputs = reader.read(entry, role: .output) }
        if let entry = section(.state, of: draft) { draft.states = reader.read(entry, role: .state) }
        let published = PublishedVariables(draft.runtime).apart(draft.variables)
        draft.variables = published.others
        draft.states.ports += published.states
        for port in draft.outputs.ports + draft.states.ports { draft.declare(port) }
        draft.transform = TransformReader(
            runtime: draft.runtime,
            owner: draft.declaration?.name.text,
            findings: findings
        )
        .read(transform, inputs: draft.inputs, outputs: draft.outputs)
    }

    /// The section called `name` where it is there and has the right shape.
    private func section(_ name: SectionName, of draft: SpecDraft) -> EntrySyntax? {
        guard let entry = draft.sections[name] else { return nil }
        if let finding = SectionShape.check(entry, name: name) {
            findings.add(finding)
            return nil
        }
        return entry
    }

    /// The sections whose doc comment is printed, and the state, which is a type of its own where logic receives it.
    private static let documented: Set<SectionName> = [.viewModel, .errors, .inputs, .outputs, .state]

    /// Whether the comments above `entry` were meant for the view model, whose line is missing from `syntax`.
    private func isOrphaned(_ entry: EntrySyntax, in syntax: SpecSyntax) -> Bool {
        entry.range == syntax.entries.first?.range
            && !syntax.entries.contains {
                $0.key.flatMap { SectionName.meant(by: $0.text) } == .viewModel
                    || $0.key?.text == SectionName.viewModel.rawValue
            }
    }

    /// The section lines by name; unknown and repeated ones are reported.
    private func sections(of syntax: SpecSyntax) -> [SectionName: EntrySyntax] {
        var sections: [SectionName: EntrySyntax] = [:]
        var misspelt: [(SectionName, EntrySyntax)] = []
        for entry in syntax.entries {
            // A line of the outermost level without a key has been reported by the parser.
            guard let key = entry.key, !key.isEmpty, !entry.isItem else { continue }
            guard let name = SectionName(rawValue: key.text) else {
                findings.add(UnknownSection.finding(key))
                // Read as what it was meant to be, its names are known, and nothing follows from the mistake.
                if let meant = SectionName.meant(by: key.text) { misspelt.append((meant, entry)) }
                continue
            }
            if !Self.documented.contains(name), !isOrphaned(entry, in: syntax), let comment = entry.documentation.first
            {
                findings.add(SectionShape.lostDocumentation(comment, section: name))
            }
            if let first = sections[name]?.key {
                findings.add(DuplicateSection.finding(key, first: first))
            } else {
                sections[name] = entry
            }
        }
        for (name, entry) in misspelt where sections[name] == nil { sections[name] = entry }
        findings.add(
            MissingSection.check(sections, entries: syntax.entries, needsRuntime: defaults.runtime == nil)
        )
        return sections
    }
}
