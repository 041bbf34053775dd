import VMGenDiagnostics

/// Renders a template into one growing text.
struct Renderer {
    /// What is rendered so far.
    var output = ""
    /// The names in scope.
    var scope = Scope()
    /// The text of the template that is being rendered.
    var source: SourceText
    private let environment: TemplateEnvironment
    private var depth = 0

    private static let maximumDepth = 256
    /// The most bytes that are rendered: many times those of the longest file.
    private static let longestOutput = 64 << 20

    /// Makes a renderer of `template`, with the names of `context` in scope.
    init(_ template: Template, _ context: [String: TemplateValue], in environment: TemplateEnvironment) {
        source = template.source
        scope.push(.values(context))
        self.environment = environment
    }

    /// Renders `nodes` one after the other.
    ///
    /// - Throws: `TemplateError` at the first name nobody gave, value of the wrong kind, or missing template.
    mutating func render(_ nodes: [Node]) throws(TemplateError) {
        depth += 1
        defer { depth -= 1 }
        for node in nodes {
            switch node {
            case .text(let text): output += text
            case .output(let node): try render(node)
            case .loop(let node): try render(node)
            case .branches(let branches): try render(branches)
            case .include(let node): try render(node)
            case .filtered(let node): try render(node)
            }
        }
    }

    /// An error at `range` of the template that is being rendered.
    func fail(_ message: String, at range: SourceRange) -> TemplateError {
        TemplateError(message, at: range, in: source)
    }

    private mutating func render(_ node: OutputNode) throws(TemplateError) {
        if let condition = node.condition, try !holds(condition) {
            if let other = node.other { try print(other) }
        } else {
            try print(node.value)
        }
    }

    private mutating func print(_ expression: ValueExpression) throws(TemplateError) {
        output += try printed(value(expression), at: expression.range)
    }

    private func printed(_ value: TemplateValue, at range: SourceRange) throws(TemplateError) -> String {
        if let text = value.printed { return text }
        let advice = if case .list = value { "use `for` or `join`" } else { "print one of its members" }
        throw fail("`\(source.text(in: range))` is \(value.kind), which cannot be printed; \(advice)", at: range)
    }

    private mutating func render(_ branches: [Branch]) throws(TemplateError) {
        for branch in branches {
            guard let condition = branch.condition else { return try render(branch.body) }
            if try holds(condition) { return try render(branch.body) }
        }
    }

    private mutating func render(_ node: FilteredNode) throws(TemplateError) {
        var other = ""
        swap(&output, &other)
        try render(node.body)
        swap(&output, &other)
        let filtered = try apply(node.filters, to: .string(other), at: node.range)
        output += try printed(filtered, at: node.range)
    }

    private mutating func render(_ node: IncludeNode) throws(TemplateError) {
        guard case .string(let name) = try value(node.template, at: node.templateRange) else {
            let text = source.text(in: node.templateRange)
            throw fail("`\(text)` is not a string; `include` takes a template's name", at: node.templateRange)
        }
        if depth >= Self.maximumDepth {
            throw fail(
                "templates include each other more than \(Self.maximumDepth) blocks deep; end the recursion with an `if`",
                at: node.templateRange
            )
        }
        if output.utf8.count > Self.longestOutput {
            throw fail("more than 64 MB are rendered; end the recursion with an `if`", at: node.templateRange)
        }
        guard let included = try template(name, includedAt: node.templateRange) else {
            throw fail(
                "there is no template `\(name)`; names are paths below the folder of templates",
                at: node.templateRange
            )
        }
        scope.push(.values(try context(of: node)))
        let includer = source
        source = included.source
        do throws(TemplateError) {
            try render(included.nodes)
        } catch {
            throw error.included(at: node.templateRange, in: includer)
        }
        source = includer
        scope.pop(1)
    }

    private func template(_ name: String, includedAt range: SourceRange) throws(TemplateError) -> Template? {
        do throws(TemplateError) {
            return try environment.template(name)
        } catch {
            throw error.included(at: range, in: source)
        }
    }

    private func context(of node: IncludeNode) throws(TemplateError) -> [String: TemplateValue] {
        guard let context = node.context else { return [:] }
        let value = try value(context, at: node.contextRange)
        guard case .dictionary(let values) = value else {
            let text = source.text(in: node.contextRange)
            throw fail("`\(text)` is \(value.kind); the context of an `include` is a dictionary", at: node.contextRange)
        }
        return values
    }
}
