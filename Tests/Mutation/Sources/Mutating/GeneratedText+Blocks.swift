extension GeneratedText {
    /// The statements of the methods: lines that follow each other without a blank one, none of them left of the first.
    var blocks: [Range<Int>] {
        var blocks: [Range<Int>] = []
        var start: Int?
        for index in lines.indices {
            let belongs = !lines[index].isEmpty && indent(index) >= 8
            if belongs, start == nil { start = index }
            if !belongs, let first = start {
                blocks.append(first..<index)
                start = nil
            }
        }
        return blocks
    }

    /// The statements that subscribe, and live as long as the view model's bag.
    var flows: [Range<Int>] {
        blocks.filter { block in
            let last = code[block.upperBound - 1]
            return last == ".disposed(by: flows)" || last == ".store(in: &flows)"
        }
    }

    /// The lines in which streams are wired: statements, without the one that makes the output.
    var wiring: [Int] {
        blocks
            .filter { block in !block.contains { code[$0].hasSuffix("Output(") } }
            .flatMap { Array($0) }
            .filter { !code[$0].isEmpty }
    }

    /// The lines of the output's arguments, `name: stream,`, by the output's name.
    var outputArguments: [(name: String, line: Int)] {
        guard let start = code.firstIndex(where: { $0 == "return Output(" || $0 == "output = Output(" }) else {
            return []
        }
        return step(at: start).dropFirst().dropLast().compactMap { index in
            guard indent(index) == indent(start) + 4, let colon = code[index].firstIndex(of: ":") else { return nil }
            return (String(code[index][..<colon]), index)
        }
    }

    /// The first line of the statement that line `index` is in; outside statements the line itself.
    func place(of index: Int) -> String {
        code[blocks.first { $0.contains(index) }?.lowerBound ?? index]
    }
}
