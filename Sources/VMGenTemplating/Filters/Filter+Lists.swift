extension Filter {
    /// `{{ names|join:", " }}`: `["a", "b"]` → `a, b`; without an argument nothing comes between.
    static let join = Filter(
        arguments: 0...1,
        usage: "takes at most one argument, the separator"
    ) { value, arguments throws(FilterError) in
        guard case .list(let values) = value else { throw .wrongValue("join", takes: "a list", not: value) }
        let separator = try separator(arguments, or: "", "join")
        var joined = ""
        for (index, value) in values.enumerated() {
            guard let text = value.printed else { throw .wrongValue("join", takes: "a list of strings", not: value) }
            if index > 0 { joined += separator }
            joined += text
        }
        return .string(joined)
    }

    /// `{{ path|split:"/" }}`: `a/b` → `["a", "b"]`; without an argument it splits at spaces.
    static let split = Filter(
        arguments: 0...1,
        usage: "takes at most one argument, the separator"
    ) { value, arguments throws(FilterError) in
        guard case .string(let text) = value else { throw .wrongValue("split", takes: "a string", not: value) }
        let separator = Array(try separator(arguments, or: " ", "split"))
        guard !separator.isEmpty else { return .list([value]) }
        let characters = Array(text)
        var parts: [TemplateValue] = []
        var start = 0
        var index = 0
        while index + separator.count <= characters.count {
            if characters[index..<index + separator.count].elementsEqual(separator) {
                parts.append(.string(String(characters[start..<index])))
                index += separator.count
                start = index
            } else {
                index += 1
            }
        }
        parts.append(.string(String(characters[start...])))
        return .list(parts)
    }

    private static func separator(
        _ arguments: [TemplateValue],
        or usual: String,
        _ filter: String
    ) throws(FilterError) -> String {
        guard let argument = arguments.first else { return usual }
        guard let text = argument.printed else {
            throw .wrongArgument("the separator of `\(filter)`", is: "a string", not: argument, at: 0)
        }
        return text
    }
}
