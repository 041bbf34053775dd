/// What a test looks at.
package enum TestSubject: Equatable {
    /// What the harness recorded of an output, by its name.
    case output(String, Look, path: String? = nil)
    /// The events of this round that are of a case.
    case events(case: String)
    /// How many events of this round a pattern matches.
    case eventCount(pattern: String)
    /// The calls of a double.
    case calls(TestDouble, Calls)
    /// A member of the view model.
    case viewModel(String)
    /// A property of the stub that a parameter holds.
    case property(parameter: String, name: String, path: String? = nil)
    /// What a store keeps for the literal of a key, as a type where one is known.
    case stored(parameter: String, key: String, type: String?)
    /// The keys that were written in a store.
    case written(parameter: String)
    /// What was said, called and saved on the thread of a view that sends from another one, or in tasks that began there.
    case reachedFromBackground
    /// A part of the request that the test looks at.
    case request(RequestPart)
    /// All that was said and asked in this round, of these doubles of the test's own as well.
    case round([TestDouble])

    /// What of a recording is looked at.
    package enum Look: Equatable {
        /// All values since it is recorded, or how many there are, or whether there is none.
        case values, valueCount, isEmpty
        /// The values of this round, or how many there are.
        case said, saidCount
        /// The values of this round that differ from the one before.
        case changes
        /// The latest value; the only one of this round.
        case last, only
        /// The first values, so many.
        case first(Int)
        /// Whether something came, and all on the main thread; whether something came on another one.
        case isOnMain, isElsewhere
        /// The failure that ended it, as a type.
        case failure(as: String)
    }

    /// What of the calls of a double is looked at. `calls` are those that are meant, by their arguments or address.
    package enum Calls: Equatable {
        /// How many there were ever, and what with.
        case count, arguments
        /// What was asked in this round; how often; the URLs; the bodies.
        case asked, askedCount(calls: String?), urls(calls: String?), bodies(calls: String?)
        /// Whether the last one was cancelled; for each whether it was, and whether it came on the main thread.
        case isLastCancelled(calls: String?), areCancelled, areOnMain
    }

    /// A part of a request.
    package enum RequestPart: Equatable {
        case method, url, header(String), body, hasBody
    }

    /// Whether it is all of a round.
    package var isRound: Bool {
        if case .round = self { true } else { false }
    }

    /// The same with what `change` makes of each value in it.
    package func mapped(_ change: (String) -> String) -> TestSubject {
        guard case .calls(let double, let calls) = self else { return self }
        switch calls {
        case .askedCount(let calls): return .calls(double, .askedCount(calls: calls.map(change)))
        case .urls(let calls): return .calls(double, .urls(calls: calls.map(change)))
        case .bodies(let calls): return .calls(double, .bodies(calls: calls.map(change)))
        case .isLastCancelled(let calls): return .calls(double, .isLastCancelled(calls: calls.map(change)))
        case .count, .arguments, .asked, .areCancelled, .areOnMain: return self
        }
    }
}
