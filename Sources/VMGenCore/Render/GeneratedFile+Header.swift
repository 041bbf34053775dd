import VMGenPlan
import VMGenSpec

extension GeneratedFile {
    /// The same file with `lines` as a comment at its top: below the line by which vmgen knows its files, and the comments
    /// that go with it.
    func headed(by lines: [String]) -> GeneratedFile {
        guard !lines.isEmpty else { return self }
        var file = self
        let comment = lines.map { $0.isEmpty ? "//\n" : "// \(CommentText($0).text)\n" }.joined()
        guard !isScaffold else {
            file.contents = comment + "\n" + contents
            return file
        }
        var end = contents.startIndex
        while contents[end...].hasPrefix("//"), let next = contents[end...].firstIndex(of: "\n") {
            end = contents.index(after: next)
        }
        file.contents = contents[..<end] + "//\n" + comment + contents[end...]
        return file
    }
}
