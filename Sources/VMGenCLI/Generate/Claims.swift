/// Who writes which file, so that no two write the same.
struct Claims {
    private var owners: [String: TargetPlan.Entry] = [:]

    /// Notes the files of `plan`.
    ///
    /// - Returns: an error, naming both sides, for each file that another spec or target writes too. Names that differ in
    ///   case alone count as one, since many disks take them so.
    mutating func add(_ plan: TargetPlan) -> [DiskError] {
        var clashes: [DiskError] = []
        for entry in plan.entries {
            let key = entry.file.path.absolute.lowercased()
            guard let other = owners[key] else {
                owners[key] = entry
                continue
            }
            let place = entry.file.path.shown
            switch (entry.spec, other.spec) {
            case (let spec?, let otherSpec?):
                let message = "would write the same file as '\(otherSpec.shown)', '\(place)'; rename one of the two"
                clashes.append(DiskError(path: spec, message: message))
            default:
                let message = "two targets would write this file; give each a folder of its own"
                clashes.append(DiskError(path: entry.file.path, message: message))
            }
        }
        return clashes
    }
}
