/// A folder that was searched for specs and holds none.
struct EmptyFolder {
    /// The folder.
    var path: Path
    /// How many folders were searched, this one included.
    var searched: Int
    /// A file below it that was probably meant as a spec.
    var similar: Path?

    /// What is printed of it.
    var mistake: DiskError {
        let folders = searched == 1 ? "this folder was" : "this folder and \(searched - 1) below it were"
        let ending = SpecFinder.ending
        let hint = similar.map { "; the name of '\($0.shown)' has to end in '\(ending)'" } ?? ""
        return DiskError(
            path: path,
            message: "no spec here: \(folders) searched for files that end in '\(ending)', hidden ones were not\(hint)"
        )
    }
}
