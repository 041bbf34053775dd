import FindNumber
import Foundation

let lines = AsyncStream<String> { lines in
    Thread.detachNewThread {
        while let line = readLine() { lines.yield(line) }
        lines.finish()
    }
}

let console = FindNumberConsole(isOffline: CommandLine.arguments.contains("--offline"))
console.start()
for await line in lines {
    guard console.accepts(line) else { break }
}
