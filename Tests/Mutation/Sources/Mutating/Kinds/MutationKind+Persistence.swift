extension MutationKind {
    /// State that is not kept, or not found again.
    static let persistence: [MutationKind] = [
        .line("forget-persist", "a state is not saved") { text, index in
            text.code[index].hasPrefix("persist") && text.code[index].contains("forKey: ") ? .dropping(index) : nil
        },
        .line("forget-restore", "a state that was saved is not restored") { text, index in
            let code = text.code[index]
            guard code.contains(".object(forKey: "), let colon = code.firstRange(of: ": "),
                let sign = code.firstRange(of: " ?? ")
            else { return nil }
            return .replacing(index, with: text.line(index, "\(code[..<colon.upperBound])\(code[sign.upperBound...])"))
        },
        .line("wrong-key", "a state is kept under another key") { text, index in
            guard text.isKey(index) else { return nil }
            return .replacing(index, with: text.line(index, "\(text.code[index].dropLast())?\""))
        },
        .line("swap-keys", "two states have each other's key") { text, index in
            guard text.isKey(index), index + 1 < text.lines.count, text.isKey(index + 1) else { return nil }
            let first = text.code[index]
            let second = text.code[index + 1]
            guard let firstKey = first.firstIndex(of: "\""), let secondKey = second.firstIndex(of: "\"") else {
                return nil
            }
            return Edit(replacements: [
                index: [text.line(index, "\(first[..<firstKey])\(second[secondKey...])")],
                index + 1: [text.line(index + 1, "\(second[..<secondKey])\(first[firstKey...])")],
            ])
        },
    ]
}

extension GeneratedText {
    /// Whether line `index` declares the key of a persisted state.
    fileprivate func isKey(_ index: Int) -> Bool {
        code[index].hasPrefix("static let ") && code[index].contains(" = \"") && code[index].hasSuffix("\"")
    }
}
