import VMGenSpec
import VMGenTemplates

/// A first spec: it generates, compiles and passes its tests as it stands, and is there to be changed.
enum StarterSpec: String, CaseIterable {
    /// The parts of a spec, each with a line that says what it is.
    case screen
    /// Fields, a button that waits for them, work that is done once, and its failure.
    case login
    /// Pages that are loaded, and a row that is chosen.
    case list
    /// Fields with hints, and a button that saves.
    case form
    /// One thing that is loaded by its id, and a switch that is put back where saving fails.
    case detail

    /// The names that `--like` takes.
    static let names = allCases.map(\.rawValue)

    /// The spec of a view model called `name`, whose streams are those of `runtime`, as a spec writes it: what is embedded
    /// of `Starters/`, with both in their places.
    func text(name: String, runtime: String) -> String {
        let file = EmbeddedStarter.all.first { $0.path == "\(rawValue).vm" }
        return (file?.text ?? "").replacing(word: "{{ name }}", with: name)
            .replacing(word: "{{ runtime }}", with: runtime)
    }
}
