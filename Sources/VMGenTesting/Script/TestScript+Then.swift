import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenValues

/// What is to be seen.
extension TestScript {
    /// Shows what the outputs at `places` have said, without what they began with.
    mutating func expect(_ places: [Rehearsal.Place]) {
        for place in places {
            guard let (subject, expectation) = recorded(place) else { continue }
            add(.expect(subject, expectation))
            expectParts(of: place)
        }
    }

    /// Shows what the parts are that were set last of what the output at `place` holds.
    private mutating func expectParts(of place: Rehearsal.Place) {
        for part in rehearsal.said.parts(setOf: place, bench.facts.declared) {
            let name = place.name(in: rehearsal.spec)
            add(.expect(.output(name, .last, path: part.path), .equals(part.value.swift)))
        }
    }

    /// Shows what was certainly said since what happened `before`, and what doubles that wait for nothing were called with. Returns
    /// whether there is any of that.
    mutating func expectAll(since before: Rehearsal) -> Bool {
        let places = rehearsal.said(since: before)
        guard !places.isEmpty || !InputTests.calls(since: before, rehearsal).isEmpty else { return false }
        separate()
        expect(places)
        expectCalls(since: before)
        return true
    }

    /// Shows all that the outputs at `places` have said, what they began with included.
    mutating func expectFromTheStart(_ places: [Rehearsal.Place]) {
        for place in places {
            guard let (subject, expectation) = recordedFromTheStart(place) else { continue }
            add(.expect(subject, expectation))
        }
    }

    /// Shows that the output at `place` has said something, and all of it on the main thread.
    mutating func expectOnMain(_ place: Rehearsal.Place) {
        add(.expect(.output(place.name(in: rehearsal.spec), .isOnMain), .equals("true")))
    }

    /// Shows that the output at `place` has said nothing on another thread, where nobody knows whether it said anything.
    mutating func expectNothingElsewhere(_ place: Rehearsal.Place) {
        add(.expect(.output(place.name(in: rehearsal.spec), .isElsewhere), .equals("false")))
    }

    /// What a test looks at to see the values of the output at `place`, and what it sees; nil where nothing is certain.
    /// What a state began with is left to the one test of that.
    func recorded(_ place: Rehearsal.Place) -> (subject: TestSubject, expectation: TestExpectation)? {
        guard place.port(in: rehearsal.spec)?.isStateful == true, let values = rehearsal.said[place], !values.isEmpty
        else {
            return recordedFromTheStart(place)
        }
        return look(at: place, .said, values.dropFirst(), .saidCount)
    }

    /// The same with what a state began with.
    func recordedFromTheStart(_ place: Rehearsal.Place) -> (subject: TestSubject, expectation: TestExpectation)? {
        look(at: place, .values, (rehearsal.said[place] ?? [])[...], .valueCount)
    }

    /// A look at `values`, which are those of the output at `place`, or at how many there are where no more is certain.
    private func look(
        at place: Rehearsal.Place,
        _ look: TestSubject.Look,
        _ values: ArraySlice<KnownValue>,
        _ count: TestSubject.Look
    ) -> (subject: TestSubject, expectation: TestExpectation)? {
        if case .state = place { return nil }
        guard !rehearsal.doubts.unsure.contains(place) else { return nil }
        let name = place.name(in: rehearsal.spec)
        let port = place.port(in: rehearsal.spec)
        let isCounted = port.map { $0.isVoid || TypeText.isFunction($0.element.text) } ?? false
        guard !isCounted, values.allSatisfy(\.canBeMade) else {
            return (.output(name, count), .equals("\(values.count)"))
        }
        let list = "[\(values.map(\.swift).joined(separator: ", "))]"
        return (.output(name, look), values.allSatisfy(\.isCertain) ? .equals(list) : .isLike(list))
    }

    /// Lets pass the time that is needed for what is planned. The first time, unless it `hasLooked`, shows shortly before the
    /// first of that comes what has been said and called by then, where that goes on once the time has passed.
    mutating func passTime(lookingFirst hasLooked: inout Bool) {
        if !hasLooked, let (almost, over) = ending {
            hasLooked = true
            let waiting = over.said(since: almost)
            let called = InputTests.calls(since: almost, over)
            if !waiting.isEmpty || !called.isEmpty {
                passAlmost()
                separate()
                expect(waiting)
                for double in called { expectCalls(of: double) }
                separate()
            }
        }
        passTime()
    }

    /// Lets pass almost all of the time until something comes that is planned, and shows what `double` was called with by then,
    /// where it is called once the time has passed.
    mutating func expectWaiting(_ double: TestDouble) {
        guard let (almost, over) = ending, over.calls.count(of: double) > almost.calls.count(of: double) else { return }
        passAlmost()
        separate()
        expectCalls(of: double)
        separate()
    }

    /// What is known shortly before something comes that is planned, and once all has come; nil where nothing is.
    private var ending: (almost: Rehearsal, over: Rehearsal)? {
        guard let seconds = rehearsal.clock.secondsToWait else { return nil }
        var (almost, over) = (rehearsal, rehearsal)
        if let short = rehearsal.clock.almostNext { almost.pass(short) }
        over.pass(seconds)
        return (almost, over)
    }

    private mutating func passAlmost() {
        if let short = rehearsal.clock.almostNext { pass("\(short)") }
    }

    /// Shows what doubles that wait for nothing were called with, where they were since what happened `before`.
    mutating func expectCalls(since before: Rehearsal) {
        for double in InputTests.calls(since: before, rehearsal) { expectCalls(of: double) }
    }

    /// Shows what `double` was called with, where that is certain.
    mutating func expectCalls(of double: TestDouble) {
        guard !rehearsal.doubts.isUnsure(ofCallsOf: double) else { return }
        let calls = rehearsal.calls.filter { $0.double == double }
        let asksNothing = calls.allSatisfy { if case .property = $0.target { true } else { false } }
        if asksNothing { return expectCount(of: double) }
        guard case .method(let service, let method)? = calls.first?.target else { return expectCount(of: double) }
        let plan = bench.plan(service, method)
        let isSpelt = calls.allSatisfy { $0.arguments?.allSatisfy(\.canBeMade) ?? false }
        guard isSpelt, isInOrder(double, calls), plan.recordsAll, plan.arguments != "Void" else {
            return expectCount(of: double)
        }
        let texts = calls.map { call -> String in
            let values = (call.arguments ?? []).map(\.swift)
            return values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
        }
        let list = "[\(texts.joined(separator: ", "))]"
        let isCertain = calls.allSatisfy { $0.arguments?.allSatisfy(\.isCertain) ?? false }
        add(.expect(.calls(double, .arguments), isCertain ? .equals(list) : .isLike(list)))
    }

    /// Shows which calls of `double` there were, and which of them were cancelled, where it sees that.
    mutating func expectCancelled(of double: TestDouble) {
        guard !rehearsal.doubts.isUnsure(ofCallsOf: double) else { return }
        let calls = rehearsal.calls.filter { $0.double == double }
        guard let target = calls.first?.target, bench.showsCancellation(target), isInOrder(double, calls) else {
            return expectCount(of: double)
        }
        let list = calls.map { $0.outcome == .cancelled ? "true" : "false" }.joined(separator: ", ")
        add(.expect(.calls(double, .areCancelled), .equals("[\(list)]")))
    }

    /// Whether `calls`, those of `double`, come in this order: of several tasks that begin while the view model is made, nobody knows.
    private func isInOrder(_ double: TestDouble, _ calls: [RehearsedCall]) -> Bool {
        guard bench.start.calls.count(of: double) > 1, let target = calls.first?.target else { return true }
        return !bench.runsInTask(target)
    }

    /// Shows that all calls of `double` came on the main thread.
    mutating func expectCallsOnMain(of double: TestDouble) {
        let list = Array(repeating: "true", count: rehearsal.calls.count(of: double)).joined(separator: ", ")
        add(.expect(.calls(double, .areOnMain), .equals("[\(list)]")))
    }

    /// Shows how often `double` was called.
    mutating func expectCount(of double: TestDouble) {
        add(.expect(.calls(double, .count), .equals("\(rehearsal.calls.count(of: double))")))
    }
}
