/// A name that the generated code declares, with its type as it is written.
struct Declared: Equatable {
    /// What it is called.
    let name: String
    /// Its type, or for a stream that is made where it is declared, what makes it.
    let type: String
}

extension GeneratedText {
    /// The fields of the nested struct `name`.
    func fields(of name: String) -> [Declared] {
        guard let start = code.firstIndex(where: { $0 == "struct \(name) {" }) else { return [] }
        return step(at: start).dropFirst().compactMap { declared(code[$0]) }
    }

    /// The properties that are streams, or have one behind them, with the stream's element as the type.
    var storedStreams: [Declared] {
        let makers = ["PublishRelay<", "PassthroughSubject<", "BehaviorRelay<", "CurrentValueSubject<"]
        return code.compactMap { line in
            guard let stream = declared(line) else { return nil }
            if line.hasPrefix("@Relayed") || line.hasPrefix("@Published") { return stream }
            return line.contains(" = ") && makers.contains(where: stream.type.hasPrefix) ? stream : nil
        }
    }

    /// The cases of the error type, without what goes with them.
    var errorCases: [String] {
        guard let start = code.firstIndex(where: { $0.contains("enum ") && $0.hasSuffix(": Error {") }) else {
            return []
        }
        return step(at: start).compactMap { index in
            let line = code[index]
            guard line.hasPrefix("case "), !line.contains(":"), !line.contains("("), indent(index) == 4 else {
                return nil
            }
            return String(line.dropFirst(5))
        }
    }

    /// What `line` declares by `let` or `var`, if anything.
    private func declared(_ line: String) -> Declared? {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(where: { $0 == "let" || $0 == "var" }), keyword + 2 < words.count else {
            return nil
        }
        let name = words[keyword + 1]
        let rest = words[(keyword + 2)...].joined(separator: " ")
        if name.hasSuffix(":") {
            let type = rest.firstRange(of: " = ").map { rest[..<$0.lowerBound] } ?? rest[...]
            return Declared(name: String(name.dropLast()), type: String(type))
        }
        guard rest.hasPrefix("= "), rest.hasSuffix("()") else { return nil }
        return Declared(name: String(name), type: String(rest.dropFirst(2).dropLast(2)))
    }
}

extension [Declared] {
    /// The next one of the same type as the one called `name`, after the last the first again.
    func sibling(of name: String) -> String? {
        guard let own = first(where: { $0.name == name }) else { return nil }
        let alike = filter { $0.type == own.type }.map(\.name)
        guard alike.count > 1, let index = alike.firstIndex(of: name) else { return nil }
        return alike[(index + 1) % alike.count]
    }
}
