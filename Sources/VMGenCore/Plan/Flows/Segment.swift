import VMGenTemplating

/// One piece of a flow's chain: a partial of the runtime and what it sees.
struct Segment {
    /// The partial below the runtime's folder: `flow/latest`.
    var partial: String
    /// What it sees.
    var context: [String: TemplateValue]

    /// Makes a segment.
    init(_ partial: String, _ context: [String: TemplateValue] = [:]) {
        self.partial = partial
        self.context = context
    }

    /// The segment as a template sees it: its context, and the partial to include.
    func value(in folder: String) -> TemplateValue {
        var context = context
        context["partial"] = .string("\(folder)/\(partial).stencil")
        return .dictionary(context)
    }
}
