import Foundation
import SpecJudging
import SpecWriting

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
    print(Options.usage)
    exit(2)
}
do {
    exit(try Session(options: options).run())
} catch {
    print("error: \(error)")
    exit(3)
}
