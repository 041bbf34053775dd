import VMGenCLI

StandardStreams.failWhereFilesAreTooLarge()
guard let arguments = StandardStreams.arguments else {
    StandardStreams.printError("vmgen: error: a word of the command line is not UTF-8\n")
    exit(2)
}
guard let workingDirectory = StandardStreams.workingDirectory else {
    StandardStreams.printError("vmgen: error: the working folder is gone, cannot be read, or is not UTF-8\n")
    exit(3)
}
let tool = CommandLineTool(
    workingDirectory: workingDirectory,
    kept: KeptResults(environment: StandardStreams.variable),
    terminal: StandardStreams.terminal,
    printOutput: StandardStreams.printOutput,
    printError: StandardStreams.printError
)
exit(tool.run(arguments: arguments))
