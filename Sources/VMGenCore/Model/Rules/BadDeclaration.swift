import VMGenDiagnostics

/// A `view-model` line that is not a declaration.
enum BadDeclaration: Rule {
    static let id = "bad-declaration"

    /// `place` is where the line stops being the head of a class or struct.
    static func finding(_ problem: String, at place: SourceRange) -> Finding {
        error(
            "\(problem); write the line as in Swift, such as `final class SplashViewModel: SplashViewModelType`",
            at: place
        )
    }

    /// `word` is no modifier of a type.
    static func unknownModifier(_ word: Fragment) -> Finding {
        let ending = Suggestion.ending(for: word.text, among: DeclarationReader.modifiers + ["class", "struct"])
        return error("`\(word.text)` is not a modifier of a class or struct\(ending)", at: word.range)
    }
}
