import VMGenCore
import VMGenDiagnostics
import VMGenModel
import VMGenPlan

/// All that a result follows from: what asks for the same bytes is given the same files.
struct KeptRequest {
    /// What all specs have in common, as bytes: which binary vmgen is, the templates, and what is said for the whole target.
    let common: [UInt8]
    /// Which specs there are, as bytes.
    let specs: [UInt8]
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
        common = writer.bytes
        let targets = [target] + target.beside
        var names = ByteWriter()
        names.add(targets) { names, target in
            names.add(target.specs) {
                $0.add($1.name)
                $0.add($1.pathFromTests)
            }
            names.add(target.swift.count)
        }
        specs = names.bytes
        sources = targets.flatMap { $0.specs.map(\.source) + $0.swift }
    }

    /// All of it, as bytes: what it has in common with that of another run first.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.add(common)
        writer.add(specs)
        writer.add(sources) {
            $0.add($1.path)
            $0.add($1.bytes)
        }
        return writer.bytes
    }

    /// The sources of a request that has the same in common, read from its `bytes`, and what stands behind those.
    ///
    /// - Throws: where it has something else in common, or there is none.
    func othersSources(_ reader: inout ByteReader) throws(ByteReader.Damage) -> [SourceText] {
        guard try reader.bytes().elementsEqual(common) else { throw ByteReader.Damage() }
        _ = try reader.bytes()
        return try reader.list { reader throws(ByteReader.Damage) in
            SourceText(path: try reader.text(), bytes: Array(try reader.bytes()))
        }
    }

    private static func add(_ target: TargetInput, to writer: inout ByteWriter) {
        writer.add(target.moduleName)
        writer.add(target.wantsTests)
        writer.add(target.tests?.rawValue)
        writer.add(target.defaults.runtime?.name)
        writer.add(target.defaults.access)
        writer.add(target.defaults.imports) { $0.add($1) }
        writer.add(target.defaults.isOnMainActor)
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
}
