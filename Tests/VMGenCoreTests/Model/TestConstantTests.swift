import Testing

@testable import VMGenValues

@Suite("Constants of tests")
struct TestConstantTests {
    @Test(
        "A constant stands where it is made, and takes the type along that stands before a case",
        arguments: [
            (".loaded([Row(id: 1)])", "phase"),
            ("Phase.loaded([Row(id: 1)])", "phase"),
            ("[(Phase.loaded([Row(id: 1)]), 1)]", "[(phase, 1)]"),
            ("Other.loaded([Row(id: 1)])", "Other.loaded([Row(id: 1)])"),
            ("MyPhase.loaded([Row(id: 1)])", "MyPhase.loaded([Row(id: 1)])"),
            ("make().loaded([Row(id: 1)])", "make().loaded([Row(id: 1)])"),
        ]
    )
    func cases(value: String, named: String) {
        let phase = TestConstant(name: "phase", type: "Phase", text: ".loaded([Row(id: 1)])")
        #expect(phase.named(in: value) == named)
    }

    @Test(
        "What is made by another name is another thing",
        arguments: [
            ("[Row(id: 1), Row(id: 2)]", "[row, Row(id: 2)]"),
            ("Arrow(id: 1)", "Arrow(id: 1)"),
            ("MyRow(id: 1)", "MyRow(id: 1)"),
            ("Table.Row(id: 1)", "Table.Row(id: 1)"),
        ]
    )
    func names(value: String, named: String) {
        let row = TestConstant(name: "row", type: "Row", text: "Row(id: 1)")
        #expect(row.named(in: value) == named)
    }
}
