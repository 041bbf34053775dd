extension Filter {
    /// `{{ names|join:", " }}`: `["a", "b"]` → `a, b`; without an argument nothing comes between.
    static let join = Filter(
        arguments: 0...1,
        usage: "takes at most one argument, the separator"
    ) { value, arguments throws(FilterError) in
        guard case .list(let values) = value else { throw .wrongValue("join", takes: "a list", not: value) }
        var separator = ""
        if let argument = arguments.first {
            guard let text = argument.printed else {
                throw .wrongArgument("the separator of `join`", is: "a string", not: argument, at: 0)
            }
            separator = text
        }
        var joined = ""
        for (index, value) in values.enumerated() {
            guard let text = value.printed else { throw .wrongValue("join", takes: "a list of strings", not: value) }
            if index > 0 { joined += separator }
            joined += text
        }
        return .string(joined)
    }
}
