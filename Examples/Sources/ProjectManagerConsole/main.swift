import Foundation
import ProjectManager

let lines = AsyncStream<String> { lines in
    Thread.detachNewThread {
        while let line = readLine() { lines.yield(line) }
        lines.finish()
    }
}

// The time that an answer takes, so that lines from a file come after what they ask about.
let answerTime = Duration.milliseconds(300)

let console = ProjectManagerConsole()
console.start()
try await Task.sleep(for: answerTime)
for await line in lines {
    guard console.accepts(line) else { break }
    try await Task.sleep(for: answerTime)
}
