import VMGenModel

/// One file that is to be rendered: its place, and what it says.
package struct FilePlan {
    /// The file's name.
    package var name: String
    /// Which folder it goes to.
    package var place: GeneratedFile.Place
    /// Whether the user owns it.
    package var isScaffold = false
    /// The spec it comes from; nil for what a target's specs share.
    package var specName: String?
    /// The path of the spec that its text is to name as the place of what stands there; nil to say nothing.
    package var locatedIn: String?
    /// The lines that a user wrote as they stand, without their indentation.
    package var verbatim: Set<String> = []
    /// What it says.
    package var contents: FileContents

    /// Makes it of its parts.
    package init(
        name: String,
        place: GeneratedFile.Place,
        isScaffold: Bool = false,
        specName: String? = nil,
        locatedIn: String? = nil,
        verbatim: Set<String> = [],
        contents: FileContents
    ) {
        self.name = name
        self.place = place
        self.isScaffold = isScaffold
        self.specName = specName
        self.locatedIn = locatedIn
        self.verbatim = verbatim
        self.contents = contents
    }
}
