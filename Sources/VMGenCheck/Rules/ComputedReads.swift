import VMGenModel
import VMGenSpec

/// What the computed properties of a spec's `variables` read, through each other too.
struct ComputedReads {
    private var names: [String: Set<String>] = [:]

    /// Reads the bodies of those among `variables` that have one.
    init(_ variables: [StoredVariable]) {
        for variable in variables {
            guard let body = variable.body else { continue }
            names[variable.name.text] = Set(SwiftText.freeNames(in: body.inner).map(\.text))
        }
    }

    /// The names that the property called `name` reads; none for one that is stored, and for all else.
    subscript(_ name: String) -> Set<String> {
        var read: Set<String> = []
        var next = [name]
        while let name = next.popLast() {
            next += (names[name] ?? []).filter { read.insert($0).inserted }
        }
        return read
    }
}
