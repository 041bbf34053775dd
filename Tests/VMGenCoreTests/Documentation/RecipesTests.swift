import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// The specs of the page of recipes are whole: each generates, with its tests, and nothing is said of it.
@Suite("The recipes")
struct RecipesTests {
    @Test func generate() {
        let recipes = RepositorySpecs.blocks.filter { $0.path.contains("/Recipes.md:") }
        #expect(recipes.count >= 6)
        for recipe in recipes {
            let input = SpecInput(name: "Recipe", source: SourceText(path: recipe.path, text: recipe.text))
            let target = TargetInput(moduleName: "App", specs: [input], wantsTests: true)
            let result = EmbeddedTemplates.generate(target)
            #expect(result.diagnostics.isEmpty, "\(recipe.path): \(result.diagnostics.map(\.message))")
            #expect(!result.files.isEmpty)
        }
    }
}
