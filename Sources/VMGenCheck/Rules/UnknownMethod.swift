import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A call of a method that is declared nowhere.
enum UnknownMethod: Rule {
    package static let id = "unknown-method"

    /// Functions of Swift that people call in flows.
    static let ofSwift: Set = ["print", "debugPrint", "dump", "assert", "precondition", "fatalError"]

    /// `name` is no method of the spec.
    static func finding(_ name: Fragment, names: Namespace) -> Finding {
        let methods = names.names { member in
            switch member {
            case .logic, .request: true
            default: false
            }
        }
        let own = ofSwift.contains(name.text) ? "; Swift's own is `Swift.\(name.text)(…)`" : nil
        let ending = Suggestion.ending(
            for: name.text,
            among: methods,
            otherwise: own
                ?? "; declare it under `logic`: `- \(name.text)(…)`, or `- existing \(name.text)(…)` for a function of the app"
        )
        return error("unknown method `\(name.text)`\(ending)", at: name.range)
    }

    /// `name` is a callback, and a flow calls it.
    static func callback(_ name: Fragment) -> Finding {
        error(
            "`\(name.text)` is a callback, which a service calls, and no flow; what both do is a method that it calls too",
            at: name.range
        )
    }

    /// `word` stands where it cannot, before a call that a flow writes as `form`.
    static func misplaced(_ word: Fragment, form: String) -> Finding {
        error("`\(word.text)` does not stand here; write `\(form)`", at: word.range)
    }

    /// `name` is to be said the opposite of, `filter !isEmpty`.
    static func negated(_ name: Fragment, at place: SourceRange) -> Finding {
        error("Swift stands in braces: `filter { !$0.\(name.text) }`", at: place)
    }

    /// `rest` goes on with what `call` gives: `?? false` of `check($0) ?? false`.
    static func continued(_ call: Fragment, rest: Fragment, of kind: StepKind) -> Finding? {
        let blank = [".", "?.", "!.", "["].contains(where: rest.text.hasPrefix) ? "" : " "
        switch kind {
        case .map, .compactMap:
            return error(
                "what a call gives arrives behind it; write `map \(call.text) -> \(kind.word) { $0\(blank)\(rest.text) }`",
                at: rest.range
            )
        case .filter:
            return error("`filter` asks one call; let a method of `logic` go on with what it gives", at: rest.range)
        default: return nil
        }
    }

    /// `name` is no method of `service`.
    static func finding(_ name: Fragment, of service: Service) -> Finding {
        let members = service.methods.map(\.name.text) + service.properties.map(\.name.text)
        let ending = Suggestion.ending(
            for: name.text,
            among: members,
            otherwise: service.found == nil ? "; declare it under `\(service.name.text)`" : "; add it to the protocol"
        )
        let message = "`\(service.name.text)` has no `\(name.text)`\(ending)"
        guard let found = service.found else {
            return error(message, at: name.range, notes: [("declared here", service.name.range)])
        }
        var finding = error(message, at: name.range)
        finding.elsewhere = [found]
        return finding
    }

    /// What is wrong with a call that begins with one of the `labels` of what arrives, where a member has the same name: in the
    /// flow the name is the label's; or that is nothing but the name of a service.
    static func checkHead(of text: Fragment, labels: Set<String>, lookup: NameLookup) -> Finding? {
        if let service = lookup.service(called: text) { return calledService(text, of: service) }
        var cursor = TextCursor(text)
        guard let head = cursor.identifier(), labels.contains(head.text), lookup.names[head.text] != nil else {
            return nil
        }
        let reason = "`\(head.text)` is a label of the event here, and hides the member"
        return error("\(reason); give the label another name", at: head.range)
    }

    /// What is wrong with `text` where a call is wanted and it cannot be one.
    static func checkForm(of text: Fragment, for use: CallUse) -> Finding? {
        if case .value(let kind) = use, let swift = swift(of: text, for: kind) { return swift }
        if text.isEmpty { return error("the call is missing", at: text.range) }
        let calls = SwiftText.split(text, on: ",")
        if calls.count > 1, calls.allSatisfy({ SwiftText.lastBrackets(of: $0) != nil }) {
            return error("one call stands here; let another flow make the other one", at: calls[1].range)
        }
        if case .effect = use, let assigned = BadSink.assigned(by: text) {
            return error("write `set \(assigned)` to set a value at the end of a flow", at: text.range)
        }
        guard let first = text.text.utf8.first else { return nil }
        let isName =
            first == UInt8(ascii: "$") || first == UInt8(ascii: "_") || first == UInt8(ascii: "`")
            || first >= 0x80 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= first
        return isName ? nil : error("`\(text.text)` is not a call", at: text.range)
    }

    /// What is wrong with Swift that should stand in braces behind `kind`; nil where it does not look like Swift.
    private static func swift(of text: Fragment, for kind: StepKind) -> Finding? {
        if text.text.hasPrefix("\\."), !text.text.contains(" ") {
            // `\.?.id` looks into what may be nil.
            let path = text.text.dropFirst(text.text.hasPrefix("\\.?") || text.text.hasPrefix("\\.!") ? 2 : 1)
            return error("write `\(kind.word) { $0\(path) }` for a key path", at: text.range)
        }
        if ["true", "false", "nil"].contains(text.text) || isLiteral(text) {
            switch kind {
            case .map: return error("write `replace with \(text.text)` for the same value each time", at: text.range)
            case .filter, .compactMap:
                return error("`\(kind.word)` decides by what arrives: `\(kind.word) { … }`", at: text.range)
            default: break
            }
        }
        let names = !SwiftText.closureArguments(in: text).isEmpty && SwiftText.lastBrackets(of: text) == nil
        guard names || SwiftText.infixOperator(in: text) != nil else { return nil }
        return error("Swift stands in braces: `\(kind.word) { \(text.text) }`", at: text.range)
    }

    /// Whether `text` begins as a number, a string, a list or a case of an enum does.
    private static func isLiteral(_ text: Fragment) -> Bool {
        guard let first = text.text.first else { return false }
        return first.isNumber || ["\"", "[", "-", "."].contains(first)
    }

    /// `text` calls `name`, a stream or state; `receiver` is a service with a method of this name.
    static func streamCalled(
        _ text: Fragment,
        name: Fragment,
        member: Namespace.Member,
        receiver: String?,
        use: CallUse
    ) -> Finding {
        var taken: String?
        if case .value(let kind) = use, text.text == name.text {
            taken = "; take it along: `with \(name.text) -> \(kind.word) { … }`"
        }
        let instead =
            receiver.map { "; did you mean `\($0).\(text.text)`?" } ?? taken
            ?? ", which nothing calls; what runs is a request, a method of `logic` or of a service"
        let what = receiver == nil ? member.what : "\(member.what), no method"
        return error("`\(name.text)` is \(what)\(instead)", at: text.range)
    }

    /// A member of the stream `name`, into which nobody sends.
    static func memberOfStream(_ name: Fragment) -> Finding {
        error(
            "`\(name.text)` is a stream, which flows start from or take along; what others send into is a relay or a subject, under "
                + "`variables` or as the kind of an input",
            at: name.range
        )
    }

    /// What is wrong with the brackets of a call of something undeclared: it has none, or labels without arguments.
    static func checkBrackets(_ invocation: Invocation, _ use: CallUse) -> Finding? {
        let text = invocation.text.text
        if let brackets = SwiftText.lastBrackets(of: invocation.text),
            let labels = SwiftText.compoundLabels(of: brackets)
        {
            let values = labels.enumerated().map { index, label in (label.map { "\($0): " } ?? "") + "$\(index)" }
            let call = "\(invocation.text.before(brackets).text)(\(values.joined(separator: ", ")))"
            return error("`\(text)` names no arguments; write `\(call)`", at: invocation.text.range)
        }
        guard invocation.arguments == nil else { return nil }
        if case .value = use, text.first?.isUppercase == true, text.contains(".") { return nil }
        if text.hasSuffix("}"), let call = text.split(separator: " {", maxSplits: 1).first.map(String.init) {
            let values = call.hasSuffix(")") ? String(call.dropLast()) + (call.hasSuffix("()") ? "" : ", ") : "\(call)("
            return error(
                "a closure is an argument like others; write `\(values)…)`, with its label where it has one",
                at: invocation.text.range
            )
        }
        return error("`\(text)` is not a call; write `\(text)(…)`", at: invocation.text.range)
    }
}
