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
    ///
    /// - Parameters:
    ///   - renderer: what renders files; who asks often gives the same one each time, which reads the templates once.
    ///   - isWhole: whether the files that the specs of a target share are looked at too. They are four fifths of the text, and
    ///     little in them follows from one spec.
    func problem(
        in bytes: [UInt8],
        with renderer: @autoclosure () -> Renderer = Self.renderer(),
        isWhole: Bool = true
    ) -> String? {
        switch self {
        case .parser: Self.problem(with: SpecParser.parse(Self.source(bytes)).1, in: bytes)
        case .checker: Self.problem(with: SpecAnalysis.analyse(Self.source(bytes)).1, in: bytes)
        case .pipeline: Self.unevenFile(of: Self.files(of: Self.source(bytes), with: renderer(), isWhole: isWhole))
        case .text: Self.escaped(bytes, with: renderer(), isWhole: isWhole)
        case .templates: Self.template(bytes)
        case .configuration:
            Self.problem(
                with: ConfigurationReader.read(Self.source(bytes), version: "0.1.0", rules: ["limit"]).1,
                in: bytes
            )
        }
    }

    /// What renders with the embedded templates.
    static func renderer() -> Renderer { Renderer(templates: TemplateStore()) }

    private static func source(_ bytes: [UInt8]) -> SourceText { SourceText(path: "Fuzz.vm", bytes: bytes) }

    /// What is wrong with the places of `diagnostics`, or with how they are printed.
    private static func problem(with diagnostics: [Diagnostic], in bytes: [UInt8]) -> String? {
        let stray = diagnostics.first { found in
            found.range.lower < 0 || found.range.lower > found.range.upper || found.range.upper > bytes.count
        }
        if let stray { return "outside of the text: \(stray.rule): \(stray.message)" }
        // Printing takes longer than parsing: of many, the first stand for all.
        let printed = Array(diagnostics.prefix(3))
        return DiagnosticPrinter.render(printed).isEmpty == printed.isEmpty ? nil : "printed wrongly"
    }

    // MARK: - From specs to files

    private static func files(of source: SourceText, with renderer: Renderer, isWhole: Bool) -> [GeneratedFile] {
        let input = SpecInput(name: "Fuzz", source: source)
        var target = TargetInput(moduleName: "App", specs: [input], wantsTests: true)
        let names = FileNames(specName: input.name)
        if !isWhole { target.wanted = Set(names.owned + [names.logic, names.tests]) }
        return Pipeline(templates: TemplateStore()).generate(target, with: renderer).files
    }

    /// What of `files` is no Swift; nil where all of it may be.
    static func unevenFile(of files: [GeneratedFile]) -> String? {
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
    static let places = [
        "## §", "# §", "  ## §", "    persist: defaults \"§\"", "  fetch: GET https://example.com/§",
        "  fetch: POST https://example.com\n    headers:\n      Accept: \"§\"",
        "  fetch: POST https://example.com\n    query:\n      page: \"§\"", "  fetch: \"§\"", "  it §:",
    ]

    /// What of the input, its first byte apart, becomes Swift where it is put into a text of a spec.
    private static func escaped(_ bytes: [UInt8], with renderer: Renderer, isWhole: Bool) -> String? {
        guard let first = bytes.first else { return nil }
        let half = bytes.dropFirst().count / 2
        let (before, behind) = (bytes.dropFirst().prefix(half), bytes.dropFirst(half + 1))
        let place = places[Int(first) % places.count]
        let words = Array(before) + marker.utf8 + Array(behind)
        // A line of its own, a hole of a URL and what follows the literal of a header or query item are Swift, or a part of
        // the spec, by right.
        let isLine = words.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let isSwift =
            place.contains("https") && words.contains(UInt8(ascii: "\\"))
            || place.contains("POST") && words.contains(UInt8(ascii: "\""))
        guard !isLine, !isSwift else { return nil }
        for file in files(of: words, at: place, with: renderer, isWhole: isWhole) {
            let bytes = Array(file.contents.utf8)
            guard holdsMarker(bytes[...]) else { continue }
            let strays = SwiftLexer.lex(bytes, in: 0..<bytes.count, options: .comments).tokens.contains { token in
                let text = bytes[token.lower..<token.upper]
                // The name of a test is made of the letters and digits of its scenario's.
                if place.hasPrefix("  it"), text.starts(with: Array("test".utf8)) { return false }
                return token.kind != .stringStart && token.kind != .stringEnd && holdsMarker(text)
            }
            if strays { return "\(place) becomes Swift in \(file.name):\n\(file.contents)" }
        }
        return nil
    }

    /// The files of a spec that has `words` in `place`.
    static func files(
        of words: [UInt8],
        at place: String,
        with renderer: Renderer,
        isWhole: Bool = true
    ) -> [GeneratedFile] {
        let parts = spec(with: place).split(separator: "§", omittingEmptySubsequences: false).map { Array($0.utf8) }
        return files(of: source(Array(parts.joined(separator: words))), with: renderer, isWhole: isWhole)
    }

    /// Whether the letters of the marker stand in `bytes`.
    private static func holdsMarker(_ bytes: ArraySlice<UInt8>) -> Bool {
        let word = Array(marker.utf8.dropFirst())
        var places = bytes
        while let start = places.firstIndex(of: word[0]) {
            if bytes[start...].starts(with: word) { return true }
            places = bytes[(start + 1)...]
        }
        return false
    }

    /// A spec with `line` in its place, and of the rest what that line needs.
    private static func spec(with line: String) -> String {
        let isRequest = line.hasPrefix("  fetch: GET") || line.hasPrefix("  fetch: POST")
        let isSample = line.hasPrefix("  fetch: \"")
        let isScenario = line.hasPrefix("  it")
        let isPersistence = line.hasPrefix("    persist")
        let asks = isRequest || isSample || isScenario
        let parameters =
            (asks ? ["  var urlSession: URLSessionProtocol = URLSession.shared"] : [])
            + (isPersistence ? ["  var defaults: UserDefaults = .standard"] : [])
        var sections = [
            [
                line.hasPrefix("#") ? line : "## A room.", "view-model: final class FuzzViewModel", "runtime: rxswift",
            ],
            ["inputs:", line.hasPrefix("  ##") ? line : "  ## Opens it.", asks ? "  open: Void" : "  open: String"],
            ["outputs:", "  guests: String = \"\""] + (isPersistence ? [line] : [])
                + (asks ? ["  error: any Error"] : []),
            ["flows:"]
                + (asks ? ["  - open -> latest fetch -> guests", "  - errors -> error"] : ["  - open -> guests"]),
        ]
        if !parameters.isEmpty { sections.insert(["init:"] + parameters, at: 1) }
        if asks {
            let request = isRequest ? line : "  fetch: GET https://example.com"
            sections.insert(["requests:", request, "    decode: String"], at: sections.count - 1)
        }
        if isSample || isScenario { sections.append(["samples:", isSample ? line : "  fetch: \"a\""]) }
        if isScenario { sections.append(["scenarios:", line, "    when: open", "    then: error is silent"]) }
        return sections.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
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
