@testable import VMGenPlan
@testable import VMGenTesting

/// The page of the documentation that lists what templates see, as it follows from the plan's declarations.
enum TemplatePage {
    /// The marks between which the page is printed.
    static let start = "<!-- Printed from Plan/Adapter; a test holds it to that. -->"

    /// The part of the page behind the mark.
    static var text: String {
        var lines = ["", "## Templates of files", "", "| template | sees |", "| --- | --- |"]
        for template in FileTemplate.all {
            let path = template.path
            let shown = path.hasPrefix("*/") ? "RUNTIME/" + path.dropFirst(2) : path
            lines.append("| `\(shown)` | \(template.record.shape.name) |")
        }
        lines += ["", "## Values"]
        for shape in records {
            lines += [
                "", "### \(shape.name)", "", shape.about, "", "| value | type | what it is |", "| --- | --- | --- |",
            ]
            lines += shape.entries.map { "| `\($0.name)` | \($0.type.words) | \($0.about) |" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Every record that a template can reach, in the order of the page.
    static var records: [TemplateShape] {
        var names: Set<String> = []
        var all: [TemplateShape] = []
        func add(_ record: any TemplateRecord.Type) {
            let shape = record.shape
            guard names.insert(shape.name).inserted else { return }
            all.append(shape)
            for entry in shape.entries { if let part = entry.type.record { add(part) } }
        }
        for template in FileTemplate.all { add(template.record) }
        return all
    }
}
