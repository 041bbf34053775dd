extension MutationKind {
    /// Overlapping work that is handled in another way than the spec says.
    static let policies: [MutationKind] = [
        .lines("wrong-policy", "latest, first, queue or all instead of what the spec says") { text, index in
            guard text.code[index].hasSuffix(" in"),
                let (own, others) = alternatives.first(where: { text.code[index].hasPrefix(".\($0.0) {") })
            else { return [] }
            return others.map { other in
                let step = text.step(at: index)
                let opening = { (name: String) in
                    text.line(index, text.code[index].replacing(".\(own) {", with: ".\(name) {"))
                }
                // What always exists on Combine, where the support may lack flatMapLatest.
                guard text.isCombine, other == "flatMapLatest" else { return .replacing(index, with: opening(other)) }
                let end = step.upperBound - 1
                return Edit(replacements: [
                    index: [opening("map")], end: [text.lines[end], text.line(index, ".switchToLatest()")],
                ])
            }
        },
        .lines("drop-cancel", "work that nobody waits for goes on") { text, index in
            let code = text.code[index]
            let cut = ["task.cancel()", "[task] in task?.cancel()", "guard !Task.isCancelled else { return }"]
                .compactMap { code.replacingFirst($0, with: "") }
            return cut.map { $0.isEmpty ? .dropping(index) : .replacing(index, with: text.line(index, $0)) }
        },
    ]

    /// For each operator, those that do something else with overlapping work.
    private static let alternatives: [(String, [String])] = [
        ("flatMapLatest", ["flatMapFirst", "flatMap"]),
        ("flatMapFirst", ["flatMapLatest", "flatMap"]),
        ("concatMap", ["flatMapLatest", "flatMap"]),
        ("flatMap", ["flatMapLatest", "concatMap"]),
    ]
}
