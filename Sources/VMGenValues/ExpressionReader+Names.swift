import VMGenSpec

extension ExpressionReader {
    /// What `word` stands for, with the members and brackets behind it.
    mutating func named(_ word: String) throws(Unreadable) -> KnownValue {
        if word.first == "`" { return names(SwiftText.unescaped(word)) ?? .unknown }
        switch word {
        case "true", "false": return KnownValue(.bool(word == "true"), type: "Bool")
        case "nil": return KnownValue(.none)
        case _ where SwiftKeywords.reserved.contains(word): throw Unreadable()
        default: break
        }
        if let known = names(word) { return known }
        var path = word
        while path.last != ")", string(index) == ".", path.split(separator: ".").last?.first?.isUppercase == true {
            path += ".\(string(index + 1))"
            index += 2
        }
        let isType = path.split(separator: ".").last?.first?.isUppercase == true
        return try made(qualified(path), isType: isType, isCase: declared.cases.contains(path))
    }

    /// What `path` names, or makes of what stands in the brackets that follow.
    mutating func made(
        _ path: String,
        isType: Bool,
        isCase: Bool = false
    ) throws(Unreadable) -> KnownValue {
        guard token?.upper != nil, string(index) == "(", token?.lower == text.tokens[index - 1].upper else {
            return Construction.isFresh(path) ? .unknown : KnownValue(.spelt, swift: path)
        }
        index += 1
        let values = try list()
        try need(")")
        if isType, values.count == 1, values[0].label == nil, let converted = values[0].value.converted(to: path) {
            return converted
        }
        if !isType, !isCase, path.first != "." { return KnownValue.result(ofFunction: path, values.map(\.value)) }
        return KnownValue.made(path, values)
    }
}
