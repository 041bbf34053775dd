import Foundation

/// What is done to a view model, and what it says and asks is printed, turn by turn: inputs, answers, failures, time.
///
/// The same draft and the same seed give the same play under every runtime.
public struct Play {
    private let spec: SpecDraft
    private let harness: HarnessText
    private let wired: WiredInputs
    private var rewired: RewiredHarness?
    private var dice: Dice

    /// What can be done in a turn: its words, and its Swift.
    private typealias Turn = (words: String, swift: String)

    /// A play of `spec`, whose generated harness reads `harness`, with inputs that are `wired` so; nil where none can be wired so.
    public init?(of spec: SpecDraft, harness: String, seed: UInt64, wired: WiredInputs = .sent) {
        self.spec = spec
        self.harness = HarnessText(harness)
        self.wired = wired
        dice = Dice(seed: seed)
        guard wired != .sent else { return }
        let rewired = RewiredHarness(harness, of: spec, wired: wired, dice: &dice)
        guard rewired.swift != nil else { return nil }
        self.rewired = rewired
    }

    /// What the names of the play and of what it prints have more than the spec's.
    public var suffix: String { wired.suffix }

    /// What each printed line starts with.
    public static let mark = "PLAY "

    /// The Swift that all plays share.
    public static func supportText(runtime: SpecDraft.Runtime) -> String {
        """
        import Foundation

        /// Prints what a view model says and asks in each turn.
        @MainActor
        struct Log {
            let name: String
            let begin: () -> Void
            let report: () -> [String]
            let settle: () async -> Void
            private var number = 0

            init(
                _ name: String,
                begin: @escaping () -> Void,
                report: @escaping () -> [String],
                settle: @escaping () async -> Void
            ) {
                self.name = name
                self.begin = begin
                self.report = report
                self.settle = settle
            }

            mutating func turn(_ words: String, _ act: () -> Void) async {
                if number > 0 { begin() }
                act()
                await settle()
                print("\(mark)\\(name)|\\(number)|\\(words)|")
                for line in report() {
                    print("\(mark)\\(name)|\\(number)|\\(words)|\\(line.replacingOccurrences(of: "\\n", with: " "))")
                }
                number += 1
            }
        }

        """
    }

    /// The test that plays `count` turns.
    public mutating func text(turns count: Int) -> String {
        var lines: [String] = []
        for service in doubledServices {
            let arguments = stubArguments(service).joined(separator: ", ")
            lines.append("let \(variable(service)) = \(stub(service))(\(arguments))")
            for method in service.methods {
                guard let double = double(method.name, of: service) else { continue }
                let preparation = preparation(method)
                lines.append("\(variable(service)).\(double).\(preparation)")
            }
        }
        if usesSession {
            lines.append("let urlSession = URLSessionStub()")
            lines.append("urlSession.waits()")
        }
        lines.append(
            "let harness = \(spec.name)\(rewired == nil ? "ViewModel" : suffix)Harness(\(arguments.joined(separator: ", ")))"
        )
        lines += [
            "var log = Log(", "    \"\(spec.name)\(suffix)\",", "    begin: { harness.beginRound() },",
            "    report: { harness.roundReport },", "    settle: { await harness.settle() }", ")",
            "await log.turn(\"at first\") {}",
        ]
        for _ in 0..<count {
            let turns = possibleTurns()
            if turns.isEmpty { break }
            let turn = dice.pick(turns)
            let words = turn.words.replacingOccurrences(of: "\\", with: "").replacingOccurrences(of: "\"", with: "'")
            lines.append("await log.turn(\"\(words)\") { \(turn.swift) }")
        }
        let imports =
            spec.runtime == .rxswift ? "import RxCocoa\nimport RxRelay\nimport RxSwift" : "import CombineShim"
        let head = rewired?.swift ?? "import Foundation\n\(imports)\n\n@testable import Specs\n"
        return """
            \(head)
            @MainActor
            enum \(spec.name)\(suffix)Play {
                static func run() async {
                    \(lines.joined(separator: "\n        "))
                    withExtendedLifetime(harness) {}
                }
            }

            """
    }

    // MARK: What the harness is made of

    private var usesSession: Bool { harness.parameters.contains { $0.type.hasPrefix("URLSessionStub") } }

    /// The services of which the harness takes a stub.
    private var doubledServices: [ServiceDraft] {
        spec.services.filter { service in
            harness.parameters.contains { $0.label == service.name && $0.type.hasPrefix(stub(service)) }
        }
    }

    private func stub(_ service: ServiceDraft) -> String { "\(service.type)Stub" }

    /// What the stub of `service` has to be made with: what its properties hold.
    private func stubArguments(_ service: ServiceDraft) -> [String] {
        harness.parameters(ofStub: stub(service)).compactMap { parameter in
            guard !parameter.hasDefault, let element = spec.arguments["\(service.name).\(parameter.label)"] else {
                return nil
            }
            let value = element.literal(2, known: true)
            let head = parameter.type.prefix { $0 != "<" }
            switch head {
            case "BehaviorRelay", "BehaviorSubject": return "\(parameter.label): \(parameter.type)(value: \(value))"
            case "CurrentValueSubject": return "\(parameter.label): \(parameter.type)(\(value))"
            default: return "\(parameter.label): \(value)"
            }
        }
    }

    private func variable(_ service: ServiceDraft) -> String { "\(service.name)Double" }

    /// The name of the double of the member `name`; nil where the stub has none.
    private func double(_ name: String, of service: ServiceDraft) -> String? {
        let double = "on" + name.prefix(1).uppercased() + name.dropFirst()
        return harness.has(double, ofStub: stub(service)) ? double : nil
    }

    /// What a method's double is told before the harness is made. Where inputs are wired otherwise, some answer at once.
    private mutating func preparation(_ method: MethodDraft) -> String {
        let isAtOnce = wired != .sent && dice.chance(30)
        let element: Element
        switch method.answer {
        case .value(let value):
            if method.effects.contains("async") { return "waits()" }
            element = value
        case .stream(_, let value, _):
            if !isAtOnce { return "waits()" }
            element = value
        }
        return element == .void ? "returns()" : "returns(\(element.literal(1, known: true)))"
    }

    private var arguments: [String] {
        harness.parameters.compactMap { parameter in
            let label = parameter.label == "_" ? "" : "\(parameter.label): "
            if let service = doubledServices.first(where: { $0.name == parameter.label }) {
                return label + variable(service)
            }
            if parameter.type.hasPrefix("URLSessionStub") { return label + "urlSession" }
            let name = parameter.label.replacingOccurrences(of: "`", with: "")
            let field = spec.ports("inputs").first { $0.name == name }?.element
            guard let element = spec.arguments[name] ?? field else { return nil }
            return label + element.literal(3, known: true)
        }
    }

    // MARK: What can be done

    private mutating func possibleTurns() -> [Turn] {
        var turns: [Turn] = []
        for sender in harness.senders {
            guard let swift = sending(sender) else { continue }
            let turn: Turn = (swift, "harness.\(swift)")
            turns += [turn, turn, turn]
            turns.append(("\(swift) in the background", "harness.fromBackground { $0.\(swift) }"))
            turns.append(("\(swift) twice", "harness.\(swift); harness.\(swift)"))
        }
        for service in doubledServices { turns += answers(of: service) }
        if usesSession { turns += sessionAnswers }
        if harness.hasTime {
            turns += ["0.3", "1", "2.5"].map { ("\($0) seconds pass", "harness.advance(by: \($0))") }
        }
        return turns
    }

    /// The call that sends through `sender`.
    private mutating func sending(_ sender: (name: String, parameters: [HarnessText.Parameter])) -> String? {
        guard
            let port = spec.ports("inputs").first(where: {
                $0.name == sender.name || "send" + $0.name.prefix(1).uppercased() + $0.name.dropFirst() == sender.name
            }), rewired?.atOnce.contains(port.name) != true
        else { return nil }
        let name = Names.quoted(sender.name)
        let number = dice.number(0...4)
        if sender.parameters.isEmpty { return "\(name)()" }
        if case .tuple(let parts) = port.element, sender.parameters.count == parts.count, parts.count > 1 {
            let values = zip(sender.parameters, parts).map { parameter, part in
                (parameter.label == "_" ? "" : "\(parameter.label): ") + part.element.literal(number, known: true)
            }
            return "\(name)(\(values.joined(separator: ", ")))"
        }
        let label = sender.parameters[0].label
        return "\(name)(\(label == "_" ? "" : "\(label): ")\(port.element.literal(number, known: true)))"
    }

    private mutating func answers(of service: ServiceDraft) -> [Turn] {
        var turns: [Turn] = []
        for method in service.methods {
            guard let double = double(method.name, of: service) else { continue }
            let place = "\(variable(service)).\(double)"
            let element: Element
            switch method.answer {
            case .value(let value):
                guard method.effects.contains("async") else { continue }
                element = value
            case .stream(_, let value, _): element = value
            }
            for end in ["first", "last"] {
                let call = "\(place).calls.\(end) { !$0.isAnswered && !$0.isCancelled }"
                let value = element.literal(dice.number(0...4), known: true)
                let argument = element == .void ? "()" : value
                let words = "the \(end) \(method.name)"
                turns.append(("\(words) returns \(value)", "\(trailing(call))?.returns(\(argument))"))
                let fails = method.effects.contains("throws") || isFailing(method.answer)
                if fails {
                    turns.append(("\(words) fails", "\(trailing(call))?.fails(with: URLError(.timedOut))"))
                }
            }
        }
        for property in service.properties {
            guard let element = spec.arguments["\(service.name).\(property.name)"] else { continue }
            let value = element.literal(dice.number(0...4), known: true)
            let words = "\(property.name) says \(value)"
            if let double = double(property.name, of: service) {
                turns.append((words, "\(variable(service)).\(double).sends(\(value))"))
            } else if ["Relay<", "Subject<"].contains(where: property.type.contains) {
                let send = spec.runtime == .rxswift ? "accept" : "send"
                turns.append((words, "\(variable(service)).\(property.name).\(send)(\(value))"))
            }
        }
        return turns
    }

    private func isFailing(_ answer: MethodDraft.Answer) -> Bool {
        guard case .stream(let kind, _, let failure) = answer else { return false }
        return spec.runtime == .rxswift ? ["Observable", "Single", "Maybe"].contains(kind) : failure != "Never"
    }

    /// `calls.first { … }` as the start of a chain.
    private func trailing(_ call: String) -> String {
        call.replacingOccurrences(of: " { ", with: "(where: { ").replacingOccurrences(of: " }", with: " })")
    }

    private var sessionAnswers: [Turn] {
        ["first", "last"].flatMap { end -> [Turn] in
            let call = "urlSession.calls.\(end)(where: { !$0.isAnswered && !$0.isCancelled })"
            let bodies = spec.bodies.sorted { $0.key < $1.key }.map { "\"\($0)\": #\"\($1)\"#" }
            let body = bodies.isEmpty ? "[:]" : "[\(bodies.joined(separator: ", "))]"
            let pick =
                "let bodies: [String: String] = \(body); let call = \(call); "
                + "let name = call?.request.url?.path.split(separator: \"/\").first.map(String.init) ?? \"\"; "
            return [
                ("the \(end) request is answered", "\(pick)call?.returns(json: bodies[name] ?? \"\")"),
                ("the \(end) request is refused", "\(call)?.returns(json: \"{}\", status: 500)"),
                ("the \(end) request fails", "\(call)?.fails(with: URLError(.timedOut))"),
            ]
        }
    }
}
