import VMGenDoubles
import VMGenModel
import VMGenPlan

/// One thing that a test does or looks at. How it is written is the business of ``TestWriter`` alone.
enum TestStep: Equatable {
    // MARK: Given

    /// What a double answers from now on.
    case prepare(TestDouble, TestPreparation)
    /// The test makes a double of a closure, by this expression.
    case make(TestDouble, String)
    /// All doubles wait that are asked by the work that something starts: by its ``Bystanders``.
    case keepWaiting(Rehearsal.Source)
    /// A store holds these values, by the literals of their keys, before the view model is made.
    case store(parameter: String, entries: [Entry])
    /// What the view model is made with: an argument of the harness.
    case pass(parameter: String, value: String)
    /// A property of a stub, or a variable of the view model, has a value from now on.
    case set(TestSubject, value: String)

    // MARK: When

    /// The view is wired once more.
    case transform
    /// Somebody else listens too to the output of this name.
    case listenAgain(String)
    /// The view sends something, one after the other; from another thread where it says so.
    case send([Send], fromBackground: Bool = false)
    /// Whoever shows the screen sends a value into the relay or subject of this name.
    case feed(variable: String, value: String)
    /// Somebody calls a method of the logic, by its index, with these arguments.
    case call(logic: Int, arguments: String)
    /// So many seconds pass.
    case advance(seconds: String)
    /// All that is under way happens.
    case settle
    /// The same, so that calls of these doubles have begun before something cancels them, or calls the doubles again; of use
    /// where the test looks at their calls.
    case begin(Set<TestDouble>)
    /// What was said and asked until now is of a round that is over, of these doubles of the test's own as well.
    case beginRound([TestDouble])
    /// A call that was made gets an answer.
    case answer(TestCall, TestAnswer)

    // MARK: Then

    /// A double is called so many times, and the test waits for that.
    case called(TestDouble, times: Int)
    /// The request of a call is looked at from here on.
    case request(TestCall)
    /// Something is, or comes to be, as expected.
    case expect(TestSubject, TestExpectation)

    // MARK: Between

    /// A round of a scenario begins, in these words.
    case when(ScenarioWords)
    /// What follows is what this statement of a scenario says.
    case statement(ScenarioWords)
    /// An empty line: between what is given, what happens, and what is seen.
    case gap
    /// A comment, without its slashes.
    case comment(String)

    /// What a view sends: what, and the arguments as written in its brackets.
    struct Send: Equatable {
        var trigger: TestTrigger
        var arguments: String
    }

    /// A value of a store.
    package struct Entry: Equatable {
        package var key: String
        package var value: String
    }

    /// Whether it fails a test where something is otherwise: it compares, or needs a call that may not have come.
    var asserts: Bool {
        switch self {
        case .called, .request, .expect: true
        case .answer(let call, _): call.isAwaited
        case .prepare, .make, .keepWaiting, .store, .pass, .set, .transform, .listenAgain, .send, .feed, .call,
            .advance,
            .settle, .begin, .beginRound, .when, .statement, .gap, .comment:
            false
        }
    }

    /// Whether it waits.
    var waits: Bool {
        switch self {
        case .settle, .begin: true
        default: asserts
        }
    }

    /// The double whose calls it looks at or answers; nil for anything else.
    var called: TestDouble? {
        switch self {
        case .called(let double, _), .expect(.calls(let double, _), _): double
        case .answer(let call, _), .request(let call): call.double
        default: nil
        }
    }

    /// The double that it says the answers of; nil for anything else.
    var preparedDouble: TestDouble? {
        if case .prepare(let double, _) = self { double } else { nil }
    }

    /// Whether it throws.
    var canThrow: Bool {
        switch self {
        case .expect: values.contains(where: \.tries)
        default: asserts
        }
    }

    /// Whether a scenario reports what is thrown by it: an answer that no call waits for.
    var isReportedByScenario: Bool {
        if case .answer = self { asserts } else { false }
    }

    /// The values in it, as Swift.
    var values: [String] {
        var values: [String] = []
        _ = mapped { value in
            values.append(value)
            return value
        }
        return values
    }

    /// The same as `types` name what it names.
    func qualified(by types: NestedTypes) -> TestStep {
        guard case .expect(let subject, let expectation) = self else { return mapped(types.qualified) }
        return .expect(subject.mapped(types.qualified), expectation.qualified(by: types))
    }

    /// The same with what `change` makes of each value in it.
    func mapped(_ change: (String) -> String) -> TestStep {
        switch self {
        case .prepare(let double, let preparation): .prepare(double, preparation.mapped(change))
        case .store(let parameter, let entries):
            .store(parameter: parameter, entries: entries.map { Entry(key: $0.key, value: change($0.value)) })
        case .pass(let parameter, let value): .pass(parameter: parameter, value: change(value))
        case .set(let subject, let value): .set(subject, value: change(value))
        case .send(let sends, let isFromBackground):
            .send(
                sends.map { Send(trigger: $0.trigger, arguments: change($0.arguments)) },
                fromBackground: isFromBackground
            )
        case .feed(let name, let value): .feed(variable: name, value: change(value))
        case .call(let index, let arguments): .call(logic: index, arguments: change(arguments))
        case .answer(let call, let answer): .answer(call.mapped(change), answer.mapped(change))
        case .request(let call): .request(call.mapped(change))
        case .expect(let subject, let expectation): .expect(subject.mapped(change), expectation.mapped(change))
        case .make, .keepWaiting, .transform, .listenAgain, .advance, .settle, .begin, .beginRound, .called, .when,
            .statement, .gap, .comment:
            self
        }
    }
}
