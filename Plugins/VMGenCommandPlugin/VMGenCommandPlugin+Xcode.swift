#if canImport(XcodeProjectPlugin)
    import PackagePlugin
    import XcodeProjectPlugin

    extension VMGenCommandPlugin: XcodeCommandPlugin {
        /// Runs the tool in the project's folder. Xcode adds `--target NAME` for each target that was chosen; vmgen goes
        /// by folders and does not take them.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var extractor = ArgumentExtractor(arguments)
            _ = extractor.extractOption(named: "target")
            try Self.generate(
                extractor.remainingArguments,
                in: context.xcodeProject.directoryURL,
                with: context.tool(named: "vmgen").url
            )
        }
    }
#endif
