import VMGenSpec

/// Values at the edge of what conditions let through.
package enum EdgeValues {
    /// Swift expressions of `type`; empty where nothing is known of it.
    package static func values(of type: String) -> [String] {
        let text = TypeText(type)
        switch text.text {
        case "String": return ["\"\"", "\"a\""]
        case "Bool": return ["false", "true"]
        case "Int", "Double", "CGFloat", "Float": return ["0", "-1", "1", "100"]
        default: return text.optionalOf != nil ? ["nil"] : text.arrayOf != nil ? ["[]"] : []
        }
    }
}
