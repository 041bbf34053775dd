extension MutationKind {
    /// Values that are computed or handed over wrongly.
    static let values: [MutationKind] = [
        MutationKind(name: "swap-arguments", summary: "two values of a call or a tuple change places") { text in
            guard text.isViewModel else { return [] }
            return text.wiring.flatMap { index -> [Edit] in
                let code = text.code[index]
                guard !neverSwapped.contains(where: code.hasPrefix) else { return [] }
                return code.argumentGroups.flatMap { group in
                    group.indices.dropLast().compactMap { place -> Edit? in
                        let first = String(code[group[place]])
                        let second = String(code[group[place + 1]])
                        guard first != second, isState(first) == isState(second) else { return nil }
                        let swapped = code.replacing(group[place + 1], with: first).replacing(
                            group[place],
                            with: second
                        )
                        return .replacing(index, with: text.line(index, swapped))
                    }
                }
            }
        },
        .line("wrong-constant", "a value is replaced with another one") { text, index in
            for start in [".map { _ in ", ".map { "]
            where text.code[index].hasPrefix(start) && text.code[index].hasSuffix(" }") {
                let literal = String(text.code[index].dropFirst(start.count).dropLast(2))
                guard let other = literal.otherLiteral(type: "") else { continue }
                return .replacing(index, with: text.line(index, "\(start)\(other) }"))
            }
            return nil
        },
        .lines("wrong-operator", "and for or, equal for unequal") { text, index in
            let code = text.code[index]
            guard code.hasPrefix("."), code.contains("{") else { return [] }
            let swaps = [(" && ", " || "), (" || ", " && "), (" == ", " != "), (" != ", " == "), (" >= ", " < ")]
            return swaps.compactMap { old, new in
                code.replacingFirst(old, with: new).map { .replacing(index, with: text.line(index, $0)) }
            }
        },
    ]

    /// Whether a value is the view model's state, which no other value can stand for.
    private static func isState(_ value: String) -> Bool {
        value == "state" || value == "owner.state"
    }

    /// The beginnings of lines whose values differ in kind, so that swapping them never compiles, or whose order means nothing.
    private static let neverSwapped = [
        "Observable.merge(", ".reportingFailures(", ".share(", ".debounce(", ".throttle(", "persist", "guard ", "let (",
    ]
}
