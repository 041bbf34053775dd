extension Fragment {
    /// Whether it is a list of arguments, without its brackets, of which one is `_`, any value.
    package var leavesOut: Bool {
        SwiftText.split(self, on: ",").contains { part in
            part.text == "_" || SwiftText.cut(part, at: ":")?.1.text == "_"
        }
    }
}
