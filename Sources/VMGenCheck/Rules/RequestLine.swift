import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A request without a method or a URL that can be asked.
enum RequestLine: Rule {
    package static let id = "request-line"

    private static let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]

    /// Whether `value`, behind a colon, is what is asked for, and not what else is said of a request.
    static func isAsking(_ value: Fragment) -> Bool {
        value.allWords.first.map(methods.contains) == true || value.text.contains("://")
    }

    /// What is wrong with method and URL of a request with these parameters.
    static func check(method: Fragment, url: Fragment, parameters: [SwiftMethod.Parameter]) -> [Finding] {
        var findings: [Finding] = []
        if method.text.contains("://") {
            return [error("the method is missing; write `GET \(method.text)`", at: method.range)]
        }
        var words = TextCursor(url)
        if let second = words.word(), !methods.contains(method.text), methods.contains(second.text) {
            return [error("leave `\(method.text)` out: `\(url.text)`", at: method.range)]
        }
        if !methods.contains(method.text) {
            let ending = Suggestion.ending(for: method.text, among: methods, otherwise: "; write \(methods.listed())")
            findings.append(error("unknown HTTP method `\(method.text)`\(ending)", at: method.range))
        }
        if let finding = checkURL(url, after: method) { findings.append(finding) }
        if findings.isEmpty, let finding = checkPlaceholders(url, parameters: parameters) { return [finding] }
        return findings + checkOptionals(url, parameters: parameters)
    }

    /// What is wrong with `parameter` of a request, written as `text`; nil where it is a value.
    static func check(_ parameter: SwiftMethod.Parameter, at text: Fragment) -> Finding? {
        if parameter.type.hasPrefix("inout ") {
            let message = "a request changes nothing that it is given, so `inout` says nothing here; leave it out"
            return error(message, at: text.range)
        }
        guard let stream = StreamType(Fragment(parameter.type, text.range)),
            Runtime.kindNames.contains(stream.name.text),
            let element = stream.arguments.first
        else { return nil }
        return error(
            "a request is given values, and `\(parameter.type)` is a stream; write `\(parameter.name): \(element.text)`",
            at: text.range
        )
    }

    /// A URL has no place for a parameter that is missing.
    private static func checkOptionals(_ url: Fragment, parameters: [SwiftMethod.Parameter]) -> [Finding] {
        parameters.filter { TypeText.isOptional($0.type) }.compactMap { parameter in
            guard let hole = Substring(url.text).firstRange(of: "\\(\(parameter.name))") else { return nil }
            let lower = url.range.lower + url.text.utf8.distance(from: url.text.startIndex, to: hole.lowerBound)
            return error(
                "`\(parameter.name)` may be `nil`, which has no place in a URL; under `query:` it is left out then",
                at: SourceRange(lower, lower + parameter.name.utf8.count + 3)
            )
        }
    }

    /// Parameters in the notation of other tools, `/rooms/:id` or `/rooms/$id`, which would be sent as they stand.
    private static func checkPlaceholders(_ url: Fragment, parameters: [SwiftMethod.Parameter]) -> Finding? {
        let bytes = Array(url.text.utf8)
        for index in bytes.indices.dropFirst()
        where ":$".utf8.contains(bytes[index]) && "/=".utf8.contains(bytes[index - 1]) {
            let word = String(decoding: bytes[(index + 1)...].prefix(while: \.isNamePart), as: UTF8.self)
            guard parameters.contains(where: { $0.name == word }) else { continue }
            let place = url.slice(index, index + 1 + word.utf8.count)
            return error("`\(place.text)` is sent as it stands; a parameter is written `\\(\(word))`", at: place.range)
        }
        return nil
    }

    /// A request knows its own parameters alone, and they stand in Swift's own notation.
    private static func checkHoles(_ url: Fragment) -> Finding? {
        let bytes = Array(url.text.utf8)
        // Within `\( )` a closure has values of its own.
        var (brackets, braces) = (0, 0)
        for (index, byte) in bytes.enumerated() {
            let isHole = brackets > 0 || index > 0 && bytes[index - 1] == UInt8(ascii: "\\")
            if isHole, byte == UInt8(ascii: "(") { brackets += 1 }
            if isHole, byte == UInt8(ascii: ")") { brackets -= 1 }
            if brackets > 0, byte == UInt8(ascii: "{") { braces += 1 }
            if brackets > 0, byte == UInt8(ascii: "}") { braces -= 1 }
            if braces > 0 || brackets > 0 && byte == UInt8(ascii: "}") { continue }
            let place = SourceRange(url.range.lower + index, url.range.lower + index + 1)
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if byte == UInt8(ascii: "$"), next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") {
                let fix = "give it a parameter, `search(_ text: String): …`, and write `\\(text)`"
                return error("a request does not see the values of a flow; \(fix)", at: place)
            }
            if byte == UInt8(ascii: "{") {
                return error("`{` does not stand in a URL; a parameter is written `\\(name)`", at: place)
            }
        }
        return nil
    }

    /// A URL is made of ASCII without quotes, brackets and backslashes; a hole is whole.
    private static func checkCharacters(_ url: Fragment) -> Finding? {
        let text = InterpolatedText(url.text)
        if text.hasBrokenHole {
            let message = "a `\\(` of this URL is never closed, or what stands in it is not whole; write `\\(name)`"
            return error(message, at: url.range)
        }
        for piece in text.pieces {
            guard case .text(let words) = piece else { continue }
            guard
                let wrong = words.unicodeScalars.first(where: {
                    !$0.isASCII || " \"<>\\^`|".unicodeScalars.contains($0)
                })
            else { continue }
            let before = url.text.unicodeScalars.prefix { $0 != wrong }
            let offset = url.range.lower + before.reduce(0) { $0 + $1.utf8.count }
            guard wrong.isASCII else {
                // Foundation would encode the text as a whole, with what was put into it, which is encoded already.
                let rest = url.text.unicodeScalars[before.endIndex...].prefix { !$0.isASCII }
                let inHost = url.text.hasPrefix("https://") && before.filter { $0 == "/" }.count == 2
                return foreign(String(rest), inHost: inHost, from: offset)
            }
            let place = SourceRange(offset, offset + 1)
            let digits = HiddenScalar.name(of: wrong).suffix(2)
            return error("`\(wrong)` does not stand in a URL; write `%\(digits)`", at: place)
        }
        return nil
    }

    /// `letters`, which stand at `offset` of a URL, are not ASCII.
    private static func foreign(_ letters: String, inHost: Bool, from offset: Int) -> Finding {
        let digits = Array("0123456789ABCDEF")
        let encoded = letters.utf8.map { "%\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
        let way = inHost ? "write the host in its ASCII form, which begins with `xn--`" : "write `\(encoded)`"
        return error(
            "`\(letters)` does not stand in a URL; \(way)",
            at: SourceRange(offset, offset + letters.utf8.count)
        )
    }

    /// The name of a header is a word without blanks, quotes and colons.
    static func checkHeaders(_ headers: [(name: Fragment, value: Fragment)]) -> [Finding] {
        headers.filter { !isToken($0.name.text) }.map { header in
            let example = "write it as `Accept-Language`"
            return error("`\(header.name.text)` is not the name of a header; \(example)", at: header.name.range)
        }
    }

    /// The name of a query item is text without quotes, which would be asked for as a part of it.
    static func checkQuery(_ query: [(name: Fragment, value: Fragment)]) -> [Finding] {
        query.compactMap { item in
            item.name.unquoted.map { name in
                let form = "write it as `\(name.text): \(item.value.text)`"
                return error("a name of the query stands without quotes; \(form)", at: item.name.range)
            }
        }
    }

    /// Whether `name` is a token of HTTP.
    private static func isToken(_ name: String) -> Bool {
        let signs = Set("!#$%&'*+-.^_`|~".utf8)
        return !name.isEmpty
            && name.utf8.allSatisfy { byte in
                byte < 0x80 && (signs.contains(byte) || (byte.isNamePart && byte != UInt8(ascii: "_")))
            }
    }

    private static func checkURL(_ url: Fragment, after method: Fragment) -> Finding? {
        if url.isEmpty {
            return error("the URL is missing; write `\(method.text) https://…`", at: method.end)
        }
        if url.text.hasPrefix("\"") {
            return error("a URL stands without quotes: `https://…`", at: url.range)
        }
        if let (_, answer) = SwiftText.cut(url, at: " -> ") {
            return error("what is decoded stands below the request: `decode: \(answer.text)`", at: answer.range)
        }
        if let space = url.text.utf8.firstIndex(of: UInt8(ascii: " ")), !url.text.contains("\\(") {
            let offset = url.range.lower + url.text.utf8.distance(from: url.text.utf8.startIndex, to: space)
            return error("a URL has no spaces; write `%20`", at: SourceRange(offset, offset + 1))
        }
        if let finding = checkHoles(url) ?? checkCharacters(url) { return finding }
        if url.text.hasPrefix("http://") {
            let rest = url.text.dropFirst("http://".count)
            return error("Apple's platforms refuse `http`; write `https://\(rest)`", at: url.range)
        }
        if !url.text.hasPrefix("https://"), !url.text.hasPrefix("\\(") {
            return error("`\(url.text)` is not a URL; it starts with `https://`", at: url.range)
        }
        return url.text == "https://" ? error("the URL has no host", at: url.range) : nil
    }
}
