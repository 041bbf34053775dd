import VMGenDiagnostics

/// A `view-model` line that is not a declaration.
enum BadDeclaration: Rule {
    static let id = "bad-declaration"
    static let explanation = Explanation(
        title: "A `view-model` line that is not a declaration",
        reason: """
            The line is the head of the type as in Swift, with everything that Swift lets stand there: attributes, \
            access, superclass, protocols, generics. A bare name means `final class`.
            """,
        wrong: """
            view-model: final clas HomeViewModel
            runtime: rxswift
            flows:
              - start -> call Log.start()
            """,
        right: """
            view-model: final class HomeViewModel
            runtime: rxswift
            flows:
              - start -> call Log.start()
            """
    )

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
