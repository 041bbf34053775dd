extension Fragment {
    /// Whether it is a list of arguments, without its brackets, of which one is `_`, any value.
    package var leavesOut: Bool {
        SwiftText.split(self, on: ",").contains { part in
            part.text == "_" || SwiftText.cut(part, at: ":")?.1.text == "_"
        }
    }
}

extension Fragment {
    /// The values of a list, with commas between them. A comma in the angle brackets of a type separates none:
    /// `CurrentValueSubject<String, Never>("a")`.
    package var values: [Fragment] {
        var values: [Fragment] = []
        var isOpen = false
        for part in SwiftText.split(self, on: ",") {
            if isOpen, let last = values.popLast() {
                values.append(slice(last.range.lower - range.lower, part.range.upper - range.lower))
            } else {
                values.append(part)
            }
            isOpen = values.last?.opensAngle ?? false
        }
        return values.filter { !$0.isEmpty }
    }

    /// Whether a `<` stands in it directly behind the name of a type, and no `>` behind that.
    private var opensAngle: Bool {
        var depth = 0
        let text = SwiftText.Text(self)
        for (before, token) in zip(text.tokens, text.tokens.dropFirst()) where token.depth == 0 {
            if before.kind == .name, before.upper == token.lower, text.string(before).first?.isUppercase == true,
                text.string(token).hasPrefix("<")
            {
                depth += 1
            } else if depth > 0, token.kind == .symbol {
                depth -= text.string(token).filter { $0 == ">" }.count
            }
        }
        return depth > 0
    }
}
