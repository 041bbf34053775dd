/// What `vmgen init` writes into a project, and what it tells to do there.
struct ProjectSetup {
    /// A file to create.
    struct File {
        /// Where.
        let path: Path
        /// Its text.
        let contents: String
        /// Whether the lines that it lacks are added where it exists; otherwise it is left alone then.
        let isAddedTo: Bool
    }

    /// The files, in the order in which they are written.
    let files: [File]
    /// What is left to do by hand, in lines.
    let advice: String

    /// Looks at the project in the folder `root`.
    init(_ root: Path, in session: Session) {
        let manifest = (try? Disk.read(root.appending("Package.swift").absolute)).map {
            String(decoding: $0, as: UTF8.self)
        }
        let isGitHub = Disk.exists(root.appending(".github").absolute)
        var files = [
            File(path: root.appending("vmgen.config"), contents: Self.configuration(manifest), isAddedTo: false),
            File(path: root.appending(".gitattributes"), contents: Self.attributes, isAddedTo: true),
        ]
        if isGitHub {
            let path = root.appending(".github/workflows/vmgen.yml")
            files.append(File(path: path, contents: Self.workflow(manifest), isAddedTo: false))
        }
        self.files = files
        var advice = "\n" + Self.manifestAdvice(root, hasManifest: manifest != nil)
        if !isGitHub { advice += "On CI, run:\n\n    vmgen check\n\n" }
        self.advice = advice + Self.mergeAdvice
    }

    private static func configuration(_ manifest: String?) -> String {
        let runtime = manifest?.contains("RxSwift") == true ? "rxswift" : "combine"
        let isolation =
            manifest?.contains(".defaultIsolation(MainActor") == true
            ? "\n# Where the declarations of the targets are that have specs.\nisolation: MainActor\n" : ""
        return """
            # What holds for all specs of this project. A spec overrides it, a flag overrides both;
            # 'vmgen config' prints what is in force, and from where.

            # The least version of vmgen that these specs need.
            vmgen: \(CommandLineTool.version)

            # Which streams a spec without a line of its own has: rxswift or combine.
            runtime: \(runtime)

            # What tests are written for: xctest, swift-testing or none.
            tests: xctest

            """ + isolation
    }

    /// Hosts fold what is generated, and leave it out of what they count; a merge takes one side of it, to be generated
    /// anew.
    private static let attributes = """
        # Written by 'vmgen generate': folded in reviews, and made anew after a merge.
        **/Generated/*.swift linguist-generated merge=vmgen
        **/Generated/.vmgen.sums linguist-generated merge=union
        *.vm linguist-language=YAML

        """

    /// What CI does. Where the package of `manifest` does not depend on vmgen, or there is none, the tool is built from its own
    /// repository first.
    private static func workflow(_ manifest: String?) -> String {
        let depends = manifest?.contains("\"vmgen\"") == true || manifest?.contains("vmgen.git\"") == true
        let steps =
            depends
            ? "      - run: swift build --product vmgen"
            : """
                  # The address of vmgen's own repository, which is built for this job alone.
                  - run: git clone --depth 1 https://example.com/vmgen.git "$RUNNER_TEMP/vmgen"
                  - run: swift build --package-path "$RUNNER_TEMP/vmgen" -c release --product vmgen
                  - run: swift build --package-path "$RUNNER_TEMP/vmgen" -c release --show-bin-path >> "$GITHUB_PATH"
            """
        let tool = depends ? "swift run vmgen" : "vmgen"
        return """
            name: vmgen
            on: [pull_request]
            jobs:
              check:
                runs-on: macos-15
                steps:
                  - uses: actions/checkout@v4
                    with:
                      fetch-depth: 0
            \(steps)
                  - name: What is committed is what the specs say
                    run: \(tool) check --format github
                  - name: What changed for those who use the view models
                    run: \(tool) diff --against origin/${{ github.base_ref }} --format markdown >> "$GITHUB_STEP_SUMMARY"

            """
    }

    private static let mergeAdvice = """
        So that a merge of two branches takes one side of generated files, and makes them
        anew, to be committed, each clone needs once:

            git config merge.vmgen.name "generated files are made anew"
            git config merge.vmgen.driver true
            printf '#!/bin/sh\\nvmgen generate --quiet; git status --short\\n' >> .git/hooks/post-merge
            chmod +x .git/hooks/post-merge

        """

    /// What Package.swift needs: the specs that each target leaves out, or the plugin.
    private static func manifestAdvice(_ root: Path, hasManifest: Bool) -> String {
        guard hasManifest else { return "" }
        var finder = SpecFinder()
        finder.find(at: root)
        let built = BuiltTargets(in: root).names
        var specs: [TargetLayout: [String]] = [:]
        for spec in finder.sortedSpecs {
            guard let layout = TargetLayout(holding: spec), layout.package == root, !built.contains(layout.target)
            else {
                continue
            }
            let inside = spec.components.dropFirst(layout.folder.components.count).joined(separator: "/")
            specs[layout, default: []].append("\"\(inside)\"")
        }
        var text = "In Package.swift, where the generated files are committed, each target leaves out\nits specs:\n\n"
        if specs.isEmpty { text += "    .target(name: \"App\", exclude: [\"Rooms/Rooms.vm\"])\n" }
        for (layout, names) in specs.sorted(by: { $0.key.target < $1.key.target }) {
            text += "    .target(name: \"\(layout.target)\", exclude: [\(names.joined(separator: ", "))])\n"
        }
        return text + """

            Where each build generates them, the package depends on vmgen, and the target and
            its tests name the plugin instead:

                dependencies: [.package(url: "https://example.com/vmgen.git", from: "\(CommandLineTool.version)")],

                .target(name: "App", plugins: [.plugin(name: "VMGenPlugin", package: "vmgen")]),
                .testTarget(
                    name: "AppTests",
                    dependencies: ["App"],
                    plugins: [.plugin(name: "VMGenPlugin", package: "vmgen")]
                )


            """
    }
}
