/// What the language has and the generator does not print yet, by runtime. A line goes when its templates come.
enum NotYetGenerated {
    /// What each runtime cannot do yet.
    static let features: [String: Set<SpecFeature>] = [
        "rxswift": rxSwift,
        "combine": [.runtime],
    ]

    private static let rxSwift: Set<SpecFeature> = [
        // Sections and their forms
        .transform, .imports, .types, .variables, .services, .structViewModel, .plainField, .events,
        .requestParameters, .requestQuery, .requestHeaders, .requestBody, .requestStatus, .requestMethod,
        .asyncMethod,
        // Sources and sinks
        .severalSources, .startSource, .expressionSource, .expressionSink, .ignoredAnswer, .namedStream, .catchFlow,
        // Steps and what they are given
        .filter, .compactMap, .distinct, .replace, .combine, .zip, .with, .debounce, .throttle, .delay, .skip, .take,
        .startWith, .share, .first, .queue, .all, .do, .swift, .loading, .serviceCall, .foreignCall,
    ]
}
