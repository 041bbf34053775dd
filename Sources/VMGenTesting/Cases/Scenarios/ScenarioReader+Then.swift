import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenSpec

extension ScenarioReader {
    /// Reads what is seen.
    mutating func then(_ kind: ScenarioStatement.Kind) throws(Obstacle) {
        switch kind {
        case .equals(let subject, let path, let value): try equals(subject, path: path?.text, value: value.text)
        case .matches(let subject, let path, let pattern): try matches(subject, path: path?.text, pattern: pattern.text)
        case .isType(let subject, let path, let type): try isType(subject, path: path?.text, type: type.text)
        case .stored(let store, let key, let port, let value):
            try stored(in: store.text, key: key.text, port: port, value: value?.text)
        case .said(let subject, let values):
            expect(try recording(subject, .said), "[\(values.map(\.text).joined(separator: ", "))]")
        case .happened(let subject, let times): expect(try recording(subject, .saidCount), "\(times)")
        case .happenedEvent(let index, let arguments):
            let events = arguments.map { eventName(index) + ($0.map { "(\($0.text))" } ?? "") }
            if arguments[0]?.leavesOut == true { return expect(.eventCount(pattern: events[0]), "\(arguments.count)") }
            expect(.events(case: eventName(index)), "[\(events.map { "." + $0 }.joined(separator: ", "))]")
        case .silent(.outputEvent(let index)): expect(.events(case: eventName(index)), "[]")
        case .silent(let subject) where RecordedStream(subject, of: spec)?.isVoid == true:
            expect(try recording(subject, .saidCount), "0")
        case .silent(let subject):
            if case .output(let index) = subject, expectStart(of: index) { return }
            expect(try recording(subject, .said), "[]")
        case .unchanged(let index):
            if !expectStart(of: index) { expect(output(index, .changes), "[]") }
        case .nothing:
            for index in spec.outputs.indices { _ = expectStart(of: index) }
            expect(.round(closures), "[]")
        case .called(let work, let calls): try called(work, calls)
        default: break
        }
    }

    /// Shows that the output at `index` has said nothing but what it starts with, where a scenario looks at the start and the
    /// output may change while the view model is wired: then it has changed before anything is recorded. Returns false where
    /// nothing had to be shown.
    private mutating func expectStart(of index: Int) -> Bool {
        let port = spec.outputs[index]
        guard looksAtStart, port.isStateful, port.persistence == nil, bench.obstacle == nil else { return false }
        let place = Rehearsal.Place.output(index)
        guard let value = bench.start.known.initialValue(of: port), value.isCertain,
            bench.start.doubts.unsure.contains(place) || bench.start.known.held[place]?.swift != value.swift
        else { return false }
        expect(output(index, .values), "[\(value.swift)]")
        return true
    }

    private func output(_ index: Int, _ look: TestSubject.Look, _ path: String? = nil) -> TestSubject {
        .output(spec.outputs[index].name.text, look, path: path)
    }

    /// What the harness recorded of `subject`. Throws where that is no stream.
    private func recording(
        _ subject: ScenarioSubject,
        _ look: TestSubject.Look,
        _ path: String? = nil
    ) throws(Obstacle) -> TestSubject {
        guard let stream = RecordedStream(subject, of: spec) else { return try place(of: subject, path: path) }
        return .output(stream.name.text, look, path: path)
    }

    private func eventName(_ index: Int) -> String { SwiftText.escapedMember(spec.outputEvents[index].name.text) }

    private mutating func equals(_ subject: ScenarioSubject, path: String?, value: String) throws(Obstacle) {
        guard let stream = RecordedStream(subject, of: spec) else {
            return expect(try place(of: subject, path: path), value)
        }
        guard stream.isStateful else { return expect(try recording(subject, .said, path), "[\(value)]") }
        // `last` is an optional of what may be an optional: a `nil` that was said is not the same as nothing said, nor is one that is
        // held by what was said.
        let isOptional = TypeText.isOptional(stream.element.text)
        let isHeld = path == nil && (["nil", ".none"].contains(value) || isOptional && value.hasPrefix(".some("))
        let held = isOptional && value == ".none" ? "nil" : value
        expect(try recording(subject, .last, path), isHeld ? ".some(\(held))" : value)
    }

    private mutating func matches(_ subject: ScenarioSubject, path: String?, pattern: String) throws(Obstacle) {
        if path == nil, let stream = RecordedStream(subject, of: spec), stream.isPlainCase(pattern, of: spec.errors) {
            return try equals(subject, path: nil, value: pattern)
        }
        add(.expect(try one(subject, path: path), .matches(pattern)))
    }

    private mutating func isType(_ subject: ScenarioSubject, path: String?, type: String) throws(Obstacle) {
        let stream = RecordedStream(subject, of: spec)
        let name = TypeText.name(type, within: spec.declaration.name.text)
        guard path == nil, let stream, Self.isSame(stream.element.text, name) else {
            // Of an optional of that type, `is` says no more than that it is there.
            let isOptional =
                stream.flatMap { TypeText($0.element.text).optionalOf }.map { Self.isSame($0.text, name) } == true
            // Swift may know one type by two names, `[Int]` and `Array<Int>`, and warns then.
            let isKnown = stream != nil && path == nil && SwiftText.isIdentifier(type)
            let condition: TestExpectation =
                isOptional && path == nil ? .matches("_?") : .isOfType(type, isKnown: isKnown)
            return add(.expect(try one(subject, path: path), condition))
        }
        // What is of that type by its declaration has to be there.
        let isStateful = stream.isStateful
        expect(try recording(subject, isStateful ? .isEmpty : .saidCount), isStateful ? "false" : "1")
    }

    private static func isSame(_ type: String, _ other: String) -> Bool {
        type == other || TypeText.isAnyError(type) && TypeText.isAnyError(other)
    }

    /// The value that is looked at, as an optional where it is a stream's.
    private func one(_ subject: ScenarioSubject, path: String?) throws(Obstacle) -> TestSubject {
        try recording(subject, RecordedStream(subject, of: spec)?.isStateful == true ? .last : .only, path)
    }

    private mutating func stored(
        in store: String,
        key: String,
        port: ScenarioSubject,
        value: String?
    ) throws(Obstacle) {
        try expectStore(store, so: "look into it")
        let type = value == nil ? nil : storedType(of: port)
        expect(.stored(parameter: store, key: SwiftLiteral(key).swift, type: type), value ?? "nil")
    }

    private mutating func called(_ work: ScenarioWork, _ asked: ScenarioCalls) throws(Obstacle) {
        let double = try double(of: work)
        let calls = calls(of: work)
        switch asked {
        case .times(let times): expect(.calls(double, .askedCount(calls: calls)), "\(times)")
        case .with(let list):
            let arguments = "[\(list.map { recorded($0, by: work) }.joined(separator: ", "))]"
            let isOrdered = list.count < 2 || !bench.mayOvertake(double)
            add(.expect(.calls(double, .asked), isOrdered ? .equals(arguments) : .equalsInAnyOrder(arguments)))
        case .sent(let list):
            let urls = list.compactMap { $0.url.map { SwiftLiteral($0.text).swift } }
            if !urls.isEmpty { expect(.calls(double, .urls(calls: calls)), "[\(urls.joined(separator: ", "))]") }
            let bodies = list.compactMap { $0.body.map { RequestDouble.sent($0, of: spec) } }
            if !bodies.isEmpty { expect(.calls(double, .bodies(calls: calls)), "[\(bodies.joined(separator: ", "))]") }
        case .cancelled: expect(.calls(double, .isLastCancelled(calls: calls)), "true")
        }
    }
}
