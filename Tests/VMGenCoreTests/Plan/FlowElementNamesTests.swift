import Testing

@testable import VMGenCore

@Suite("The names of values in closures")
struct FlowElementNamesTests {
    @Test("Names that generated closures use themselves are left to them")
    func taken() {
        #expect(FlowElement.apart(["owner", "id", "values"]) == ["ownerValue", "id", "valuesValue"])
    }

    @Test("Names that repeat are numbered")
    func repeated() {
        #expect(FlowElement.apart(["text", "text", "text"]) == ["text", "text2", "text3"])
    }
}
