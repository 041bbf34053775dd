import DetailWait
import Foundation

let lines = AsyncStream<String> { lines in
    Thread.detachNewThread {
        while let line = readLine() { lines.yield(line) }
        lines.finish()
    }
}

let console = WaitRoomConsole()
console.start()
for await line in lines {
    guard console.accepts(line) else { break }
}
