extension TestSubject {
    /// What a scenario's assertion calls it behind what recorded it, in the place of a way to it: `is` for the latest value, as in
    /// `scenario.then("count = 1", harness.count, is: 1)`; nil where a scenario has to spell the way.
    package var label: String? {
        switch self {
        case .output(_, .last, nil): "is"
        case .output(_, .said, nil): "said"
        case .output(_, .changes, nil): "changes"
        case .output(_, .saidCount, nil): "times"
        case .calls(let double, .asked) where !double.isSession: "asked"
        case .calls(let double, .askedCount(nil)) where !double.isSession: "times"
        case .output, .events, .eventCount, .calls, .viewModel, .property, .stored, .written, .reachedFromBackground,
            .request, .round:
            nil
        }
    }
}
