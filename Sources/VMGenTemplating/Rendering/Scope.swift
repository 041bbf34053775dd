/// The names that a template sees at one point of its rendering.
struct Scope {
    /// What one block brings in; names of later frames hide those of earlier ones.
    enum Frame {
        /// The values given to `render` or to an include.
        case values([String: TemplateValue])
        /// A loop's name and its value.
        case binding(String, TemplateValue)
        /// The `forloop` of a loop: the zero-based index of the turn and the number of turns.
        case loop(index: Int, count: Int)
    }

    private var frames: [Frame] = []

    /// Brings names in.
    mutating func push(_ frame: Frame) {
        frames.append(frame)
    }

    /// Takes out the `count` frames that came last.
    mutating func pop(_ count: Int) {
        frames.removeLast(min(count, frames.count))
    }

    /// The value called `name`, or nil.
    func value(of name: String) -> TemplateValue? {
        for frame in frames.reversed() {
            switch frame {
            case .values(let values):
                if let value = values[name] { return value }
            case .binding(name, let value):
                return value
            case .binding:
                continue
            case .loop(let index, let count):
                if name == "forloop" { return .dictionary(Self.forloop(index, count)) }
            }
        }
        return nil
    }

    /// All names in scope, each once.
    var names: [String] {
        var names: Set<String> = []
        for frame in frames {
            switch frame {
            case .values(let values): names.formUnion(values.keys)
            case .binding(let name, _): names.insert(name)
            case .loop: names.insert("forloop")
            }
        }
        return Array(names)
    }

    private static func forloop(_ index: Int, _ count: Int) -> [String: TemplateValue] {
        [
            "first": .bool(index == 0),
            "last": .bool(index == count - 1),
            "counter": .integer(index + 1),
            "counter0": .integer(index),
            "length": .integer(count),
        ]
    }
}
