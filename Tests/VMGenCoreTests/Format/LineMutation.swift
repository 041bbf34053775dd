/// Random changes of the lines of a spec, as typing and merging make them.
enum LineMutation {
    /// `text` with one to three changes.
    static func random(of text: String, using random: inout SplitMix) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for _ in 0...Int.random(in: 0..<3, using: &random) {
            guard let index = lines.indices.randomElement(using: &random) else { break }
            switch Int.random(in: 0..<9, using: &random) {
            case 0: lines.remove(at: index)
            case 1: lines.insert(lines[index], at: index)
            case 2: lines.swapAt(index, lines.indices.randomElement(using: &random) ?? index)
            case 3: lines[index] = " " + lines[index]
            case 4: lines[index] = String(lines[index].drop { $0 == " " })
            case 5:
                lines.insert(
                    ["", "# a comment", "      # a comment", "  ## of what follows"].randomElement(using: &random)
                        ?? "",
                    at: index
                )
            case 6: lines[index] += [" ", "  # noted", ",", " |", ":", "\r"].randomElement(using: &random) ?? ""
            case 7: lines[index] = String(lines[index].flatMap { $0 == " " ? [" ", " "] : [$0] })
            default:
                let places = lines[index].indices.filter { [" ", ",", ">", "=", ":"].contains(lines[index][$0]) }
                guard let place = places.randomElement(using: &random) else { continue }
                lines[index].insert(" ", at: place)
            }
        }
        return lines.joined(separator: "\n")
    }
}
