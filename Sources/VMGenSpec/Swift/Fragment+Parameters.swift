extension Fragment {
    /// Whether the body of a closure takes a value apart: `$0 + $1`, `id, rooms in …`.
    package var speaksOfParts: Bool {
        let parameters = SwiftText.closureParameters(ofBody: self)?.count ?? 0
        return parameters > 1 || SwiftText.closureArguments(in: self).contains { $0.index > 0 }
    }

    /// Whether the body of a closure starts with its parameters: `id, rooms in …`.
    package var namesItsParameters: Bool {
        guard let head = SwiftText.cut(self, at: " in ")?.0.text else { return false }
        return head.allSatisfy { $0.isLetter || $0.isNumber || "_, ():<>[]?.".contains($0) }
    }
}
