import VMGenPlan

/// What was written by hand for specs that are gone.
enum HandwrittenOrphans {
    /// The warnings about the logic and the tests of the specs that `stale` files of the target of `plan` come from.
    static func warnings(beside stale: [StaleFile], of plan: TargetPlan) -> [Message] {
        var warnings: [Message] = []
        let search = ScaffoldSearch(plan.group)
        let scaffolds = plan.entries.filter { $0.file.rule == .once }
        for spec in Set(stale.map(\.specFileName)).sorted() {
            let names = FileNames(specName: String(spec.dropLast(SpecFinder.ending.count)))
            for file in search.allFiles(called: [names.logic, names.tests]) {
                let text = String(decoding: (try? Disk.read(file.absolute)) ?? [], as: UTF8.self)
                let heir = scaffolds.first { isServed($0.file, by: text) }
                let message = "\(origin(of: text, for: spec)); \(advice(for: text, heir))"
                warnings.append(Message(.warning, rule: "orphaned-file", message, in: file))
            }
        }
        return warnings
    }

    private static func origin(of text: String, for spec: String) -> String {
        "\(isUntouched(text) ? "created" : "written by hand") for '\(spec)', which is gone"
    }

    private static func advice(for text: String, _ heir: TargetPlan.Entry?) -> String {
        if let heir, let spec = heir.spec {
            return "'\(spec.name)' has its view model, so rename the file to '\(heir.file.path.name)'"
        }
        return isUntouched(text)
            ? "nothing is written there yet, so delete the file" : "move what is still needed, then delete the file"
    }

    /// Whether a file of `text` has what `scaffold` is created for: its type, or the methods of its extension.
    private static func isServed(_ scaffold: PlannedFile, by text: String) -> Bool {
        let types = SwiftNames.types(in: scaffold.contents)
        guard types.isEmpty else { return !Set(types).isDisjoint(with: SwiftNames.types(in: text)) }
        return !Set(SwiftNames.extendedMethods(in: scaffold.contents))
            .isDisjoint(with: SwiftNames.extendedMethods(in: text))
    }

    /// Whether each method in `text` is as it was created.
    private static func isUntouched(_ text: String) -> Bool {
        let methods = SwiftNames.uses(in: text).count { $0.text == "func" }
        return methods > 0 && text.split(separator: "\n").count { $0.contains("\"not written yet\"") } == methods
    }
}
