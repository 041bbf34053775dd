import VMGenPlan

/// What was written by hand for specs that are gone.
enum HandwrittenOrphans {
    /// The warnings about the logic and the tests of the specs that `stale` files of one target come from.
    static func warnings(beside stale: [StaleFile], of group: TargetGroup) -> [Message] {
        var warnings: [Message] = []
        let search = ScaffoldSearch(group)
        for spec in Set(stale.map(\.specFileName)).sorted() {
            let names = FileNames(specName: String(spec.dropLast(SpecFinder.ending.count)))
            for file in search.allFiles(called: [names.logic, names.tests]) {
                let text =
                    "written by hand for '\(spec)', which is gone; move what is still needed, then delete the file"
                warnings.append(Message(.warning, rule: "orphaned-file", text, in: file))
            }
        }
        return warnings
    }
}
