extension SpecWriter {
    /// Writes the declaration line, the runtime and the signature of `transform`.
    mutating func writeDeclaration() {
        let name = type("ViewModel")
        shape = dice.pick(weighed: [(64, .fields), (16, .stored), (20, .events)])
        isStruct = shape == .fields && dice.chance(12)
        draft.access = dice.pick(weighed: [(76, ""), (15, "public "), (6, "package "), (3, "internal ")])
        let isOpen = ["public ", "package "].contains(draft.access)
        isMainActor = !isStruct && dice.chance(15)
        isGeneric = shape == .fields && dice.chance(9)
        let generics = isGeneric ? "<\(Self.parameter): Hashable & Sendable>" : ""
        if isGeneric { note("generic view model") }
        var declaration = name
        if isStruct {
            declaration = "struct \(name)\(generics)"
        } else if !draft.access.isEmpty || isMainActor || isGeneric || dice.chance(60) {
            declaration = (dice.chance(75) ? "final " : "") + "class \(name)\(generics)"
        } else {
            note("bare name")
        }
        if declaration.contains("class ") {
            if dice.chance(16) {
                note("superclass")
                declaration += ": " + type("Base")
                hasSuperclass = true
            } else if dice.chance(10) {
                note("protocol")
                declaration += ": " + type("Screen")
            }
        }
        if draft.access == "public ", declaration.hasPrefix("class "), dice.chance(60) {
            note("open")
            declaration = "open " + declaration
        } else {
            declaration = draft.access + declaration
        }
        if draft.access == "internal " { draft.access = "" }
        if isMainActor { declaration = "@MainActor " + declaration }
        if !declaration.contains(" ") { isMainActor = true }
        note(isStruct ? "struct" : "class")
        if isOpen { note(draft.access.trimmed) }
        if isMainActor { note("@MainActor") }
        draft.head(declaration, of: "view-model")
        draft.head(isRx ? "rxswift" : "combine(CombineShim)", of: "runtime")
        if let transform = writeTransform() { draft.head(transform, of: "transform") }
    }

    private mutating func writeTransform() -> String? {
        let bag = isRx ? "disposeBag: DisposeBag" : "cancellables: inout Set<AnyCancellable>"
        switch shape {
        case .stored:
            note("transform stored")
            return "stored"
        case .events:
            note("transform events")
            let input = kind(["Observable", "Driver", "Signal"], ["AnyPublisher"])
            let output = kind(["Observable", "Observable", "Driver", "Signal"], ["AnyPublisher"])
            let failure = isRx ? "" : ", Never"
            return "(\(dice.pick(["input", "_ input"])): \(input)<Input\(failure)>) -> \(output)<Output\(failure)>"
        case .fields:
            if isStruct || dice.chance(10) {
                note("transform bag")
                if dice.chance(25) {
                    note("transform names")
                    return "(from fromView: FromView, \(bag)) -> ToView"
                }
                return "(input: Input, \(bag)) -> Output"
            }
            switch dice.number(0...9) {
            case 0: return "(_ input: Input) -> Output"
            case 1:
                note("transform names")
                return "(from fromView: FromView) -> ToView"
            case 2: return "(with input: Input) -> Output"
            default: return nil
            }
        }
    }

    /// Writes the types of the domain, the nested types and the error type.
    mutating func writeDomain() {
        let open = draft.access
        let item = type("Item")
        let page = type("Page")
        let mode = type("Mode")
        let failure = type("Failure")
        // An `init` that overrides the base's has its isolation.
        let baseIsolation = isMainActor && shape == .stored ? "@MainActor " : ""
        draft.domain += [
            (
                item,
                [
                    "\(open)struct \(item): Hashable, Codable, Sendable {",
                    "    \(open)var id: Int",
                    "    \(open)var title: String",
                    "    \(open)init(id: Int, title: String) { self.id = id; self.title = title }",
                    "}",
                ]
            ),
            (
                page,
                [
                    "\(open)struct \(page)<Element: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {",
                    "    \(open)var items: [Element]",
                    "    \(open)var next: Int",
                    "    \(open)init(items: [Element], next: Int) { self.items = items; self.next = next }",
                    "}",
                ]
            ),
            (
                type("Base"),
                [
                    "\(baseIsolation)\(open == "public " ? "open " : open)class \(type("Base")) {",
                    "    \(open)var name = 3",
                    "    \(open)init() {}", "}",
                ]
            ),
            (type("Screen"), ["\(open)protocol \(type("Screen")) {}"]),
            (mode, ["\(open)enum \(mode): Hashable, Sendable {", "    case news, search", "}"]),
            (
                failure,
                [
                    "\(open)enum \(failure): Error {",
                    "    case failed",
                    "    \(open)init(_ error: Error) { self = .failed }",
                    "}",
                ]
            ),
        ]
        if !isGeneric, dice.chance(20) {
            note("types")
            draft.head("|", of: "types")
            draft.add(.line("\(open)enum Tab: Hashable, Sendable {", details: ["case news, search"]), to: "types")
            draft.add(.line("}"), to: "types")
        }
        switch dice.number(0...9) {
        case 0, 1:
            note("errors section")
            errorName = type("Trouble")
            draft.head(errorName, of: "errors")
            draft.add(.line("- offline: transport, url"), to: "errors")
            draft.add(.line("- failed: status, decoding, other"), to: "errors")
        case 2:
            note("errors type")
            errorName = failure
            draft.head(failure, of: "errors")
        default: break
        }
    }

    /// The element types that a port may have, by what the survey found.
    mutating func element(closures: Bool = true, depth: Int = 0) -> Element {
        let hasTab = draft.features.contains("types")
        let element = dice.pick(weighed: [
            (20, Element.void), (16, .int), (14, .string), (10, .bool), (4, .double), (2, .date), (2, .url), (1, .data),
            (12, .item(type("Item"))), (3, .mode(hasTab ? "Tab" : type("Mode"))), (4, .optional(.void)),
            (10, .array(.void)),
            (1, .dictionary(.int)), (1, .set(.int)), (4, .tuple([])), (2, .closure(.int)), (2, .result(.void)),
            (2, .page(type("Page"), .void)),
        ])
        if depth > 1 { return dice.pick([.int, .string, .bool, .item(type("Item"))]) }
        switch element {
        case .void: return depth > 0 ? .int : .void
        case .optional:
            note("type optional")
            return .optional(self.element(closures: closures, depth: depth + 1))
        case .array:
            note("type array")
            return .array(self.element(closures: false, depth: depth + 1))
        case .page(let name, _):
            note("type generic")
            return .page(name, dice.pick([.int, .string, .item(type("Item"))]))
        case .result:
            note("type result")
            return .result(self.element(closures: false, depth: depth + 1))
        case .tuple:
            note("type tuple")
            let labels = dice.pick([
                ["row", "section"], ["at", "animated"], [nil, nil], ["id", nil], ["id", "text", "on"],
            ])
            return .tuple(labels.map { Element.Part(label: $0, element: self.element(closures: false, depth: 2)) })
        case .closure:
            if !closures { return .int }
            note("type closure")
            return .closure(dice.pick([.void, .int, .string]))
        case .set:
            note("type set")
            return .set(.int)
        case .mode(let name):
            note("type enum")
            return .mode(name)
        case .bool, .int, .double, .string, .date, .url, .data, .item, .error, .dictionary: return element
        }
    }
}
