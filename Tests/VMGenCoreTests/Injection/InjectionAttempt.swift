import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenPlan
@testable import VMGenSpec

/// An attempt to make words run: a text in a place.
struct InjectionAttempt: CustomStringConvertible, Sendable {
    /// Where.
    let place: InjectionPlace
    /// The text; `marker` stands in it where it hopes to be Swift.
    let text: String
    /// What is made of the spec.
    let form: Form

    /// What is made of a spec, and where it stands.
    enum Form: String, CaseIterable, Sendable {
        /// RxSwift and XCTest, made anew with each build.
        case built
        /// Combine and Swift Testing, made once and committed.
        case committed

        /// `spec`, which is one of RxSwift, in this form.
        func spec(_ spec: String) -> String {
            switch self {
            case .built: spec
            case .committed:
                spec.replacing("runtime: rxswift\n", with: "runtime: combine\ntests: swift-testing\n")
                    .replacing("Single<String>", with: "AnyPublisher<String, any Error>")
            }
        }
    }

    /// What no Swift can hold as tokens: where the compiler reads it outside strings and comments, it reports an error.
    static let marker = "0EVIL"

    /// The texts that are tried in each place.
    static let texts = plain + behindJoiners + beforeJoiners

    private static let plain: [String] = [
        "\");0EVIL;_=(\"", "\"+0EVIL+\"", "\\(0EVIL)", "\" 0EVIL \"", "\\\");0EVIL;_=(\"", "\"\"\"\n0EVIL\n\"\"\"",
        "\"#;0EVIL;_=#\"", "\"##;0EVIL;_=##\"", "\\#(0EVIL)", "\\##(0EVIL)", "*/ 0EVIL /*", "\n0EVIL", "\r0EVIL",
        "\u{2028}0EVIL\n", "a\nb: 0EVIL", "\0\");0EVIL;_=(\"", "`0EVIL`", ") 0EVIL (", "}\n0EVIL {",
        "\\u{22});0EVIL;_=(\\u{22}", "#\"\\\"#);0EVIL;_=(\"", "\(mark(0))1:1\(mark(1))\"0EVIL\(mark(2))",
        "\(mark(2))\");0EVIL;_=(\"\(mark(0))", "{{ 0EVIL }}", "{% raw %}0EVIL",
        "\n#sourceLocation(file: \"0EVIL\", line: 1)\n0EVIL",
        "\\(\"\\(0EVIL)\")", "x\\", "x\\\\\");0EVIL;_=(\"", "\")0EVIL//",
    ]

    /// Quotes that a reader of letters sees as a part of the sign before them.
    private static let behindJoiners = ["\u{600}", "\u{6DD}", "\u{202E}", "\u{200D}", "\u{FE0F}", "\u{1F1E9}"].map {
        "\($0)\");0EVIL;_=(\""
    }

    /// Quotes and backslashes that a reader of letters sees as a part of the sign behind them.
    private static let beforeJoiners = ["\u{301}", "\u{FE0F}", "\u{200D}", "\u{20E3}"].flatMap {
        ["\"\($0));0EVIL;_=(\"\($0)", "\\\($0)(0EVIL)"]
    }

    /// A sign that the plan itself puts around what stands in the spec.
    private static func mark(_ number: UInt32) -> Character {
        Character(Unicode.Scalar(0xFDD0 + number) ?? " ")
    }

    /// All of them.
    static let all = built + committed

    private static let built = InjectionPlace.all.flatMap { place in
        texts.filter { !(place.isURL && hasHole($0)) }.map { InjectionAttempt(place: place, text: $0, form: .built) }
    }

    /// Every third of them: each text in a third of the places.
    private static let committed = stride(from: 0, to: built.count, by: 3).map { index in
        InjectionAttempt(place: built[index].place, text: built[index].text, form: .committed)
    }

    /// Whether `text` is Swift where holes are filled in, by what the spec says there.
    private static func hasHole(_ text: String) -> Bool {
        InterpolatedText(text).pieces.contains { piece in
            switch piece {
            case .hole: true
            case .text: false
            }
        }
    }

    /// What is asked of the pipeline.
    var target: TargetInput {
        let source = SourceText(path: place.path(text), text: form.spec(place.spec(text)))
        var input = SpecInput(name: place.name(text), source: source)
        input.pathFromTests = place.way(text)
        var target = TargetInput(moduleName: "App", specs: [input], wantsTests: true)
        target.locatesSpecs = form == .built
        target.defaults.header = place.header(text)
        target.scaffoldCommand = place.command(text)
        return target
    }

    /// The files that come out of it.
    var result: GenerationResult { EmbeddedTemplates.generate(target) }

    /// The place and the text, on one line.
    var description: String { "\(place), \(form): \(text.debugDescription)" }
}
