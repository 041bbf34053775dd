extension Filter {
    /// `{{ value|default:"none" }}`: the value, or the argument where nobody gave one; as in Stencil a string `nil`
    /// counts as not given, an empty one as given.
    static let `default` = Filter(
        arguments: 1...1,
        replacesMissing: true,
        usage: "takes one argument, what stands in for a missing value"
    ) { value, arguments in
        value == "nil" ? arguments[0] : value
    }
}
