import Testing

@testable import VMGenCore

@Suite("Specs without mistakes")
struct CleanSpecTests {
    @Test(
        "Nothing is said about them",
        arguments: [
            CleanSpecs.signIn, CleanSpecs.forms, CleanSpecs.events, CleanSpecs.steps, CleanSpecs.declarations,
        ]
    )
    func clean(_ text: String) {
        let checked = CheckedSpec(text)
        #expect(checked.printed == "")
        #expect(checked.spec != nil)
    }

    @Test("An output that pins a failure type is warned about, and generated")
    func pinnedFailures() throws {
        let checked = CheckedSpec(CleanSpecs.detailWait)
        #expect(checked.diagnostics.allSatisfy { $0.rule == "output-ends" })
        #expect(checked.diagnostics.count == 4)
        let spec = try #require(checked.spec)
        #expect(spec.outputs[0].failure?.text == "NetworkError")
        #expect(spec.flows[0].element.canFail)
        #expect(spec.transform.label == nil)
        #expect(spec.types?.lines.count == 2)
    }

    @Test("Flows tell what they carry at each step")
    func elements() throws {
        #expect(
            try elements(of: CleanSpecs.signIn) == [
                "id: String, password: String",
                "enableSignInButton: ?",
                "id: String, password: String",
            ]
        )
        #expect(
            try elements(of: CleanSpecs.forms) == [
                "movie: ?", "title: ?", "isCastEmpty: ?", "movie: ?", "", "height: ?", "pickerRow: ?", "saved: ?",
                "movies: [Movie]", "resent: Bool",
            ]
        )
        #expect(try elements(of: CleanSpecs.events) == ["value: Bool", "value: ?"])
        #expect(
            try elements(of: CleanSpecs.steps) == [
                "found: [Movie]", "found: [Movie]", "recent: [String]", "text: ?", "sum: ?", "sum: ?", "text: ?",
                "text: ?",
                "movies: [Movie]", "text: ?", "text: ?", "", "", "both: ?",
            ]
        )
    }

    @Test("What follows a named stream does no work of its own")
    func namedStreams() throws {
        let spec = try #require(CheckedSpec(CleanSpecs.forms).spec)
        #expect(spec.namedStreams.map(\.name.text) == ["movie"])
        #expect(spec.namedStreams[0].element.doesWork)
        #expect(!spec.flows[1].element.doesWork)
    }

    @Test("Declarations are read in full")
    func declarations() throws {
        let spec = try #require(CheckedSpec(CleanSpecs.declarations).spec)
        #expect(spec.transform.label == "from")
        #expect(spec.transform.bag?.type == "DisposeBag")
        #expect(spec.imports.map(\.text) == ["UIKit", "Kingfisher"])
        #expect(spec.errors?.isDeclared == false)
        let parameters = spec.parameters.filter { !$0.isAssigned }
        #expect(parameters.map(\.modifiers) == [[], ["@MainActor", "private"], ["unowned"], []])
        #expect(spec.parameters.filter(\.isAssigned).map(\.name.text) == ["cache"])
        #expect(spec.variables.map(\.name.text) == ["pasteboard", "formatter", "cache"])
        #expect(spec.variables.map(\.isVariable) == [true, false, true])
        #expect(spec.variables.map { $0.type?.text } == ["Pasteboard", "DateFormatter", "[Int: Movie]"])
        #expect(spec.services[0].inherited == ["AnyObject", "Sendable"])
        #expect(spec.services[0].properties.map(\.isSettable) == [false, true])
        let request = spec.requests[0]
        #expect(request.parameters.map(\.name) == ["query", "page"])
        #expect(request.query.map(\.name.text) == ["q", "size"])
        #expect(request.headers.map(\.value.text) == ["\"application/json\"", "session.token"])
        #expect(request.statuses.map(\.text) == ["200..<300", "304"])
        #expect(request.answerType?.text == "[Movie]")
        #expect(spec.requests[1].answerType == nil)
        #expect(spec.inputs[0].kind?.name == "ControlProperty")
        #expect(spec.inputs[2].element.text == "(row: Int, title: String)")
        #expect(spec.inputs[4].kind == nil)
        #expect(spec.states[1].initialValue?.text == "nil")
    }

    private func elements(of text: String) throws -> [String] {
        try #require(CheckedSpec(text).spec).flows.map { flow in
            flow.element.components.map { "\($0.name): \($0.type ?? "?")" }.joined(separator: ", ")
        }
    }
}
