@testable import VMGenTemplating

/// Renders `text` as the template `T` with `context`; `others` are the templates it can include.
func rendered(
    _ text: String,
    _ context: [String: TemplateValue] = [:],
    others: [String: String] = [:]
) throws -> String {
    let environment = TemplateEnvironment { $0 == "T" ? text : others[$0] }
    return try environment.render("T", context)
}

/// The printed error that rendering `text` ends with, or the text where it does not fail.
func failure(
    _ text: String,
    _ context: [String: TemplateValue] = [:],
    others: [String: String] = [:]
) -> String {
    do {
        return "rendered: " + (try rendered(text, context, others: others))
    } catch {
        return "\(error)"
    }
}
