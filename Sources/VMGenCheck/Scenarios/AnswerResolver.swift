import VMGenModel
import VMGenSpec

/// Resolves what services and requests answer, whether that is said before or while something happens.
struct AnswerResolver {
    /// What the line is held to.
    let checks: ScenarioChecks
    /// Who is asked.
    let works: ScenarioWorkResolver
    /// The samples, resolved.
    let samples: [Sample]
    /// The values of types.
    let values: SampleValues

    private var draft: SpecDraft { checks.draft }
    private var findings: Findings { checks.findings }

    /// `fetchNumber answers [3]`, `service.room fails with .offline`, `service.room waits`.
    func resolve(
        _ statement: StatementSyntax,
        verb: StatementSyntax.Verb,
        at place: Fragment,
        rest: Fragment,
        below: Fragment?,
        isLate: Bool
    ) -> ScenarioStatement.Kind? {
        guard let work = works.work(of: statement) else { return nil }
        if let second = secondStatement(verb, rest: rest) {
            return findings.refuse(ScenarioUse.second(second.verb, second.text, after: verb, of: statement.name))
        }
        var words = TextCursor(rest)
        if verb == .answers || verb == .sends, words.take(word: "with"), !words.isAtEnd {
            return checks.refuse(
                "what comes back stands without `with`: `\(verb.rawValue) \(words.rest.text)`",
                at: rest
            )
        }
        if verb != .sends, verb != .finishes, stream(of: work) == nil, case .property = work.target {
            return checks.refuse(ofProperty(work, verb: verb, rest: rest.isEmpty ? below : rest), at: place)
        }
        let answers: [ScenarioAnswer]?
        switch verb {
        case .waits, .finishes:
            guard rest.isEmpty, below == nil else {
                return checks.refuse("nothing can follow `\(verb.rawValue)`", at: rest.isEmpty ? place : rest)
            }
            if verb == .finishes, stream(of: work) == nil { return noStream(verb, statement) }
            answers = [verb == .waits ? .waits : .finishes]
        case .fails:
            if case .request = work.target, let finding = ScenarioUse.failingStatus(statement, rest) {
                return findings.refuse(finding)
            }
            answers = failures(of: work, at: place, rest: rest)
        case .sends:
            guard let element = stream(of: work) else { return noStream(verb, statement) }
            if let said = draft.runtime.said(by: rest), draft.runtime.stream(of: element) == nil {
                return checks.refuse("a value is said, and not a stream: `sends \(said)`", at: rest)
            }
            answers = swiftValues(rest, below: below).map { value in
                checks.check(value, type: element)
                return .sends(value.dedented)
            }
            if answers?.isEmpty == true { findings.add(ScenarioUse.finding("what it sends is missing", at: place)) }
        default:
            if case .request(let index) = work.target {
                answers = bodies(rest, below: below, of: draft.requests[index], at: place)
            } else {
                answers = methodAnswers(rest, below: below, of: work, at: place)
            }
        }
        guard let answers, !answers.isEmpty else { return nil }
        return .answers(work, answers)
    }

    /// What stands behind a comma in `rest` and is a statement of its own, no further value.
    private func secondStatement(
        _ verb: StatementSyntax.Verb,
        rest: Fragment
    ) -> (verb: StatementSyntax.Verb, text: Fragment)? {
        if ForeignStatement.separator(in: rest) != nil, let second = ForeignStatement.secondVerb(in: rest) {
            let parts = SwiftText.split(second.text, on: ",")
            let hasThird = parts.dropFirst().contains { ForeignStatement.secondVerb(in: $0) != nil }
            return hasThird ? (second.verb, parts[0]) : second
        }
        return SwiftText.split(rest, on: ",").dropFirst().lazy.compactMap { ForeignStatement.secondVerb(in: $0) }.first
    }

    /// `[3]`, `status 500`, `status 404 {"code": 1}`.
    private func bodies(
        _ rest: Fragment,
        below: Fragment?,
        of request: Request,
        at place: Fragment
    ) -> [ScenarioAnswer]? {
        var parts = rest.isEmpty ? [] : SwiftText.split(rest, on: ",").filter { !$0.isEmpty }
        if parts.isEmpty, below == nil {
            let index = draft.requests.firstIndex { $0.name.text == request.name.text } ?? 0
            if request.decode == nil || samples.contains(where: { $0.target == .request(index) }) {
                return [.body(nil, status: nil)]
            }
            return findings.refuse(MissingSample.answer(at: place, sample: "\(request.name.text): …"))
        }
        var answers: [ScenarioAnswer] = []
        if parts.isEmpty, let below { parts = [below] }
        for (index, part) in parts.enumerated() {
            var cursor = TextCursor(part)
            var status: Fragment?
            if cursor.take(word: "status") {
                guard let word = cursor.word(), let number = Int(word.text), (100...599).contains(number) else {
                    return checks.refuse("a status is a number from 100 to 599: `answers status 500`", at: part)
                }
                status = word
            }
            let isLast = index == parts.count - 1 && part != below
            let own = cursor.rest
            let body = own.isEmpty && isLast ? below : own.isEmpty ? nil : own
            if isLast, let below, !own.isEmpty { findings.add(LineShape.extraBlock(below.range, below: part.text)) }
            if let body, BadJSON.check(body, of: request, findings: findings) == nil { return nil }
            answers.append(.body(body?.dedented, status: status))
        }
        return answers
    }

    private func methodAnswers(
        _ rest: Fragment,
        below: Fragment?,
        of work: ScenarioWork,
        at place: Fragment
    ) -> [ScenarioAnswer]? {
        let values = swiftValues(rest, below: below)
        guard let type = answerType(of: work) else {
            if let value = values.first {
                return checks.refuse("it answers nothing; write `answers` alone", at: value)
            }
            return [.value(nil)]
        }
        if values.isEmpty {
            guard self.values.values(of: type.text).isEmpty else { return [.value(nil)] }
            return findings.refuse(MissingSample.answer(at: place, sample: "\(type.text): …"))
        }
        for value in values { checks.check(value, type: type) }
        return values.map { .value($0.dedented) }
    }

    /// `fails`, `fails with .networkError`, and several with commas between them.
    private func failures(of work: ScenarioWork, at place: Fragment, rest: Fragment) -> [ScenarioAnswer]? {
        if let method = draft.method(askedBy: work) {
            var canFail = method.canThrow
            if case .stream(_, _, let streamFails) = method.answer(in: draft.runtime) {
                canFail = canFail || streamFails
            }
            if !canFail {
                let message = "`\(method.name.text)` cannot fail; let it `throws`, or take this out"
                return checks.refuse(message, at: place)
            }
        }
        if rest.isEmpty {
            guard let type = ownFailure(of: work) else { return [.failure(nil)] }
            return checks.refuse("it fails with `\(type.text)` alone; write with which, `fails with …`", at: place)
        }
        var cursor = TextCursor(rest)
        guard cursor.take(word: "with"), !cursor.isAtEnd else {
            let form = rest.text.hasPrefix(".") ? "fails with \(rest.text)" : "fails with …"
            return checks.refuse("write `fails`, or `\(form)` and the error", at: rest)
        }
        let errors = SwiftText.split(cursor.rest, on: ",").filter { !$0.isEmpty }
        let type = ownFailure(of: work) ?? draft.errors?.typeName
        if type == nil, let error = errors.first(where: { $0.text.hasPrefix(".") }) {
            return checks.refuse(
                "the spec has no `errors`, so the type of `\(error.text)` is not known; write it in front",
                at: error
            )
        }
        let cases = draft.errors?.cases.map(\.name.text) ?? []
        let isConstant = { (name: String) in draft.samples.contains { $0.type != nil && $0.name.text == name } }
        if let error = errors.first(where: { cases.contains($0.text) && !isConstant($0.text) }) {
            return checks.refuse("a case stands behind its dot; write `fails with .\(error.text)`", at: error)
        }
        for error in errors { checks.check(error, type: type) }
        return errors.map { .failure($0) }
    }

    /// The values between commas, or the one that stands below.
    private func swiftValues(_ rest: Fragment, below: Fragment?) -> [Fragment] {
        if !rest.isEmpty {
            if let below { findings.add(LineShape.extraBlock(below.range, below: rest.text)) }
            return rest.values
        }
        return below.map { [$0] } ?? []
    }

    private func noStream(_ verb: StatementSyntax.Verb, _ statement: StatementSyntax) -> ScenarioStatement.Kind? {
        return checks.refuse(
            "only a stream \(verb.rawValue); `\(statement.root.text + (statement.pathText?.text ?? ""))` answers once, `answers …`",
            at: statement.text
        )
    }

    /// The type of a stream's values; nil where `work` is none.
    private func stream(of work: ScenarioWork) -> Fragment? {
        switch work.target {
        case .request: return nil
        case .method, .closure:
            guard let method = draft.method(askedBy: work),
                case .stream(_, let element, _) = method.answer(in: draft.runtime)
            else { return nil }
            return Fragment(element, method.returnType?.range ?? method.name.range)
        case .property(_, let service, let index):
            let type = draft.services[service].allProperties[index].type
            guard let stream = StreamType(type), draft.runtime.kind(named: stream.name.text) != nil else { return nil }
            return stream.arguments.first
        }
    }

    /// The type of error that the stream of `work` fails with, where that is one of the app's; nil for any error, and for that of a
    /// connection, which is what fails where nothing is said.
    private func ownFailure(of work: ScenarioWork) -> Fragment? {
        if let method = draft.method(askedBy: work), let type = method.ownFailure {
            return type == "URLError" ? nil : Fragment(type, method.name.range)
        }
        let type: Fragment? =
            switch work.target {
            case .request: nil
            case .method, .closure: draft.method(askedBy: work)?.returnType
            case .property(_, let service, let index): draft.services[service].allProperties[index].type
            }
        guard let failure = type.flatMap(StreamType.init)?.failure else { return nil }
        return failure.text == "URLError" || TypeText.isAnyError(failure.text)
            ? nil : failure
    }

    /// The type of what a member of a service answers; nil for nothing.
    private func answerType(of work: ScenarioWork) -> Fragment? {
        if let element = stream(of: work) { return element.text == "Void" || element.text == "()" ? nil : element }
        guard let method = draft.method(askedBy: work) else { return nil }
        if case .stream = method.answer(in: draft.runtime) { return nil }
        return method.returnType
    }
}
