import VMGenCheck
import VMGenCore
import VMGenDiagnostics
import VMGenPlan
import VMGenSpec
import VMGenTemplating

/// What is fed with anything, and what has to hold whatever it is fed with. `Tests/Fuzz` runs it with libFuzzer; what was
/// found is kept in `Tests/Fuzz/Corpus` and runs with the tests.
enum FuzzTarget: String, CaseIterable, Sendable {
    /// The parser of specs: every place lies in the text.
    case parser
    /// Parser and checker: every place lies in the text.
    case checker
    /// From a spec to files: what is accepted becomes Swift whose brackets and strings close.
    case pipeline
    /// From a spec with the input in one of its texts to files: the input never becomes Swift.
    case text
    /// The template language: a template is rendered, or what is wrong with it has a place.
    case templates
    /// The configuration: every place lies in the text.
    case configuration

    /// What does not hold for `bytes`; nil where all of it does.
    func problem(in bytes: [UInt8]) -> String? {
        switch self {
        case .parser: Self.problem(with: SpecParser.parse(Self.source(bytes)).1, in: bytes)
        case .checker: Self.problem(with: SpecAnalysis.analyse(Self.source(bytes)).1, in: bytes)
        case .pipeline: Self.unevenFile(of: Self.files(of: Self.source(bytes)).files)
        case .text: Self.escaped(bytes)
        case .templates: Self.template(bytes)
        case .configuration:
            Self.problem(
                with: ConfigurationReader.read(Self.source(bytes), version: "0.1.0", rules: ["limit"]).1,
                in: bytes
            )
        }
    }

    private static func source(_ bytes: [UInt8]) -> SourceText { SourceText(path: "Fuzz.vm", bytes: bytes) }

    /// What is wrong with the places of `diagnostics`, or with how they are printed.
    private static func problem(with diagnostics: [Diagnostic], in bytes: [UInt8]) -> String? {
        let stray = diagnostics.first { found in
            found.range.lower < 0 || found.range.lower > found.range.upper || found.range.upper > bytes.count
        }
        if let stray { return "outside of the text: \(stray.rule): \(stray.message)" }
        return DiagnosticPrinter.render(diagnostics).isEmpty == diagnostics.isEmpty ? nil : "printed wrongly"
    }

    // MARK: - From specs to files

    private static func files(of source: SourceText) -> GenerationResult {
        let input = SpecInput(name: "Fuzz", source: source)
        return Pipeline(templates: TemplateStore())
            .generate(TargetInput(moduleName: "App", specs: [input], wantsTests: true))
    }

    /// What of `files` is no Swift; nil where all of it may be.
    private static func unevenFile(of files: [GeneratedFile]) -> String? {
        for file in files {
            if let reason = uneven(file.contents) { return "\(file.name): \(reason)\n\(file.contents)" }
        }
        return nil
    }

    private static func uneven(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        let tokens = SwiftLexer.lex(bytes, in: 0..<bytes.count, options: .comments).tokens
        let lone = tokens.first { token in
            switch token.kind {
            case .open, .close, .stringStart, .stringEnd: token.partner == nil
            default: false
            }
        }
        return lone.map { "nothing closes, or opens, \(String(decoding: bytes[$0.lower..<$0.upper], as: UTF8.self))" }
    }

    // MARK: - Text

    /// What no Swift holds as a token.
    private static let marker = "0EVIL"

    /// The lines of a spec in which words stand, each with the sign `§` where they do.
    private static let places = [
        "## §", "# §", "  ## §", "    persist: defaults \"§\"", "  fetch: GET https://example.com/§",
        "  fetch: POST https://example.com\n    headers:\n      Accept: \"§\"",
        "  fetch: POST https://example.com\n    query:\n      page: \"§\"", "  fetch: \"§\"", "  it §:",
    ]

    /// What of the input, its first byte apart, becomes Swift where it is put into a text of a spec.
    private static func escaped(_ bytes: [UInt8]) -> String? {
        guard let first = bytes.first else { return nil }
        let half = bytes.dropFirst().count / 2
        let (before, behind) = (bytes.dropFirst().prefix(half), bytes.dropFirst(half + 1))
        let place = places[Int(first) % places.count]
        let words = Array(before) + marker.utf8 + Array(behind)
        var spec: [UInt8] = []
        for line in Self.spec(with: place).split(separator: "§", omittingEmptySubsequences: false).enumerated() {
            if line.offset > 0 { spec += words }
            spec += line.element.utf8
        }
        // A line of its own, or a hole of a URL, is Swift or a part of the spec by right.
        let isLine = words.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        guard !isLine, !(place.contains("https") && words.contains(UInt8(ascii: "\\"))) else { return nil }
        for file in files(of: source(spec)).files {
            let bytes = Array(file.contents.utf8)
            let tokens = SwiftLexer.lex(bytes, in: 0..<bytes.count, options: .comments).tokens
            let strays = tokens.contains { token in
                let text = String(decoding: bytes[token.lower..<token.upper], as: UTF8.self)
                // The name of a test is made of the letters and digits of its scenario's.
                if place.hasPrefix("  it"), text.hasPrefix("test") { return false }
                return token.kind != .stringStart && token.kind != .stringEnd && text.contains("EVIL")
            }
            if strays { return "\(place) becomes Swift in \(file.name):\n\(file.contents)" }
        }
        return nil
    }

    /// A spec with `line` in its place.
    private static func spec(with line: String) -> String {
        let isPersistence = line.hasPrefix("    persist")
        let isRequest = line.hasPrefix("  fetch: GET") || line.hasPrefix("  fetch: POST")
        let request = isRequest ? line : "  fetch: GET https://example.com"
        return """
            \(line.hasPrefix("#") ? line : "## A room.")
            view-model: final class FuzzViewModel
            runtime: rxswift

            init:
              var urlSession: URLSessionProtocol = URLSession.shared
              var defaults: UserDefaults = .standard

            inputs:
            \(line.hasPrefix("  ##") ? line : "  ## Opens it.")
              open: Void

            outputs:
              guests: String = ""
            \(isPersistence ? line : "")
              error: any Error

            requests:
            \(request)
                decode: String

            flows:
              - open -> latest fetch -> guests
              - errors -> error

            samples:
            \(line.hasPrefix("  fetch: \"") ? line : "  fetch: \"a\"")

            scenarios:
            \(line.hasPrefix("  it") ? line : "  it opens:")
                when: open
                then: error is silent

            """
    }

    // MARK: - Templates

    private static func template(_ bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        let environment = TemplateEnvironment { $0 == "main" ? text : $0 == "part" ? "{{ name }}" : nil }
        let values: [String: TemplateValue] = [
            "name": "room", "flag": true, "count": 3, "list": [1, "two", ["three": 3]], "record": ["key": "value"],
        ]
        do {
            _ = try environment.render("main", values)
            return nil
        } catch {
            return error.message.isEmpty ? "an error without a message" : nil
        }
    }
}
