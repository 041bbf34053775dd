import VMGenModel
import VMGenSpec

extension StreamContext {
    /// The call of a helper as it stands in `transform`: with the streams that it is given, of the kinds that it asks for, and
    /// with what its closures name of the view model captured by them.
    func text(of call: HelperCall) -> String {
        var given = call.given
        var captures = captures(in: call.text)
        var offset = call.text.range.lower
        var skipped = 0
        let expression = Expression(call.text).mapping { piece in
            let start = offset
            offset += piece.length
            if case .text(let text) = piece {
                var bytes = Array(text.utf8)
                while let (place, list) = captures.last, place >= start, place <= offset {
                    bytes.insert(contentsOf: list.utf8, at: place - start)
                    captures.removeLast()
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
        return text(named(expression), .direct)
    }

    /// The lists of what the closures in `call` capture, and the places behind their braces, in order.
    private func captures(in call: Fragment) -> [(place: Int, list: String)] {
        if isValueType { return [] }
        return SwiftText.closures(in: call).compactMap { body in
            if body.text.hasPrefix("[") { return nil }
            let names = reach.captures([Expression(SwiftText.freeNames(inClosure: body).map { .name($0.text, isReceiver: false, isShorthand: false) })])
            return names.isEmpty ? nil : (body.range.lower, "[\(names.joined(separator: ", "))] ")
        }
    }

    /// The stream that a helper is given, of the kind that it asks for.
    private func handed(_ given: GivenStream) -> String {
        guard case .expression(let text) = stream(given.kind).head else { return given.text.text }
        let source = kind(of: given.kind)
        if case .input = source, given.wanted == nil { return text }
        let wanted = given.wanted ?? spec.runtime.defaultStream
        return wanted.isEmpty ? text : text + dialect.handing(source, as: wanted)
    }
}
