import VMGenSpec

/// How `UserDefaults` keeps a value: as it is, or as one of the types that every platform gives back as what was set.
package struct StoredForm {
    /// The type that is set, and read back.
    package let type: String
    /// What is set of `value`, as Swift; nil where that is the value itself.
    package let storing: String?
    /// What is called on the optional that is read back, for the value; nil where that is the value itself.
    package let restoring: String?

    /// The form of a value of type `type`; nil for one that cannot be kept.
    ///
    /// Only the types that lists are read back as on every platform are kept in arrays and dictionaries.
    package init?(_ type: TypeText) {
        let type = type.optionalOf ?? type
        switch type.text {
        case "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32":
            self.init(type: "Int", storing: "Int(value)", restoring: "flatMap { \(type.text)(exactly: $0) }")
        case "UInt", "UInt64":
            let restoring = "map { \(type.text)(truncatingIfNeeded: $0) }"
            self.init(type: "Int", storing: "Int(truncatingIfNeeded: value)", restoring: restoring)
        case "Float", "CGFloat":
            self.init(type: "Double", storing: "Double(value)", restoring: "map { \(type.text)($0) }")
        case "URL":
            self.init(type: "String", storing: "value.absoluteString", restoring: "flatMap { URL(string: $0) }")
        default:
            guard let plain = StoredForm.plain(type) else { return nil }
            self.init(type: plain, storing: nil, restoring: nil)
        }
    }

    private init(type: String, storing: String?, restoring: String?) {
        self.type = type
        self.storing = storing
        self.restoring = restoring
    }

    /// The type that `type` is where that is set and read back as it is, `Double` for what else that is called; nil where it is not.
    private static func plain(_ type: TypeText) -> String? {
        if TypeText.doubles.contains(type.text) { return "Double" }
        if ["Int", "Bool", "String", "Data", "Date"].contains(type.text) { return type.text }
        if let element = type.arrayOf { return plain(element).map { "[\($0)]" } }
        guard let (key, value) = type.dictionaryOf, key.text == "String" else { return nil }
        return plain(value).map { "[String: \($0)]" }
    }
}
