extension MutationKind {
    /// Steps of a chain that are missing, inverted or off by one.
    static let streams: [MutationKind] = [
        .dropping(
            "drop-distinct",
            "equal values in a row go through",
            steps: [".distinctUntilChanged", ".removeDuplicates"]
        ),
        .dropping("drop-filter", "a filter lets everything through", steps: [".filter {"]),
        .line("invert-filter", "a filter lets the others through") { text, index in
            guard text.code[index].hasPrefix(".filter {") else { return nil }
            let step = text.step(at: index)
            if step.count > 1 {
                guard let result = step.last(where: { text.code[$0].hasPrefix("return ") }) else { return nil }
                let value = text.code[result].dropFirst("return ".count)
                return .replacing(result, with: text.line(result, "return !(\(value))"))
            }
            let code = text.code[index]
            guard code.hasSuffix("}"), let open = code.firstRange(of: "{ ") else { return nil }
            let body = code[open.upperBound...].dropLast(2)
            let start = body.firstRange(of: " in ")?.upperBound ?? body.startIndex
            return .replacing(
                index,
                with: text.line(index, "\(code[..<start])!(\(body[start...])) }")
            )
        },
        .dropping("drop-share", "the work is done once for each subscriber", steps: [".share"]),
        .dropping(
            "drop-time",
            "debounce, throttle or delay is missing",
            steps: [".debounce(", ".throttle(", ".delay("]
        ),
        .lines("off-by-one", "skip or take counts one too many or one too few") { text, index in
            for step in [".skip", ".take", ".dropFirst", ".prefix"] where text.code[index].hasPrefix("\(step)(") {
                let written = text.code[index].dropFirst(step.count + 1).dropLast()
                guard let count = written.isEmpty ? 1 : Int(written) else { return [] }
                return [count - 1, count + 1].filter { $0 >= 0 }
                    .map { .replacing(index, with: text.line(index, "\(step)(\($0))")) }
            }
            return []
        },
        .line("stale-with", "`with` gives the value of the beginning, not the newest") { text, index in
            let code = text.code[index]
            if let open = code.firstRange(of: ".withLatestFrom("), let close = code.firstIndex(of: ")") {
                let once = text.isCombine ? ".prefix(1)" : ".take(1)"
                return .replacing(
                    index,
                    with: text.line(index, code.replacing(close..<close, with: open.isEmpty ? "" : once))
                )
            }
            if code.hasPrefix(".map { owner, _ in "), let path = propertyOfOwner(in: code) {
                let stale = path.hasPrefix("state.") ? path : "self.\(path)"
                let captured = code.replacingFirst("{ owner, _ in ", with: "{ [stale = \(stale)] owner, _ in ")
                return captured?.replacingFirst("owner.\(path)", with: "stale")
                    .map { .replacing(index, with: text.line(index, $0)) }
            }
            if code.hasPrefix(".map { [state] "),
                let name = code.firstRange(of: "state.").map({ code[$0.upperBound...] })?
                    .prefix(while: { $0.isLetter || $0.isNumber })
            {
                let captured = code.replacing("state.\(name)", with: "\(name)")
                    .replacing("[state]", with: "[\(name) = state.\(name)]")
                return .replacing(index, with: text.line(index, captured))
            }
            return nil
        },
        .dropping(
            "drop-tracking",
            "work does not count as running",
            steps: [".trackActivity(", "tracker.change(", "work.change("]
        ),
    ]

    /// The first property that a closure reads of its `owner`: `round` of `owner.turned(owner.round)`.
    private static func propertyOfOwner(in code: String) -> String? {
        var rest = Substring(code)
        while let start = rest.firstRange(of: "owner.") {
            let path = rest[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
            if rest[path.endIndex...].first != "(" { return String(path) }
            rest = rest[path.endIndex...]
        }
        return nil
    }
}
