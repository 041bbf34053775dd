/// The templates that a runtime has for itself: those for all runtimes include them.
package struct RuntimeTemplates: TemplateRecord {
    /// The folder of the runtime's templates.
    let folder: String

    package static let contract = TemplateContract<RuntimeTemplates>(
        "runtime",
        "The templates that a runtime has for itself, which those below `Shared/` include.",
        [
            partial("operators", "what prints a link of a chain"),
            partial("start", "what prints the stream that says something once"),
            partial("join", "what prints streams that are merged or combined"),
            partial("call", "what prints the call of work"),
            partial("hop", "what brings a stream to the main thread"),
            partial("persist", "what prints the method that keeps values between launches"),
        ]
    )

    private static func partial(_ name: String, _ about: String) -> TemplateEntry<RuntimeTemplates> {
        .partial(name, [name], about) { "\($0.folder)/\(name).stencil" }
    }
}
