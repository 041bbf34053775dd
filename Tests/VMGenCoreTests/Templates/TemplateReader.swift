import VMGenTemplating

@testable import VMGenCore
@testable import VMGenModel
@testable import VMGenPlan
@testable import VMGenTemplating

/// Reads the embedded templates as a compiler would: every name that they use has to be declared by what they see.
struct TemplateReader {
    /// What is wrong, a line each.
    private(set) var mistakes: Set<String> = []
    /// The values that templates use: `request.url`.
    private(set) var used: Set<String> = []

    /// The folder of the runtime.
    private let runtime: String
    private let environment: TemplateEnvironment
    private var seen: Set<String> = []
    /// What stands on the line of the output so far, with a letter for each value.
    private var line = ""

    /// What a name stands for.
    private enum Meaning {
        /// A value that a record declares, or that stands in one.
        case value(TemplateType, path: String)
        /// Anything: what the language itself declares, such as `forloop`.
        case anything
    }

    /// Reads for the runtime whose templates lie in the folder `runtime`.
    init(runtime: String) {
        self.runtime = runtime
        let store = TemplateStore()
        environment = TemplateEnvironment { store.text(at: $0) }
    }

    /// Reads the template at `path`, which sees the values of `record`.
    mutating func read(_ path: String, seeing record: any TemplateRecord.Type) throws {
        try read(path, scope: Self.names(of: record))
    }

    private static func names(of record: any TemplateRecord.Type) -> [String: Meaning] {
        let shape = record.shape
        return Dictionary(
            uniqueKeysWithValues: shape.entries.map { entry in
                (entry.name, .value(entry.type, path: "\(shape.name).\(entry.name)"))
            }
        )
    }

    private mutating func read(_ path: String, scope: [String: Meaning]) throws {
        let key = [path, position.rawValue, scope.keys.sorted().joined(separator: ",")].joined(separator: " ")
        guard seen.insert(key).inserted else { return }
        guard let template = try environment.template(path) else {
            mistakes.insert("there is no template \(path)")
            return
        }
        try read(template.nodes, scope, path)
    }

    private mutating func read(_ nodes: [Node], _ scope: [String: Meaning], _ path: String) throws {
        for node in nodes {
            let before = line
            switch node {
            case .text(let text):
                line = text.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
                if !text.contains("\n") { line = before + line }
            case .output(let output):
                checkPlace(of: meaning(of: output.value.operand, scope, path), path)
                if let condition = output.condition { read(condition, scope, path) }
                if let other = output.other { checkPlace(of: meaning(of: other.operand, scope, path), path) }
                line += "x"
            case .loop(let loop): try read(loop, scope, path)
            case .branches(let branches):
                for branch in branches {
                    line = before
                    if let condition = branch.condition { read(condition, scope, path) }
                    try read(branch.body, scope, path)
                }
            case .include(let include): try read(include, scope, path)
            case .filtered(let filtered): try read(filtered.body, scope, path)
            }
        }
    }

    /// Where a value is printed.
    private enum Position: String {
        case code
        case comment
        case string
    }

    /// Where the end of `line` is.
    private var position: Position {
        var isInString = false
        var last: Character = " "
        for character in line {
            if character == "\"", last != "\\" { isInString.toggle() }
            if character == "/", last == "/", !isInString { return .comment }
            last = character
        }
        return isInString ? .string : .code
    }

    /// What the compiler is to read as words stands in a comment or brings its own quotes; a template puts nothing else
    /// there, and no words into the code.
    private mutating func checkPlace(of meaning: Meaning?, _ path: String) {
        guard case .value(let type, let place)? = meaning else { return }
        let fits: Bool =
            switch (position, type) {
            case (.code, .comment): false
            case (.code, _): true
            case (.comment, .comment), (.comment, .name): true
            case (.comment, _), (.string, _): false
            }
        if !fits { mistakes.insert("\(path): `\(place)`, \(type.words), stands in a \(position.rawValue): \(line)") }
    }

    private mutating func read(_ loop: LoopNode, _ scope: [String: Meaning], _ path: String) throws {
        let values = meaning(of: loop.values.operand, scope, path)
        var inner = scope
        inner["forloop"] = .anything
        for name in loop.names {
            if case .value(.list(let element), let place)? = values {
                inner[name] = .value(element, path: place)
            } else {
                inner[name] = .anything
            }
        }
        if case .value(let type, let place)? = values {
            if case .list = type {} else { mistakes.insert("\(path): `\(place)` is no list") }
        }
        try read(loop.body, inner, path)
        try read(loop.otherwise, scope, path)
    }

    private mutating func read(_ include: IncludeNode, _ scope: [String: Meaning], _ path: String) throws {
        var inner = scope
        if let context = include.context, case .value(let type, _)? = meaning(of: context, scope, path) {
            guard let record = type.record else { return }
            inner.merge(Self.names(of: record)) { $1 }
        }
        if case .literal(.string(let name)) = include.template { return try read(name, scope: inner) }
        guard case .value(.partial(let names), _)? = meaning(of: include.template, scope, path) else { return }
        for name in TemplateStore.names where names.contains(where: { matches(name, $0) }) {
            try read(name, scope: inner)
        }
    }

    private func matches(_ path: String, _ name: String) -> Bool {
        [runtime, "Shared"].contains { folder in
            name.hasSuffix("/") ? path.hasPrefix("\(folder)/\(name)") : path == "\(folder)/\(name).stencil"
        }
    }

    private mutating func read(_ condition: Condition, _ scope: [String: Meaning], _ path: String) {
        switch condition {
        case .value(let value): _ = meaning(of: value.operand, scope, path)
        case .not(let inner): read(inner, scope, path)
        case .and(let first, let second), .or(let first, let second):
            read(first, scope, path)
            read(second, scope, path)
        case .comparison(let first, _, let second), .membership(let first, let second):
            _ = meaning(of: first.operand, scope, path)
            _ = meaning(of: second.operand, scope, path)
        }
    }

    /// What `operand` stands for; nil for a literal and for what is a mistake.
    private mutating func meaning(of operand: Operand, _ scope: [String: Meaning], _ path: String) -> Meaning? {
        guard case .path(let segments) = operand, let first = segments.first else { return nil }
        guard var meaning = scope[first.name] else {
            mistakes.insert("\(path): there is no `\(first.name)`")
            return nil
        }
        note(meaning)
        for segment in segments.dropFirst() {
            guard case .value(let type, let place) = meaning else { return .anything }
            switch type {
            case .record(let record), .optional(let record):
                guard let next = Self.names(of: record)[segment.name] else {
                    mistakes.insert("\(path): `\(place)` has no `\(segment.name)`")
                    return nil
                }
                meaning = next
                note(meaning)
            case .list(let element) where segment.name == "first" || segment.name == "last":
                meaning = .value(element, path: place)
            default:
                if segment.name == "count" { return nil }
                mistakes.insert("\(path): `\(place)` has no `\(segment.name)`")
                return nil
            }
        }
        return meaning
    }

    private mutating func note(_ meaning: Meaning) {
        if case .value(_, let path) = meaning { used.insert(path) }
    }
}
