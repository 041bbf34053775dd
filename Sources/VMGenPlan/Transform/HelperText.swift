import VMGenModel
import VMGenSpec

/// The calls of the app's own helpers, as `transform` makes them.
struct HelperText {
    /// What all chains share.
    let context: StreamContext

    /// The call of a helper as it stands in `transform`: with the streams that it is given, of the kinds that it asks for, and
    /// with what its closures name of the view model captured by them.
    func text(of call: HelperCall) -> String {
        var given = call.given
        let captures = captures(in: call.text)
        var offset = call.text.range.lower
        var skipped = 0
        let expression = Expression(call.text).mapping { piece in
            let start = offset
            offset += piece.length
            if case .text(let text) = piece {
                var bytes = Array(text.utf8)
                for (place, list) in captures.reversed() where place > start && place <= offset {
                    bytes.insert(contentsOf: list.utf8, at: place - start)
                }
                bytes.removeFirst(min(skipped, bytes.count))
                skipped = 0
                return [.text(String(decoding: bytes, as: UTF8.self))]
            }
            guard let stream = given.first, stream.text.range.lower == start else { return [piece] }
            given.removeFirst()
            skipped = stream.text.text.utf8.count - piece.length
            return [.text(handed(stream))]
        }
        return context.text(context.named(expression), .direct)
    }

    /// What a helper returns, or the stream that one which returns several calls `part`.
    func text(of part: String?, from call: HelperCall) -> String {
        guard let part else { return text(of: call) }
        let isNumber = part.allSatisfy(\.isNumber)
        let name = context.streams.helpers[call.text.range.lower] ?? ""
        return "\(name).\(isNumber ? part : SwiftText.escapedMember(part))"
    }

    /// The lists of what the closures in `call` capture, and the places behind their braces, in order.
    private func captures(in call: Fragment) -> [(place: Int, list: String)] {
        if context.isValueType { return [] }
        return SwiftText.closures(in: call).compactMap { body in
            if body.text.hasPrefix("[") { return nil }
            let inner = SwiftText.freeNames(inClosure: body).map { name in
                SwiftPiece.name(name.text, isReceiver: false, isShorthand: false)
            }
            let names = context.reach.captures([Expression(inner)])
            let end = SwiftText.closureParameters(ofBody: body) == nil ? "in " : ""
            return names.isEmpty ? nil : (body.range.lower, "\(names.list) \(end)")
        }
    }

    /// The stream that a helper is given, of the kind that it asks for.
    private func handed(_ given: GivenStream) -> String {
        guard case .expression(let text) = context.stream(given.kind).head else { return given.text.text }
        let source = context.kind(of: given.kind)
        if case .input = source, given.wanted == nil { return text }
        let wanted = given.wanted ?? context.spec.runtime.defaultStream
        return wanted.isEmpty ? text : text + context.dialect.handing(source, as: wanted, failing: given.failure)
    }
}
