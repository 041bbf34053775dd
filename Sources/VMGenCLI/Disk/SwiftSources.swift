import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// The files in which specs find protocols and types that exist: Swift, and other specs.
enum SwiftSources {
    /// Whether one of `specs` may name a protocol that exists, a closure's type by a name, a function of a type, or a type that another
    /// module has too, or shows its types to other modules: only then are Swift files worth reading.
    static func areNeeded(by specs: [SourceText]) -> Bool {
        let existing = Array("existing ".utf8)
        let escaping = Array("@escaping ".utf8)
        return specs.contains { spec in
            let bytes = spec.bytes
            return bytes.indices.contains { start in
                if bytes[start] == existing[0] { return bytes[start...].starts(with: existing) }
                guard bytes[start] == escaping[0], bytes[start...].starts(with: escaping) else { return false }
                // A closure's type begins with a bracket, what stands for one with a letter.
                let next = start + escaping.count
                return next < bytes.count && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[next])
            } || !SwiftTypes.mentioned(in: bytes, of: ImportedTypes.names).isEmpty || asksNamedType(bytes)
                || namesFunction(bytes) || isShown(bytes)
        }
    }

    /// Whether other modules see the view model of `bytes`, and so what it shows and takes.
    private static func isShown(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty, !rest.starts(with: "view-model:".utf8) {
            rest = rest.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
        }
        let words = rest.prefix { $0 != UInt8(ascii: "\n") }.split(separator: UInt8(ascii: " "))
        return words.contains { word in ["open", "package", "public"].contains { word.elementsEqual($0.utf8) } }
    }

    /// The sections of what is held.
    private static let held = ["outputs", "state", "variables"]

    /// Whether a line of `init:`, `services:`, `logic:` or of what is held in `bytes` names a type that the target's Swift may give
    /// another one by, and the spec asks for what that is: it calls `load: Load`, `load($0)` or `actions.load($0)`, takes a part of it
    /// along, `with load.limit`, awaits a method of it, `await load.next()`, or calls one of what no line of `services:` declares,
    /// `latest load.next()`; or a method answers at once with a type of another name, `-> Response<Room>`. Of an output, a state or a
    /// variable that may be nil it takes a part along, `with post.id`.
    private static func asksNamedType(_ bytes: [UInt8]) -> Bool {
        var section: [UInt8] = []
        var names: AskedNames?
        var services: Set<ArraySlice<UInt8>>?
        return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
            if line.first != UInt8(ascii: " ") {
                section = Array(line.prefix { $0 != UInt8(ascii: ":") })
                return false
            }
            let isInit = section.elementsEqual("init".utf8)
            let isHeld = held.contains { section.elementsEqual($0.utf8) }
            guard isInit || isHeld || section.elementsEqual("services".utf8) || section.elementsEqual("logic".utf8)
            else { return false }
            if !isHeld, answersByName(line) { return true }
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
            var type = line[(colon + 1)...].drop { $0 == UInt8(ascii: " ") }
            if type.starts(with: "any ".utf8) { type = type.dropFirst(4) }
            guard let first = type.first, isCapital(first) else { return false }
            let words = line[..<colon].split(separator: UInt8(ascii: " "))
            guard let name = words.last else { return false }
            let asked = names ?? AskedNames(bytes)
            names = asked
            if isHeld { return asked.parted.contains(name) && type.contains(UInt8(ascii: "?")) }
            if !isInit { return asked.calledMembers.contains(name) }
            if asked.called.contains(name) || asked.parted.contains(name) { return true }
            guard asked.worked.contains(name) else { return false }
            let declared = services ?? declaredServices(bytes)
            services = declared
            return !declared.contains(type.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: " ") })
        }
    }

    /// Whether a step of `bytes` names the function of a type, `map Title.short`, which may take a tuple that arrives as one value.
    private static func namesFunction(_ bytes: [UInt8]) -> Bool {
        bytes.indices.dropFirst().contains { start in
            guard isCapital(bytes[start]), bytes[start - 1] == UInt8(ascii: " ") else { return false }
            let before = bytes[..<(start - 1)]
            guard steps.contains(where: { before.suffix($0.utf8.count).elementsEqual($0.utf8) }) else { return false }
            let word = bytes[start...].prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
            return word.contains(UInt8(ascii: ".")) && !word.contains(UInt8(ascii: "("))
        }
    }

    /// How the steps end that hand what arrives to a function which they name.
    private static let steps = ["map", "Map", "filter"]

    /// The names that the lines of `services:` in `bytes` declare: `  Api:`.
    private static func declaredServices(_ bytes: [UInt8]) -> Set<ArraySlice<UInt8>> {
        var isInServices = false
        var names: Set<ArraySlice<UInt8>> = []
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard line.first == UInt8(ascii: " ") else {
                isInServices = line.starts(with: "services:".utf8)
                continue
            }
            guard isInServices, let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            if let name = line[..<colon].split(separator: UInt8(ascii: " ")).last { names.insert(name) }
        }
        return names
    }

    /// Whether `line` declares what answers at once, and with a type that is none of Swift's and no stream's: `items() -> Response<Int>`.
    private static func answersByName(_ line: ArraySlice<UInt8>) -> Bool {
        let words = line.split(separator: UInt8(ascii: " "))
        guard let arrow = words.lastIndex(where: { $0.elementsEqual("->".utf8) }), arrow > 0, arrow + 1 < words.count,
            !words[arrow - 1].elementsEqual("async".utf8), !words[arrow - 1].elementsEqual("throws".utf8)
        else { return false }
        let word = String(decoding: words[arrow + 1], as: UTF8.self)
            .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard let first = word.utf8.first, isCapital(first) else { return false }
        return !TypeText(String(word)).isKnown && !Runtime.kindNames.contains(String(word))
            && !["Void", "Completable", "Result", "Array", "Set", "Dictionary", "Never"].contains(String(word))
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    /// The texts of `files`; one that cannot be read declares nothing, and neither does one that vmgen wrote, whose spec does.
    static func texts(of files: [Path]) -> [SourceText] {
        files.compactMap { file in
            guard let bytes = try? Disk.read(file.absolute), !FileHeader.isPresent(in: bytes) else { return nil }
            return SourceText(path: file.shown, bytes: bytes)
        }
    }

    /// The Swift files and specs below `folders`, in order, without generated and hidden folders and without links.
    static func files(below folders: Set<Path>) -> [Path] {
        var files: Set<Path> = []
        for folder in folders { search(folder, into: &files) }
        return files.sorted()
    }

    private static func search(_ folder: Path, into files: inout Set<Path>) {
        guard let names = try? Disk.names(in: folder.absolute) else { return }
        for name in names where !name.hasPrefix(".") && name != TargetLayout.outputName {
            let path = folder.appending(name)
            switch try? Disk.status(of: path.absolute, followingLinks: false).kind {
            case .folder: search(path, into: &files)
            case .file where name.hasSuffix(".swift") || name.hasSuffix(".vm"): files.insert(path)
            default: continue
            }
        }
    }
}
