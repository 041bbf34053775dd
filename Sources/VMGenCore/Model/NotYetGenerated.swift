/// What the language has and the generator does not print yet, by runtime. A line goes when its templates come.
enum NotYetGenerated {
    /// What each runtime cannot do yet.
    static let features: [String: Set<SpecFeature>] = [
        "rxswift": [],
        "combine": [],
    ]
}
