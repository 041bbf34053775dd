#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import VMGenCLI

let tool = CommandLineTool(
    workingDirectory: StandardStreams.workingDirectory,
    terminal: StandardStreams.terminal,
    printOutput: StandardStreams.printOutput,
    printError: StandardStreams.printError
)
exit(tool.run(arguments: Array(CommandLine.arguments.dropFirst())))
