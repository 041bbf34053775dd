import Testing

@testable import VMGenModel
@testable import VMGenPlan

@Suite("The names of values in closures")
struct FlowElementNamesTests {
    @Test("Names that generated closures use themselves are left to them")
    func taken() {
        #expect(FlowElement.apart(["owner", "id", "values"]) == ["ownerValue", "id", "valuesValue"])
    }

    @Test("A name that is free stays as it is")
    func free() {
        #expect(FlowElement.apart("id") == "id")
        #expect(FlowElement.apart("owner") == "ownerValue")
    }

    @Test("Names that repeat are numbered")
    func repeated() {
        #expect(FlowElement.apart(["text", "text", "text"]) == ["text", "text2", "text3"])
    }
}
