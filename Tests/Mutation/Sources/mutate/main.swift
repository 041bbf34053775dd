import Foundation
import Mutating

/// The repository, from where this file is.
let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

do {
    try Run(options: Options(Array(CommandLine.arguments.dropFirst())), root: root).start()
} catch let mistake as Options.Mistake {
    FileHandle.standardError.write(Data("mutate: \(mistake.message)\n\n\(Options.usage)\n".utf8))
    exit(2)
} catch {
    FileHandle.standardError.write(Data("mutate: \(error)\n".utf8))
    exit(1)
}
