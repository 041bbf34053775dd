/// The words that names of generated tests are made of.
enum TestWords {
    /// `names` as one word: `RoundBestRecordAndCurrentRecord`; of many the first and that there are more.
    static func list(_ names: [String]) -> String {
        let words = names.map { SwiftText.unescaped($0).capitalizedFirst }
        if words.count > 4 { return "\(words[0])\(words[1])AndMore" }
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined() + "And" + last
    }

    /// The flows as they are written, in one line, as many as fit.
    static func flows(_ flows: [Flow]) -> String {
        var text = ""
        for flow in flows {
            let line = flow.text.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: " ")
            let next = text.isEmpty ? "`\(line)`" : "\(text), `\(line)`"
            if !text.isEmpty, next.count > 100 { break }
            text = next
        }
        return text
    }
}
