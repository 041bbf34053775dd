extension Filter {
    /// `{{ text|indent:4 }}`: puts 4 spaces before each line but the first and empty ones.
    ///
    /// A second argument takes the place of the space, a third one, `true`, indents the first line too. Every line end
    /// becomes a line feed.
    static let indent = Filter(
        arguments: 0...3,
        usage: "takes at most three arguments: the width, what to indent with, whether to indent the first line"
    ) { value, arguments throws(FilterError) in
        guard let text = value.printed else { throw .wrongValue("indent", takes: "a string", not: value) }
        let width = arguments.isEmpty ? 4 : try width(arguments[0])
        var unit = " "
        if arguments.count > 1 {
            guard case .string(let text) = arguments[1] else {
                throw .wrongArgument("what to indent with", is: "a string", not: arguments[1], at: 1)
            }
            unit = text
        }
        var indentsFirst = false
        if arguments.count > 2 {
            guard case .bool(let flag) = arguments[2] else {
                throw .wrongArgument("whether to indent the first line", is: "a bool", not: arguments[2], at: 2)
            }
            indentsFirst = flag
        }
        return .string(indented(text, with: String(repeating: unit, count: width), first: indentsFirst))
    }

    private static let maximumWidth = 256

    private static func width(_ argument: TemplateValue) throws(FilterError) -> Int {
        guard case .integer(let width) = argument else {
            throw .wrongArgument("the width of `indent`", is: "an integer", not: argument, at: 0)
        }
        guard (0...maximumWidth).contains(width) else {
            throw FilterError(
                message: "the width of `indent` has to be from 0 to \(maximumWidth), not \(width)",
                argument: 0
            )
        }
        return width
    }

    private static func indented(_ text: String, with indentation: String, first: Bool) -> String {
        guard !indentation.isEmpty else { return text }
        var result = String.UnicodeScalarView()
        var isLineStart = false
        if first { result.append(contentsOf: indentation.unicodeScalars) }
        for scalar in text.unicodeScalars {
            if isLineEnd(scalar) {
                result.append("\n")
                isLineStart = true
                continue
            }
            if isLineStart { result.append(contentsOf: indentation.unicodeScalars) }
            isLineStart = false
            result.append(scalar)
        }
        return String(result)
    }

    /// Whether a line ends there: line feed, vertical tab, form feed, carriage return, and Unicode's own three.
    private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
