import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A kind of stream with the wrong number of types in its brackets.
enum KindArguments: Rule {
    package static let id = "kind-arguments"

    /// What is wrong with `type`, which stands in Swift as it is written, where it is a stream that does not say how it fails; nil
    /// for all else.
    static func checkWhole(_ type: Fragment, runtime: Runtime) -> Finding? {
        guard let stream = StreamType(type), stream.arguments.count == 1, let element = stream.arguments.first,
            !element.isEmpty, let kind = runtime.kind(named: stream.name.text), kind.traits.contains(.hasFailureType)
        else { return nil }
        return error(
            "`\(kind.name)` says here how it fails, as in Swift: `\(kind.name)<\(element.text), Never>`, or with an error in the "
                + "place of `Never`",
            at: type.range
        )
    }

    /// What is wrong with the first stream in `type`, which stands in Swift as it is written, that does not say how it fails; nil
    /// where there is none. One alone between brackets is a type of the app's own, as are those called like one of `own`.
    static func check(within type: Fragment, runtime: Runtime, own: Set<String>) -> Finding? {
        for word in type.allNames where !own.contains(word.text) {
            guard let kind = runtime.kind(named: word.text), kind.traits.contains(.hasFailureType) else { continue }
            var cursor = TextCursor(type.rest(behind: word))
            guard let arguments = cursor.bracketed(by: "<") else { continue }
            let place = word.range.lower - type.range.lower
            let isBracketed = type.text.utf8.prefix(place).last == UInt8(ascii: "(") && cursor.take(")")
            if isBracketed, !cursor.rest.text.hasPrefix("->") { continue }
            let text = word.text + arguments.text
            let range = SourceRange(word.range.lower, word.range.lower + text.utf8.count)
            if let finding = checkWhole(Fragment(text, range), runtime: runtime) { return finding }
        }
        return nil
    }

    /// What is wrong with the types in the brackets of `stream`; nil where they fit `kind`.
    static func check(_ stream: StreamType, kind: StreamKind, at place: SourceRange) -> Finding? {
        guard let element = stream.arguments.first, !element.isEmpty else {
            return error("`\(kind.name)` carries something: write `\(kind.name)<Void>`", at: place)
        }
        let takesFailure = kind.traits.contains(.hasFailureType)
        guard stream.arguments.count > (takesFailure ? 2 : 1) else { return nil }
        let message =
            takesFailure
            ? "`\(kind.name)` takes two types, what it carries and how it fails"
            : "`\(kind.name)` takes one type, what it carries: `\(kind.name)<\(element.text)>`"
        return error(message, at: place)
    }
}
