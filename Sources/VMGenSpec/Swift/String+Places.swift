extension String {
    /// Where `word` stands in it, as places in its UTF-8; empty where it does not. Compares bytes, as Swift's names and
    /// signs are compared.
    package func places(of word: String) -> [Int] {
        var text = self
        var word = word
        return text.withUTF8 { text in
            word.withUTF8 { word in
                guard let first = word.first, text.count >= word.count else { return [] }
                var places: [Int] = []
                var place = 0
                while place <= text.count - word.count {
                    if text[place] == first, text[place..<place + word.count].elementsEqual(word) {
                        places.append(place)
                        place += word.count
                    } else {
                        place += 1
                    }
                }
                return places
            }
        }
    }

    /// The text with `other` in each place of `word`.
    package func replacing(word: String, with other: String) -> String {
        let places = places(of: word)
        guard !places.isEmpty else { return self }
        var result = ""
        var start = utf8.startIndex
        for place in places {
            let lower = utf8.index(utf8.startIndex, offsetBy: place)
            result += self[start..<lower]
            result += other
            start = utf8.index(lower, offsetBy: word.utf8.count)
        }
        return result + self[start...]
    }

    /// Whether `word` stands in it.
    package func holds(_ word: String) -> Bool { !places(of: word).isEmpty }

    /// The text without its line breaks and what they indent.
    package var oneLine: String { split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ") }
}

extension String {
    /// Whether it is the path to a part of what the path `whole` leads to.
    package func isPart(of whole: String) -> Bool {
        count > whole.count && hasPrefix(whole) && [".", "?", "["].contains(dropFirst(whole.count).first)
    }
}
