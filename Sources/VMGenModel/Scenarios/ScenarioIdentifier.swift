import VMGenSpec

/// Makes names of tests from names of scenarios.
package enum ScenarioIdentifier {
    /// `name` as a Swift identifier, in lower camel case where its script has cases; nil where nothing of it can stand in
    /// one.
    ///
    ///     a hit advances the round     aHitAdvancesTheRound
    ///     the server's 2nd answer      theServers2ndAnswer
    ///     정답이면 라운드가 오른다         정답이면_라운드가_오른다
    ///     3 misses                     _3Misses
    package static func identifier(of name: String) -> String? {
        var result = ""
        for word in words(of: name) {
            guard let first = word.first, let last = result.last else {
                result = lowercasedFirst(word)
                continue
            }
            let joins = first.isUppercase || first.uppercased() != String(first) || (first.isNumber && !last.isNumber)
            result += joins ? word.capitalizedFirst : "_" + word
        }
        guard let first = result.first else { return nil }
        let identifier = SwiftText.isIdentifier(String(first)) ? result : "_" + result
        return SwiftText.isIdentifier(identifier) ? identifier : nil
    }

    /// The words of `name`, without what cannot stand in a Swift name. An apostrophe ends no word.
    private static func words(of name: String) -> [String] {
        var words = [""]
        for character in name {
            if character == "'" || character == "’" { continue }
            if SwiftText.isIdentifier("a" + String(character)), character != "_" {
                words[words.count - 1].append(character)
            } else if words.last != "" {
                words.append("")
            }
        }
        return words.filter { !$0.isEmpty }
    }

    /// `word` with a small first letter; a word of capitals alone stays, but for a single one: `A hit`, `URL`.
    private static func lowercasedFirst(_ word: String) -> String {
        let isAcronym = word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
        return isAcronym ? word : word.prefix(1).lowercased() + word.dropFirst()
    }
}
