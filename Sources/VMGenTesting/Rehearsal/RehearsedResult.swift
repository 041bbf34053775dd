import VMGenDoubles
import VMGenValues

/// What a test can see of what is said and called between two moments.
struct RehearsedResult: Equatable {
    /// What each output says that says something, as Swift spells it.
    private var said: [Rehearsal.Place: [String]] = [:]
    /// What is called that waits for nothing, and with what, as Swift spells it.
    private let asked: [String]
    /// How many calls there are.
    private let calls: Int

    /// Of what happens from `before` to `after`.
    init(_ before: Rehearsal, _ after: Rehearsal) {
        for place in after.said(since: before) {
            said[place] = after.said.said(at: place, since: before.said).map(\.swift)
        }
        let since = after.calls.dropFirst(before.calls.count)
        asked = since.filter { $0.flow == nil && !after.doubts.isUnsure(ofCallsOf: $0.double) }
            .map { "\($0.double) \($0.arguments?.map(\.swift) ?? [])" }
        calls = since.count
    }

    /// The same without what is said or called once more.
    var different: [Rehearsal.Place?: Set<String>] {
        var all: [Rehearsal.Place?: Set<String>] = [nil: Set(asked)]
        for (place, values) in said { all[place] = Set(values) }
        return all
    }
}
