import VMGenModel
import VMGenSpec

extension ScenarioUse {
    /// `place` speaks of the request `name` in a scenario that speaks of `other` too, and both have the same address.
    static func sameAddress(_ name: String, as other: String, at place: Fragment) -> Finding {
        finding(
            "a test tells requests apart by their method and URL, which `\(name)` and `\(other)` have in common; speak of one of "
                + "them in this scenario, and of the other in one of its own",
            at: place
        )
    }

    /// What is wrong with `value`, sent into the input `name` of `type`, where it is several; nil where it is one.
    static func severalValues(_ value: Fragment, of name: Fragment, type: Fragment) -> Finding? {
        let parts = SwiftText.split(value, on: ",", typeBrackets: true)
        // What belongs to another statement is told where values are checked.
        let isOne: (Fragment) -> Bool = { part in
            !part.isEmpty && SwiftText.cut(part, at: " = ") == nil && SwiftText.strayOperand(in: part) == nil
        }
        guard parts.count > 1, parts.allSatisfy(isOne) else { return nil }
        let isTuple = TypeText(type.text).tupleParts != nil
        let form =
            isTuple ? "\(name.text) (\(value.text))" : parts.map { "\(name.text) \($0.text)" }.joined(separator: "; ")
        let message =
            "one value is sent at a time; \(isTuple ? "several in brackets" : "write each by itself"): `\(form)`"
        return finding(message, at: value)
    }

    /// What is wrong with `value`, which `statement` looks for, where it is several; nil where it is one of `type`. What a view is told of one after
    /// the other, where it is told of it, as `isRecorded` says, has a form of its own.
    static func severalSeen(
        _ value: Fragment,
        type: Fragment?,
        at statement: StatementSyntax,
        isRecorded: Bool
    ) -> Finding? {
        let parts = SwiftText.split(value, on: ",")
        guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && SwiftText.strayOperand(in: $0) == nil }),
            !parts.contains(where: { SwiftText.cut($0, at: " = ") != nil })
        else { return nil }
        let way =
            isRecorded && type.map { TypeText($0.text).tupleParts == nil } ?? true
            ? "what is said one after the other is `\(statement.root.text) was \(value.text)`"
            : "the parts of a tuple stand in brackets, `(\(value.text))`"
        return finding("one value stands behind `=`; \(way)", at: value)
    }

    /// What is wrong with looking at `parameter`, where the property is the view model's alone: a line that says nothing of who sees it
    /// makes one, unless logic in a file of its own is to see it. Nil where others see it.
    static func hidden(_ parameter: InitParameter, at name: Fragment, isLogicApart: Bool) -> Finding? {
        let modifiers = parameter.modifiers.filter { !$0.contains("(") }
        let isPrivate = modifiers.contains { $0 == "private" || $0 == "fileprivate" }
        let isOpen =
            parameter.isDeclared || ["internal", "package", "public", "open"].contains(where: modifiers.contains)
        guard isPrivate || !isOpen && !isLogicApart else { return nil }
        let way = isPrivate ? "leave that out under `init`" : "write `let \(name.text): …` under `init`"
        return finding("`\(name.text)` is private, so that no test can look at it; \(way)", at: name)
    }

    /// Calls of `property`, which `service` has, and which is no stream.
    static func calledProperty(_ property: Service.Property, of service: Service, at place: Fragment) -> Finding {
        let name = property.name.text
        let closure = TypeText(property.type.text).optionalOf.flatMap { wrapped -> String? in
            guard ClosureType(wrapped.text) != nil else { return nil }
            return SwiftText.lastBrackets(of: Fragment(wrapped.text, property.type.range))?.inner.text ?? wrapped.text
        }
        let isMethod = ClosureType(calledOn: property.type.text) != nil && !service.isStruct
        let ifThere = service.isStruct ? closure.map { "; of one that is there, `\(name): \($0)`, they do" } : nil
        let way = ifThere ?? (isMethod ? "; where `\(name)` is a method of the service, they do" : "")
        return finding("`\(name)` is a property, of which tests see no calls\(way)", at: place)
    }

    /// What is wrong with `nothing` where it does not stand alone in a `then`; nil for another statement.
    static func nothing(_ statement: StatementSyntax, isGiven: Bool) -> Finding? {
        guard statement.root.text == "nothing" else { return nil }
        let message =
            isGiven
            ? "where nothing is given, nothing is said of it; leave the line out"
            : "`nothing` stands alone, and says that no output spoke and nothing was asked; write `then: nothing`"
        return finding(message, at: statement.text)
    }

    /// How `statement`, about something that is seen, is written: `value` compares in other words than scenarios.
    static func comparison(_ statement: StatementSyntax, _ value: Fragment) -> Finding {
        let name = statement.name
        var cursor = TextCursor(value)
        if let word = cursor.identifier(), ["be", "equal", "equals"].contains(word.text), !cursor.isAtEnd {
            return finding("write `\(name) = \(cursor.rest.text)`", at: statement.text)
        }
        if let first = value.text.first, "<>!".contains(first) || value.text.hasPrefix("contains ") {
            let message = "a scenario says what a value is, and compares with `=` alone; write `\(name) = …`"
            return finding(message, at: statement.text)
        }
        if value.text.hasSuffix(" nothing") || value.text.hasPrefix("did not ") {
            return finding("what says nothing in a round is silent; write `\(name) is silent`", at: statement.text)
        }
        return finding("how it compares is missing; write `\(name) = …`", at: statement.text)
    }

    /// `name`, an output that carries nothing, is followed by something else than how often it speaks.
    static func often(_ name: Fragment, at place: Fragment) -> Finding {
        let form = "`\(name.text)`, `\(name.text) twice`, `\(name.text) 3 times` or `\(name.text) is silent`"
        return finding("`\(name.text)` carries nothing, and speaks once or more; write \(form)", at: place)
    }

    /// What is wrong with `statement` where it has the form of a call: of `port`, an output that is none, or of a method of a
    /// service, whose calls are told with `was called`. Nil for all else.
    static func call(_ statement: StatementSyntax, of port: Port?) -> Finding? {
        let name = statement.root.text
        guard let port else {
            guard statement.path.count == 2, case .member(let member) = statement.path[0],
                case .brackets(let brackets) = statement.path[1]
            else { return nil }
            let arguments = brackets.inner.isEmpty ? "" : " with \(brackets.text)"
            return finding("a call is told as `\(name).\(member.text) was called\(arguments)`", at: statement.text)
        }
        guard statement.path.count == 1, case .brackets(let brackets)? = statement.path.first else { return nil }
        let type = TypeText(port.element.text)
        guard type.isKnown || type.arrayOf != nil || type.dictionaryOf != nil || type.optionalOf?.isKnown == true else {
            return nil
        }
        let value = brackets.inner.isEmpty ? "…" : brackets.inner.text
        return finding("write `\(port.isVoid ? name : "\(name) = \(value)")`, without brackets", at: statement.text)
    }

    /// What is wrong with `statement` where a case of the enum that `port` declares stands behind its name, as at the end of a flow:
    /// `route.order(number: 3)`. Nil for all else.
    static func caseAsPath(_ statement: StatementSyntax, of port: Port) -> Finding? {
        guard case .member(let member)? = statement.path.first, let path = statement.pathText,
            port.choice?.cases.contains(where: { $0.name.text == member.text }) == true
        else { return nil }
        return finding(
            "what it equals stands behind ` = `: `\(statement.root.text) = \(path.text)`",
            at: statement.text
        )
    }

    /// What is wrong with `statement`, that a request fails, where a status stands behind it, `rest`; nil for all else.
    static func failingStatus(_ statement: StatementSyntax, _ rest: Fragment) -> Finding? {
        var cursor = TextCursor(rest)
        _ = cursor.take(word: "with")
        guard cursor.take(word: "status"), let status = cursor.word(), Int(status.text) != nil else { return nil }
        return finding("a status is answered: `\(statement.name) answers status \(status.text)`", at: rest)
    }

    /// What is kept in `store` under `key` is looked up as in a dictionary, at `place`.
    static func keptAt(_ key: Fragment, in store: Fragment, at place: Fragment) -> Finding {
        finding("what is kept is said with its key in quotes: `\(store.text) \"\(key.text)\" = …`", at: place)
    }

    /// What is wrong with `value` behind `store`, in which fields are kept: the key, and what is kept under it, `"K" is 3`, `K = 3`.
    /// Nil where it is something else.
    static func kept(_ value: Fragment, in store: Fragment) -> Finding? {
        let parts = SwiftText.cut(value, at: " = ") ?? SwiftText.cut(value, at: " is ")
        let key = parts?.0 ?? value
        guard SwiftText.isIdentifier(key.text) || key.unquoted != nil else { return nil }
        let form = "\(store.text) \"\(key.unquoted?.text ?? key.text)\" = \(parts?.1.text ?? "…")"
        return finding("what is kept is said with its key in quotes, behind ` = `: `\(form)`", at: value)
    }
}
