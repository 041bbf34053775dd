import Testing
import VMGenDiagnostics

@testable import VMGenModel

@Suite("The model of FindNumber")
struct FindNumberModelTests {
    private let checked = CheckedSpec(WorkedSpecs.findNumber)

    @Test("Nothing is said about it")
    func noDiagnostics() {
        #expect(checked.printed == "")
        #expect(checked.spec != nil)
    }

    @Test("Declarations are read in full")
    func declarations() throws {
        let spec = try #require(checked.spec)
        #expect(spec.declaration.name.text == "FindNumberViewModel")
        #expect(spec.declaration.isFinal)
        #expect(
            spec.declaration.documentation == ["Guess the number that the server picked; each hit advances the round."]
        )
        #expect(spec.runtime.name == "rxswift")
        #expect(spec.parameters.map(\.name.text) == ["urlSession", "defaults"])
        #expect(spec.parameters.map { $0.defaultValue?.text } == ["URLSession.shared", ".standard"])
        #expect(spec.parameters.map(\.isVariable) == [true, true])
        #expect(spec.inputs.map { $0.kind?.name } == ["PublishRelay", "PublishRelay", "PublishRelay"])
        let kinds = spec.outputs.map { $0.kind?.name }
        #expect(kinds == ["Observable", "Driver", "Driver", "Driver", "Driver"])
        #expect(spec.outputs.map { $0.initialValue?.text } == ["1", "1", "0", "0", nil])
        let keys = spec.outputs.map { $0.persistence?.key.text }
        #expect(keys == [nil, "Round", "BestRecord", "CurrentRecord", nil])
        #expect(spec.requests.first?.url.text.hasSuffix("count=1") == true)
        #expect(spec.requests.first?.answerType?.text == "Int")
        #expect(spec.logic.first?.stateIndex == 1)
        #expect(spec.logic.first?.parameters.map(\.name) == ["number"])
        #expect(spec.scenarios.map(\.steps.count) == [3, 6])
    }

    @Test("Each failure has its case")
    func errors() throws {
        let errors = try #require(checked.spec?.errors)
        let names = ErrorPolicy.Reason.allCases.map { errors.caseName(for: $0) }
        #expect(names == ["invalidURL", "networkError", "networkError", "decodingError", "networkError"])
    }

    @Test("Flows tell what they carry")
    func flows() throws {
        let spec = try #require(checked.spec)
        #expect(spec.flows.count == 3)
        #expect(spec.flows[0].start.components == [])
        #expect(spec.flows[0].element.components == [FlowElement.Component(name: "target", type: "Int")])
        #expect(spec.flows[0].element.doesWork)
        #expect(!spec.flows[0].element.canFail)
        #expect(spec.flows[1].start.components == [FlowElement.Component(name: "checkNumber", type: "Int")])
        guard case .work(let invocation, _)? = spec.flows[1].steps.first?.argument, case .logic(0) = invocation.target
        else {
            Issue.record("`latest processNumber` is work of the logic")
            return
        }
        #expect(invocation.canFail)
        #expect(!invocation.canThrow)
        guard case .set(let assignments) = spec.flows[2].sink.kind else {
            Issue.record("the third flow sets")
            return
        }
        #expect(assignments.map(\.name.text) == ["round", "bestRecord", "currentRecord"])
        guard case .output(4)? = spec.failures?.sink.kind else {
            Issue.record("failures go to `error`")
            return
        }
    }
}
