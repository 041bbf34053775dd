import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

@Suite("Initialisers of numbers behind work")
struct ConversionsBehindWorkTests {
    @Test("Swift does not know yet what they are given: what compares their values says what it makes, line by line")
    func compared() throws {
        let spec = """
            view-model: StockViewModel
            runtime: combine
            init:
              shop: Shop
            services:
              Shop:
                - count(limit: Int) async throws -> String
            inputs:
              load: Void
            outputs:
              isLow: Bool
            flows:
              - load -> all shop.count(limit: 20) -> compactMap { Int($0) } -> map { $0 > 1 && $0 < 7 } -> isLow
              - errors -> ignore
            """
        let source = SpecInput(name: "Stock", source: SourceText(path: "Stock.vm", text: spec))
        let result = EmbeddedTemplates.generate(TargetInput(moduleName: "App", specs: [source], wantsTests: false))
        let file = try #require(result.files.first { $0.name == "StockViewModel.swift" })
        #expect(file.contents.contains("let result = value > 1 && value < 7"))
    }
}
