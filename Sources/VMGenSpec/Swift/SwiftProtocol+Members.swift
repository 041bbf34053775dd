extension SwiftProtocol {
    /// The attributes before `member`, something that a protocol asks for, by their names: `MainActor`.
    package static func attributes(of member: Fragment) -> [String] {
        var cursor = TextCursor(member)
        var names: [String] = []
        while cursor.take("@") {
            if let name = cursor.identifier() { names.append(name.text) }
            if cursor.next == UInt8(ascii: "(") { _ = cursor.bracketed(by: "(") }
        }
        return names
    }

    /// What it asks for of the name `name`.
    func members(called name: String) -> [Fragment] {
        members.filter { member in
            let words = SwiftText.words(of: member)
            guard let keyword = words.firstIndex(where: { ["func", "var"].contains($0.text) }) else { return false }
            return words.dropFirst(keyword + 1).first?.text == name
        }
    }
}
