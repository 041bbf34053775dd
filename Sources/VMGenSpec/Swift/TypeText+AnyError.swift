extension TypeText {
    /// Whether `type` is any error, however it is written: `Error`, `any Swift.Error`.
    package static func isAnyError(_ type: String) -> Bool { anyErrors.contains(type) }

    private static let anyErrors: Set<String> = ["Error", "any Error", "Swift.Error", "any Swift.Error"]
}
