import Foundation
import VMGenCore
import VMGenModel
import VMGenPlan

/// What is generated with the templates of the tool.
enum EmbeddedTemplates {
    /// The files of `target`. Each thread reads the templates once, for all that it is asked for.
    static func generate(_ target: TargetInput) -> GenerationResult {
        Pipeline(templates: TemplateStore()).generate(target, with: renderer)
    }

    private static let key = "VMGenCoreTests.renderer"

    /// The renderer of this thread.
    private static var renderer: Renderer {
        let kept = Thread.current.threadDictionary
        if let renderer = kept[key] as? Renderer { return renderer }
        let renderer = Renderer(templates: TemplateStore())
        kept[key] = renderer
        return renderer
    }
}
