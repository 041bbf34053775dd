import Foundation
import PackagePlugin

/// `swift package generate-view-models`: runs `vmgen generate` in the package, with the same flags.
@main
struct VMGenCommandPlugin: CommandPlugin {
    /// Runs the tool in the package's folder; its exit code other than 0 fails the command.
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try Self.generate(arguments, in: context.package.directoryURL, with: context.tool(named: "vmgen").url)
    }

    /// Runs `vmgen generate` with `arguments` in `folder`.
    static func generate(_ arguments: [String], in folder: URL, with tool: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = ["generate"] + arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            Diagnostics.error("vmgen generate ended with \(process.terminationStatus); see above")
            return
        }
    }
}
