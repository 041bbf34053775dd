/// Waits until specs, configurations, manifests or templates change.
///
/// It looks at the files again and again, which works on every disk: several times a second, at no files but those.
struct Watch {
    /// Specs, and folders to search for them.
    let inputs: [Path]
    /// The folder of templates.
    let templates: Path?

    /// What is known of a file.
    fileprivate struct Mark: Equatable {
        var path: String
        var stamp: Disk.Stamp
    }

    /// Waits for a change since `last`, and then until nothing changes any more; returns what is there then.
    func wait(since last: Snapshot) -> Snapshot {
        var current = last
        while current == last {
            usleep(250_000)
            current = snapshot
        }
        var next = current
        repeat {
            current = next
            usleep(50_000)
            next = snapshot
        } while next != current
        return current
    }

    /// What a moment shows of the files.
    struct Snapshot: Equatable {
        fileprivate var marks: [Mark] = []
    }

    /// What is there now.
    var snapshot: Snapshot {
        var snapshot = Snapshot()
        for input in inputs { collect(input, into: &snapshot, everything: false) }
        if let templates { collect(templates, into: &snapshot, everything: true) }
        for input in inputs {
            var folder = input
            while !folder.name.isEmpty {
                add(folder.appending(ProjectSettings.fileName), to: &snapshot)
                folder = folder.parent
            }
        }
        return snapshot
    }

    private func collect(_ path: Path, into snapshot: inout Snapshot, everything: Bool) {
        guard let names = try? Disk.names(in: path.absolute) else { return add(path, to: &snapshot) }
        for name in names where !name.hasPrefix(".") {
            let child = path.appending(name)
            let isWatched =
                everything || SpecFinder.isSpecName(name) || name == "Package.swift" || name == ProjectSettings.fileName
            let kind = try? Disk.status(of: child.absolute, followingLinks: false).kind
            if kind == .folder {
                collect(child, into: &snapshot, everything: everything)
            } else if isWatched {
                add(child, to: &snapshot)
            }
        }
    }

    private func add(_ path: Path, to snapshot: inout Snapshot) {
        guard let stamp = Disk.stamp(of: path.absolute) else { return }
        snapshot.marks.append(Mark(path: path.absolute, stamp: stamp))
    }
}
