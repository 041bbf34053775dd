/// Renders templates that may include each other.
public final class TemplateEnvironment {
    private let load: (String) -> String?

    /// `load` gives the text of the template of a name, or nil where there is none.
    public init(load: @escaping (String) -> String?) {
        self.load = load
    }

    /// Renders the template called `name` with `context`.
    ///
    /// - Throws: `TemplateError` with the place in the template for a syntax error, an unknown name or filter, a value of
    ///   the wrong kind, or a template that does not exist.
    public func render(_ name: String, _ context: [String: TemplateValue]) throws -> String {
        ""
    }
}
