/// One file that is to be rendered: its place, and what it says.
struct FilePlan {
    /// The file's name.
    var name: String
    /// Which folder it goes to.
    var place: GeneratedFile.Place
    /// Whether the user owns it.
    var isScaffold = false
    /// The spec it comes from; nil for what a target's specs share.
    var specName: String?
    /// The path of the spec that its text is to name as the place of what stands there; nil to say nothing.
    var locatedIn: String?
    /// The lines that a user wrote as they stand, without their indentation.
    var verbatim: Set<String> = []
    /// What it says.
    var contents: FileContents
}
