extension Fragment {
    /// Whether it calls `path`, a member of something that it does not declare itself: `api.url`.
    package func calls(_ path: String) -> Bool {
        guard text.holds(path) else { return false }
        let head = path.prefix { $0 != "." }
        let member = path.dropFirst(head.count)
        return SwiftText.freeNames(in: self).contains { name in
            let rest = text.utf8.dropFirst(name.range.upper - range.lower)
            return name.text == head && ["", "?", "!"].contains { rest.starts(with: "\($0)\(member)(".utf8) }
        }
    }
}
