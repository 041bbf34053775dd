import VMGenModel
import VMGenSpec

/// A statement that says something of a name that cannot be said of it, or not there.
enum ScenarioUse: Rule {
    package static let id = "scenario-use"

    /// Anything that is wrong with the use of `place`, in full: what is wrong; what to do.
    static func finding(_ message: String, at place: Fragment) -> Finding {
        error(message, at: place.range)
    }

    /// `text`, which starts with `second`, stands behind `first` in one statement about `name`.
    static func second(
        _ second: StatementSyntax.Verb,
        _ text: Fragment,
        after first: StatementSyntax.Verb,
        of name: String
    ) -> Finding {
        let message =
            first == .waits
            ? "nothing can follow `waits`; what comes then stands in a later `when`: `\(name) \(text.text)`"
            : "`\(second.rawValue)` is a statement of its own, which replaces what is given before; put it behind the "
                + "next `then`, `given: \(name) \(text.text)`; or write `given: \(name) waits`, and what each call gets "
                + "under `when`"
        return error(message, at: text.range)
    }

    /// `nothing` stands beside `other`, which something has to happen for.
    static func notNothing(_ nothing: Fragment, other: Fragment) -> Finding {
        error(
            "`nothing` says that no output spoke and nothing was asked; leave it out, or `\(other.text)`",
            at: nothing.range
        )
    }

    /// `event` leaves a part of its payload open, and `other`, of its case, does not.
    static func open(_ event: Fragment, other: Fragment) -> Finding {
        error(
            "`\(other.text)` says all that came of this case, and `\(event.text)` that one came that fits; write the value in place of "
                + "`_`, or leave one of both out",
            at: event.range
        )
    }

    /// `place` says that a stream of `kind` was cancelled, of which nothing tells it.
    static func notCancelled(_ kind: String, at place: Fragment) -> Finding {
        error(
            "nobody tells a `\(kind)` that nobody waits for it any more; say what is shown, or `was called`",
            at: place.range
        )
    }

    /// `place` speaks of the calls of `request` as if they had arguments or members.
    static func requestCall(_ request: Request, at place: Fragment) -> Finding {
        let name = request.name.text
        return error(
            request.body == nil
                ? "the calls of a request are told by their URL: `\(name) was called with https://…`"
                : "the calls of a request are told by their URL, by the body that was sent, or by both: "
                    + "`\(name) was called with https://… {\"name\": …}`",
            at: place.range
        )
    }

    /// The URL in `call` has a hole, `\(id)`, and is compared as text.
    static func urlWithHole(_ call: Fragment) -> Finding {
        error(
            "a URL is expected as the text that is asked for; write what stands in it: `https://…/42`",
            at: call.range
        )
    }

    /// `request` sends nothing, and `body` says what it sent.
    static func noBody(_ request: Request, body: Fragment) -> Finding {
        error(
            "`\(request.name.text)` sends nothing; what it sends is `body: …` below it under `requests`",
            at: body.range
        )
    }

    /// `call` leaves out what the other calls of the list say, or says what they leave out.
    static func unevenCalls(_ call: Fragment) -> Finding {
        error("each call is told in the same way: by its URL, by its body, or by both", at: call.range)
    }

    /// Nobody knows the type of `body`, which is needed to encode it.
    static func untypedBody(_ body: Fragment) -> Finding {
        error("the type of `\(body.text)` is not known here; write it in front", at: body.range)
    }

    /// `statement` belongs on a line of another keyword.
    static func misplaced(_ what: String, at statement: Fragment, belongs: Scenario.Keyword) -> Finding {
        error("\(what), which belongs in `\(belongs.rawValue)`", at: statement.range)
    }

    /// `statement` sets what the screen has started from already.
    static func tooLate(_ statement: Fragment) -> Finding {
        error(
            "the screen has started; what it starts from stands in a `given` before the first `when`, later ones say "
                + "only what answers",
            at: statement.range
        )
    }

    /// `statement` names what has a value, and says nothing of it.
    static func unsaid(_ statement: Fragment) -> Finding {
        error("what it equals is missing; write `\(statement.text) = …`", at: statement.range)
    }

    /// `name is type` says what the declaration of `subject`, which `mayBeNil`, says; nil of an output, which may have said
    /// nothing yet.
    static func declared(_ name: String, _ type: Fragment, _ subject: ScenarioSubject, mayBeNil: Bool) -> Finding? {
        if case .output = subject { return nil }
        let when = mayBeNil ? "wherever it is not nil" : "by its declaration"
        let message = "`\(name)` is a `\(type.text)` \(when); say which, `\(name) = …`"
        return error(message, at: type.range)
    }

    /// `name` is the plain field `port`, which says nothing that is heard.
    static func plainField(_ name: Fragment, _ port: Port) -> Finding {
        let value = port.initialValue.map { " = \($0.text)" } ?? ""
        return error(
            "`\(name.text)` is a plain field, which is read once and never heard; an output with a value is both, "
                + "`\(name.text): \(port.element.text)\(value)`",
            at: name.range
        )
    }

    /// `name is word`, which is no case, type or word of scenarios.
    static func noPattern(_ name: String, _ word: Fragment) -> Finding {
        let message =
            "`is` takes a case, a type, `silent` or `unchanged`; write `\(name) is .\(word.text)` for the case, "
            + "`\(name) = …` for a value"
        return error(message, at: word.range)
    }

    /// `name is Int`, where it can be none by its declaration.
    static func neverIs(_ name: String, _ declared: Fragment, _ type: Fragment) -> Finding {
        error("`\(name)` is a `\(declared.text)` and never a `\(type.text)`; say which, `\(name) = …`", at: type.range)
    }

    /// No value follows the input or output `name`.
    static func missingValue(_ name: Fragment, form: String, type: String) -> Finding {
        error("`\(name.text)` carries `\(type)`; write it as `\(form)`", at: name.range)
    }

    /// A value follows the input `name`, which carries none.
    static func extraValue(_ value: Fragment, of name: Fragment) -> Finding {
        error("`\(name.text)` carries nothing; write `\(name.text)` alone", at: value.range)
    }

    /// The closure `name` has no double: it answers at once, or may be nil.
    static func givenClosure(_ name: Fragment) -> Finding {
        error(
            "`\(name.text)` has no double; the closure that tests are given stands under `samples`: `\(name.text): { … }`",
            at: name.range
        )
    }

    /// The service `name` is a variable that nobody else sets.
    static func hiddenService(_ name: Fragment) -> Finding {
        error(
            "tests cannot give the view model its `\(name.text)`, which is no variable that others set; list it under `init`",
            at: name.range
        )
    }

    /// `parameter` is a closure whose type is a name that nobody knows.
    static func unknownClosure(_ name: Fragment, type: Fragment) -> Finding {
        error(
            "nobody here knows the closure that `\(type.text)` stands for; write its type out under `init`, "
                + "`\(name.text): (…) -> …`",
            at: name.range
        )
    }

    /// What is wrong with `parameter`, of which scenarios say what it answers, where its type may be a protocol that the spec does not
    /// know; nil where it is certainly none. It is said once, where the parameter stands.
    static func undeclaredService(_ parameter: InitParameter, types: VerbatimSyntax?) -> Finding? {
        let type = TypeText.protocolName(in: parameter.type.text)
        guard SwiftText.isIdentifier(type), !TypeText(type).isKnown else { return nil }
        if OwnStructs(types)[TypeText(type)] != nil {
            return error(
                "scenarios say what `\(parameter.name.text)` answers; list what `\(type)` holds under `services`, "
                    + "`existing struct \(type):`",
                at: parameter.name.range
            )
        }
        let form = "\(parameter.name.text): existing \(parameter.type.text)"
        return error(
            "scenarios say what `\(parameter.name.text)` answers, so `\(type)` is a service; declare it under `services`, `\(type):`, "
                + "or write `\(form)` where your Swift declares it",
            at: parameter.name.range
        )
    }

    /// `name` answers nothing.
    ///
    /// - Parameter isVoid: whether it is an output that carries nothing.
    static func cannotAnswer(_ name: Fragment, what: String?, isVoid: Bool = false) -> Finding {
        if isVoid { return often(name, at: name) }
        if what == "an input" {
            let message = "`\(name.text)` is an input, which is sent by its name and its value alone: `\(name.text) …`"
            return error(message, at: name.range)
        }
        if what == "an output" {
            let message =
                "`\(name.text)` is an output, of which one says what it said: `\(name.text) = …`, `\(name.text) is silent`"
            return error(message, at: name.range)
        }
        let reason = what.map { "`\(name.text)` is \($0)" } ?? "`\(name.text)` is no service of this spec"
        return error("\(reason); requests and members of a service under `services` answer", at: name.range)
    }
}

/// A value that scenarios need and nobody gives.
enum MissingSample: Rule {
    package static let id = "missing-sample"

    /// The parameter `name` has no value in `scenario`.
    static func parameter(_ name: Fragment, scenario: Fragment) -> Finding {
        error(
            "the scenario `\(scenario.text)` needs a value of `\(name.text)`; give it one under `samples`, "
                + "`\(name.text): …`, or in the scenario, `given: \(name.text) = …`",
            at: name.range
        )
    }

    /// No value follows `answers`, and there is no sample: `sample` is the line that would be one.
    static func answer(at place: Fragment, sample: String) -> Finding {
        error("the answer is missing; write it here, or add `\(sample)` under `samples`", at: place.range)
    }
}
