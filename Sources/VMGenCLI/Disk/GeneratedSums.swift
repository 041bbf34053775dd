import VMGenPlan

/// What vmgen wrote into a folder: a checksum of each file, and the spec that it comes from.
///
/// It stands in a hidden file of the folder rather than in the headers, so that a changed line of a generated file is the
/// only one that a reviewer sees. It merges by keeping the lines of both sides, those between conflict marks included: a
/// file with several sums is the merge of them.
struct GeneratedSums: Equatable {
    /// The name of the file.
    static let fileName = ".vmgen.sums"

    /// What is known of one file.
    struct Entry: Hashable, Sendable {
        /// The file's name.
        var name: String
        /// What it was when vmgen wrote it.
        var sum: String
        /// The spec that it comes from, seen from the folder; empty for what specs share.
        var spec: String

        /// What stands behind the sum, and gives the order.
        fileprivate var key: String { spec.isEmpty ? name : name + "\t" + spec }
    }

    /// What is known, by the names of the files.
    private var entries: [String: Set<Entry>] = [:]

    /// Knows nothing.
    init() {}

    /// Reads what `folder` says of itself; nothing where it says nothing.
    init(in folder: Path) {
        let bytes = try? Disk.read(folder.appending(Self.fileName).absolute)
        self.init(text: String(decoding: bytes ?? [], as: UTF8.self))
    }

    /// Reads the lines of such a file; any other line is passed over.
    init(text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 || parts.count == 3, parts[0].utf8.count == 16 else { continue }
            let entry = Entry(name: parts[1], sum: parts[0], spec: parts.count == 3 ? parts[2] : "")
            entries[parts[1], default: []].insert(entry)
        }
    }

    /// The text of the file: a line a file, in the order of their names.
    var text: String {
        let sorted = entries.values.joined().sorted { one, other in
            one.key == other.key ? one.sum < other.sum : one.key.utf8.lexicographicallyPrecedes(other.key.utf8)
        }
        return Self.header + sorted.map { "\($0.sum)\t\($0.key)\n" }.joined()
    }

    private static let header =
        GeneratedFile.headerPrefix
        + ". What it wrote here, so that it knows edits by hand. To merge, keep the lines of both sides.\n"

    /// The checksums of the file called `name`: one, several after a merge, none where it is not known.
    func sums(of name: String) -> Set<String> { Set((entries[name] ?? []).map(\.sum)) }

    /// The specs that the file called `name` comes from, seen from the folder.
    func specs(of name: String) -> [String] {
        (entries[name] ?? []).filter { !$0.spec.isEmpty }.map(\.spec).sorted()
    }

    /// Notes that a file is what `entry` says now.
    mutating func set(_ entry: Entry) { entries[entry.name] = [entry] }

    /// Notes that a file may be what `entry` says, beside what is known of it.
    mutating func add(_ entry: Entry) { entries[entry.name, default: []].insert(entry) }

    /// Knows nothing of the file called `name` any more.
    mutating func forget(_ name: String) { entries[name] = nil }

    /// Takes in what `others` have come to say since `base` was read, from which this started, and the files called `written`
    /// were written. Where both say something of a file, it is what stands here if that `isCurrent`, and otherwise either.
    mutating func merge(
        _ others: Self,
        since base: Self,
        written: Set<String>,
        isCurrent: (Entry) -> Bool
    ) {
        for name in Set(others.entries.keys).union(entries.keys) {
            let (own, old, theirs) = (entries[name], base.entries[name], others.entries[name] ?? [])
            if own == old, !written.contains(name) {
                entries[name] = others.entries[name]
            } else if let own {
                let isCertain = theirs.isSubset(of: own) || own.contains(where: isCurrent)
                if !isCertain { entries[name] = own.union(theirs) }
            } else if theirs != old, !written.contains(name) {
                entries[name] = others.entries[name]
            }
        }
    }

    /// Whether all that `other` says is said here too.
    func covers(_ other: GeneratedSums) -> Bool {
        other.entries.allSatisfy { $0.value.isSubset(of: entries[$0.key] ?? []) }
    }

    /// Whether nothing is known.
    var isEmpty: Bool { entries.isEmpty }
    /// The names of the files.
    var names: [String] { Array(entries.keys) }
}
