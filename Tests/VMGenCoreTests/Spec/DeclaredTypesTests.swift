import Testing
import VMGenDiagnostics

@testable import VMGenCheck
@testable import VMGenSpec

@Suite("Types that the Swift of a target declares")
struct DeclaredTypesTests {
    private static let swift = """
        enum Mode: Sendable { case on, off }
        struct Item { var mode: Mode }
        class Row {}
        typealias Count = Int
        """

    @Test(
        "What is merged with a struct or an enum is of that type",
        arguments: ["Mode": false, "Item": false, "Count": true, "Foreign": true, "Row": true]
    )
    func merged(type: String, isAccepted: Bool) {
        let text = """
            view-model: HomeViewModel
            runtime: rxswift
            inputs:
              a: \(type)
              b: Bool
            outputs:
              both: String
            flows:
              - a, b -> map { "\\($0)" } -> both
            """
        let protocols = SwiftProtocols([SourceText(path: "Types.swift", text: Self.swift)])
        let (_, found) = SpecAnalysis.analyse(SourceText(path: "Home.vm", text: text), protocols: protocols)
        let said =
            "sources that are merged carry one type, and this is `Bool` after `\(type)`; `combine` takes both along, and a flow "
            + "that looks at no value takes any"
        #expect(found.map(\.message) == (isAccepted ? [] : [said]))
    }
}
