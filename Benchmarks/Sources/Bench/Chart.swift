/// Draws the times of a table as bars.
enum Chart {
    /// An SVG of `cases`, each as long as its time of the processors, below the title `title`.
    static func svg(_ cases: [Case], title: String) -> String {
        let most = cases.map(\.processor).max() ?? 1
        let height = 40 + cases.count * 24
        var text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 820 \(height)\" "
            + "font-family=\"sans-serif\" font-size=\"13\">\n"
            + "  <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
            + "  <text x=\"10\" y=\"22\" font-weight=\"bold\">\(title)</text>\n"
        for (index, entry) in cases.enumerated() {
            let y = 34 + index * 24
            let width = max(1, Int(entry.processor / most * 380))
            let color = entry.name.hasPrefix("vmgen") ? "#2f6fdb" : "#9aa5b1"
            text += "  <text x=\"10\" y=\"\(y + 14)\">\(entry.name)</text>\n"
            text += "  <rect x=\"340\" y=\"\(y)\" width=\"\(width)\" height=\"18\" fill=\"\(color)\"/>\n"
            text += "  <text x=\"\(346 + width)\" y=\"\(y + 14)\">\(Table.number(entry.processor)) ms</text>\n"
        }
        return text + "</svg>\n"
    }
}
