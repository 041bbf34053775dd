import VMGenCore
import VMGenDiagnostics
import VMGenModel
import VMGenPlan

/// All that a result follows from: what asks for the same bytes is given the same files.
struct KeptRequest {
    /// It, as bytes.
    let bytes: [UInt8]
    /// The specs and the Swift that were read, of which the result may speak.
    let sources: [SourceText]

    /// What is asked of `tool`, which says which binary it is, for `target`.
    init(_ target: TargetInput, _ templates: TemplateStore, of tool: String) {
        var writer = ByteWriter()
        writer.add(tool)
        writer.add(templates.folder)
        writer.add(templates.overrides.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            $0.add($1.key)
            $0.add($1.value)
        }
        Self.add(target, to: &writer)
        bytes = writer.bytes
        sources = ([target] + target.beside).flatMap { $0.specs.map(\.source) + $0.swift }
    }

    private static func add(_ target: TargetInput, to writer: inout ByteWriter) {
        writer.add(target.moduleName)
        writer.add(target.specs) {
            $0.add($1.name)
            $0.add($1.pathFromTests)
            add($1.source, to: &$0)
        }
        writer.add(target.swift) { add($1, to: &$0) }
        writer.add(target.wantsTests)
        writer.add(target.tests?.rawValue)
        writer.add(target.defaults.runtime?.name)
        writer.add(target.defaults.access)
        writer.add(target.defaults.imports) { $0.add($1) }
        writer.add(target.defaults.tests?.rawValue)
        writer.add(target.defaults.severities.sorted { $0.key < $1.key }) {
            $0.add($1.key)
            $0.add($1.value?.rawValue)
        }
        writer.add(target.defaults.header) { $0.add($1) }
        writer.add(target.wanted.map { [$0.sorted()] } ?? []) { writer, names in writer.add(names) { $0.add($1) } }
        writer.add(target.locatesSpecs)
        writer.add(target.scaffoldCommand)
        writer.add(target.beside) { add($1, to: &$0) }
    }

    private static func add(_ source: SourceText, to writer: inout ByteWriter) {
        writer.add(source.path)
        writer.add(source.bytes)
    }
}
