import Foundation
import Testing
import VMGenTemplating

@testable import VMGenCheck
@testable import VMGenModel
@testable import VMGenDoubles
@testable import VMGenPlan
@testable import VMGenTesting

/// What templates see, held to what they use, to what plans give them, and to the page that lists it.
@Suite("What templates see") struct TemplateContractTests {
    private static let runtimes = Set(Runtime.all.map(\.templateFolder)).sorted()

    @Test("Templates use no name that nobody declares, and use every value") func templates() throws {
        var used: Set<String> = []
        for runtime in Self.runtimes {
            var reader = TemplateReader(runtime: runtime)
            for file in FileTemplate.all {
                let template = file.path.hasPrefix("*/") ? runtime + file.path.dropFirst() : file.path
                try reader.read(template, seeing: file.record)
            }
            #expect(reader.mistakes.sorted() == [])
            used.formUnion(reader.used)
        }
        let declared = TemplatePage.records.flatMap { shape in shape.entries.map { "\(shape.name).\($0.name)" } }
        #expect(declared.filter { !used.contains($0) } == [], "no template uses these values")
    }

    @Test("Plans of all golden specs give each value with its type", arguments: GoldenCase.all)
    func plans(_ golden: GoldenCase) throws {
        let target = golden.target.input(specs: golden.specs)
        let specs = target.specs.compactMap { input in
            SpecAnalysis.analyse(input.source).0.map { (name: input.name, spec: $0) }
        }
        let files = TargetPlanner.files(of: [TestTarget.Module(target: target, specs: specs)]).flatMap { $0 }
        for file in files {
            let template = file.template
            let record = file.record
            let shape = Self.shape(of: record)
            let names = FileTemplate.all.filter { Self.matches(template, $0.path) }.map { $0.record.shape.name }
            #expect(names == [shape.name], "\(template)")
            let mistakes = Self.mistakes(in: record.values, of: shape)
            #expect(mistakes == [])
        }
    }

    private static func shape<Record: TemplateRecord>(of record: Record) -> TemplateShape { Record.shape }

    private static func matches(_ template: String, _ path: String) -> Bool {
        path.hasPrefix("*/") ? template.hasSuffix(path.dropFirst()) : template == path
    }

    private static func mistakes(in values: [String: TemplateValue], of shape: TemplateShape) -> [String] {
        guard Set(shape.entries.map(\.name)) == Set(values.keys) else {
            return ["\(shape.name) has \(values.keys.sorted())"]
        }
        return shape.entries.compactMap { entry in
            values[entry.name].flatMap { mistake(in: $0, of: entry.type, at: "\(shape.name).\(entry.name)") }
        }
    }

    @Test("The page lists them") func page() throws {
        let url = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
            .appendingPathComponent("Sources/VMGenCore/Documentation.docc/TemplateValues.md")
        let page = try String(contentsOf: url, encoding: .utf8)
        let parts = page.components(separatedBy: TemplatePage.start + "\n")
        try #require(parts.count == 2)
        if parts[1] == TemplatePage.text { return }
        if GoldenFolder.records {
            try (parts[0] + TemplatePage.start + "\n" + TemplatePage.text).write(
                to: url,
                atomically: true,
                encoding: .utf8
            )
        }
        Issue.record("TemplateValues.md is stale; VMGEN_RECORD=1 swift test --filter TemplateContract writes it")
    }

    /// What is wrong with `value`, which is to be of `type`; nil for nothing.
    private static func mistake(in value: TemplateValue, of type: TemplateType, at path: String) -> String? {
        switch (type, value) {
        case (.text, .string), (.literal, .string), (.flag, .bool): return nil
        case (.name, .string(let text)), (.comment, .string(let text)):
            return text.contains(where: \.isNewline) ? "\(path) has several lines" : nil
        case (.partial(let names), .string(let name)):
            let isKnown = names.contains { known in
                known.hasSuffix("/") ? name.holds("/\(known)") : name.hasSuffix("/\(known).stencil")
            }
            return isKnown || name.isEmpty ? nil : "\(path) is \(name)"
        case (.list(let element), .list(let values)):
            return values.lazy.compactMap { mistake(in: $0, of: element, at: path) }.first
        case (.optional, .dictionary(let values)) where values.isEmpty: return nil
        case (.record(let record), .dictionary(let values)), (.optional(let record), .dictionary(let values)):
            return mistakes(in: values, of: record.shape).first
        default: return "\(path) is no \(type.words)"
        }
    }
}
