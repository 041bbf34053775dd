import Foundation
import SpecMaking

// Writes specs of the sizes that hand-written view models have. `MakeSpecs FOLDER COUNT plain|full`; the same specs each time.

let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[2]), let kind = SpecMaker.Kind(rawValue: arguments[3]) else {
    print("usage: MakeSpecs FOLDER COUNT plain|full")
    exit(2)
}
let folder = URL(fileURLWithPath: arguments[1])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for number in 0..<count {
    let spec = SpecMaker(number: number, kind: kind)
    try Data(spec.text.utf8).write(to: folder.appendingPathComponent("\(spec.name).vm"))
}
