extension MutationKind {
    /// Flows that are missing, or joined to the wrong ends.
    static let flows: [MutationKind] = [
        MutationKind(name: "drop-flow", summary: "a flow is not wired") { text in
            text.flows.map { .dropping($0) }
        },
        MutationKind(name: "swap-outputs", summary: "two outputs of the same type change places") { text in
            let fields = text.fields(of: "Output")
            let arguments = text.outputArguments
            return arguments.indices.flatMap { first -> [Edit] in
                let type = fields.first { $0.name == arguments[first].name }?.type
                let next = arguments[(first + 1)...].first { argument in
                    fields.contains { $0.name == argument.name && $0.type == type }
                }
                guard type != nil, let next else { return [] }
                return [text.swappingValues(arguments[first], next)]
            }
        },
        .lines("wrong-input", "another input of the same type starts the flow") { text, index in
            let fields = text.fields(of: "Input")
            return fields.compactMap { field in
                guard let range = text.code[index].range(ofName: "input.\(field.name)"),
                    let sibling = fields.sibling(of: field.name)
                else { return nil }
                return .replacing(
                    index,
                    with: text.line(index, text.code[index].replacing(range, with: "input.\(sibling)"))
                )
            }
        },
        .lines("wrong-target", "the value goes to another state or event of the same type") { text, index in
            let code = text.code[index]
            guard [".bind", ".sink", ".reportingFailures", ".trackActivity"].contains(where: code.hasPrefix) else {
                return []
            }
            return text.storedStreams.compactMap { stream in
                guard let range = code.range(ofName: stream.name),
                    let sibling = text.storedStreams.sibling(of: stream.name)
                else { return nil }
                return .replacing(index, with: text.line(index, code.replacing(range, with: sibling)))
            }
        },
        .lines("drop-merge", "one of several inputs does not start the flow") { text, index in
            let code = text.code[index]
            if code.hasPrefix(".merge(with: ") { return [.dropping(index)] }
            guard code.contains("Observable.merge("), let group = code.argumentGroups.first(where: { $0.count > 1 })
            else {
                return []
            }
            return group.indices.map { dropped in
                let kept = group.indices.filter { $0 != dropped }.map { String(code[group[$0]]) }.joined(
                    separator: ", "
                )
                let all = group[0].lowerBound..<group[group.count - 1].upperBound
                return .replacing(index, with: text.line(index, code.replacing(all, with: kept)))
            }
        },
        .line("acts-once", "an input is dead after its first event") { text, index in
            guard text.fields(of: "Input").contains(where: { text.code[index].hasSuffix("input.\($0.name)") }) else {
                return nil
            }
            let once = text.isCombine ? ".prefix(1)" : ".take(1)"
            return Edit(replacements: [index: [text.lines[index], text.line(index, "    \(once)")]])
        },
    ]
}

extension GeneratedText {
    /// The output's arguments `first` and `second` with each other's values.
    fileprivate func swappingValues(_ first: (name: String, line: Int), _ second: (name: String, line: Int)) -> Edit {
        let value = { (argument: (name: String, line: Int)) -> String in
            let text = self.code[argument.line].dropFirst(argument.name.count + 2)
            return String(text.hasSuffix(",") ? text.dropLast() : text)
        }
        let replacing = { (argument: (name: String, line: Int), value: String) -> Edit in
            let comma = self.code[argument.line].hasSuffix(",") ? "," : ""
            return .replacing(argument.line, with: self.line(argument.line, "\(argument.name): \(value)\(comma)"))
        }
        return replacing(first, value(second)).and(replacing(second, value(first)))
    }
}
