extension Fragment {
    /// Whether the body of a closure starts with its parameters: `id, rooms in …`.
    package var namesItsParameters: Bool {
        guard let head = SwiftText.cut(self, at: " in ")?.0.text else { return false }
        return head.allSatisfy { $0.isLetter || $0.isNumber || "_, ():<>[]?.".contains($0) }
    }
}
