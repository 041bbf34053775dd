import Testing

@testable import VMGenCLI

@Suite struct SpecFinderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func find(_ paths: String...) -> SpecFinder {
        var finder = SpecFinder()
        for path in paths { finder.find(at: Path(path, in: folder.path)) }
        return finder
    }

    @Test func searchesFoldersInAStableOrder() throws {
        for path in ["b.vm", "a/z.vm", "a/y/x.vm", "Z.vm", "notes.txt", "a.vm.txt", "A.VM"] {
            try folder.write("", to: path)
        }
        let finder = find(".")
        #expect(finder.sortedSpecs.map(\.shown) == ["Z.vm", "a/y/x.vm", "a/z.vm", "b.vm"])
        #expect(finder.mistakes.isEmpty && finder.failures.isEmpty)
    }

    @Test func passesOverHiddenFoldersAndFiles() throws {
        for path in [".build/a.vm", ".git/b.vm", ".vm", "._c.vm", "sub/.hidden/d.vm", "e.vm"] {
            try folder.write("", to: path)
        }
        #expect(find(".").sortedSpecs.map(\.shown) == ["e.vm"])
        #expect(find(".build").sortedSpecs.map(\.shown) == [".build/a.vm"])
    }

    @Test func findsASpecOnceThoughSeveralPathsLeadToIt() throws {
        try folder.write("", to: "a/b.vm")
        let finder = find("a/b.vm", "a", ".", folder.path)
        #expect(finder.sortedSpecs.map(\.shown) == ["a/b.vm"])
        #expect(finder.mistakes.isEmpty)
    }

    @Test func circlesOfLinksEnd() throws {
        try folder.write("", to: "a/b.vm")
        try folder.link("a/up", to: "..")
        try folder.link("a/self", to: ".")
        #expect(find(".").sortedSpecs.map(\.shown) == ["a/b.vm"])
    }

    @Test func followsLinksAndPrefersThePlainPath() throws {
        try folder.write("", to: "real/b.vm")
        try folder.link("first", to: "real")
        let other = try TemporaryFolder()
        try other.write("", to: "c.vm")
        try folder.link("outside", to: other.path)
        try folder.link("d.vm", to: other.absolute("c.vm"))
        #expect(find(".").sortedSpecs.map(\.shown) == ["d.vm", "outside/c.vm", "real/b.vm"])
    }

    @Test func aPathThatDoesNotExistIsAMistake() throws {
        try folder.write("", to: "file")
        let finder = find("Missing", "file/a.vm")
        #expect(
            finder.mistakes.map(\.description) == [
                "Missing: error: no such file or folder",
                "file/a.vm: error: no such file or folder",
            ]
        )
    }

    @Test func aFolderWithoutSpecsIsAMistakeAlsoBesideOneThatHasSome() throws {
        try folder.write("", to: "full/a.vm")
        try folder.makeFolder("empty")
        #expect(
            find("full", "empty").emptyFolders.map(\.mistake.description) == [
                "empty: error: no spec here: this folder was searched for files that end in '.vm', hidden ones were not"
            ]
        )
    }

    @Test func whatWasSearchedIsSaidAndWhatMayHaveBeenMeant() throws {
        try folder.write("", to: "App/Home/Home.vm.txt")
        try folder.makeFolder("App/.hidden")
        #expect(
            find("App").emptyFolders.map(\.mistake.description) == [
                "App: error: no spec here: this folder and 1 below it were searched for files that end in '.vm', hidden "
                    + "ones were not; the name of 'App/Home/Home.vm.txt' has to end in '.vm'"
            ]
        )
    }

    @Test func aFileThatIsNoSpecIsAMistake() throws {
        try folder.write("", to: "notes.txt")
        #expect(
            find("notes.txt", "/dev/null").mistakes.map(\.description) == [
                "notes.txt: error: not a spec: give a file whose name ends in '.vm', or a folder",
                "/dev/null: error: not a spec: give a file whose name ends in '.vm', or a folder",
            ]
        )
    }

    @Test func aLinkThatLeadsNowhereIsAFailure() throws {
        try folder.write("", to: "a.vm")
        try folder.link("b.vm", to: "gone.vm")
        #expect(find(".").failures.map(\.description) == ["b.vm: error: the symbolic link leads nowhere"])
    }

    @Test(.disabled(if: Permissions.areIgnored, "root reads everything"))
    func aFolderThatCannotBeReadIsAFailure() throws {
        try folder.write("", to: "locked/a.vm")
        try folder.setPermissions(0, of: "locked")
        defer { try? folder.setPermissions(0o755, of: "locked") }
        let finder = find(".")
        #expect(finder.failures.map(\.description) == ["locked: error: the folder cannot be read: Permission denied"])
        #expect(finder.mistakes.isEmpty)
    }
}
