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
    package var values: [Fragment] { SwiftText.split(self, on: ",").filter { !$0.isEmpty } }
}
