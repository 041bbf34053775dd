import Testing

@testable import VMGenCLI

@Suite struct PathTests {
    @Test(arguments: [
        ("A.vm", "/work/App/A.vm", "A.vm"),
        ("./Sources//App/", "/work/App/Sources/App", "Sources/App"),
        (".", "/work/App", "."),
        ("..", "/work", ".."),
        ("../Other/A.vm", "/work/Other/A.vm", "../Other/A.vm"),
        ("../../../..", "/", "../.."),
        ("a/../b", "/work/App/b", "b"),
        ("/work/App/A.vm", "/work/App/A.vm", "/work/App/A.vm"),
        ("/", "/", "/"),
    ])
    func standsForAPlaceAndIsShownAsGiven(text: String, absolute: String, shown: String) {
        let path = Path(text, in: "/work/App")
        #expect(path.absolute == absolute)
        #expect(path.shown == shown)
    }

    @Test func whatDerivesFromItIsShownTheSameWay() {
        #expect(Path("Sources", in: "/work").appending("App/A.vm").shown == "Sources/App/A.vm")
        #expect(Path("/work/Sources", in: "/work").appending("A.vm").parent.shown == "/work/Sources")
        #expect(Path("/", in: "/work").appending("A.vm").absolute == "/A.vm")
    }

    @Test func parentOfALinkIsTheParentOfItsTarget() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("a/b")
        try folder.link("link", to: "a/b")
        #expect(Path("link/../c", in: folder.path).shown == "a/c")
    }

    @Test func isEqualHoweverItIsShown() {
        #expect(Path("A.vm", in: "/work") == Path("/work/A.vm", in: "/work"))
        #expect(Set([Path("A.vm", in: "/work"), Path("/work/A.vm", in: "/work")]).count == 1)
    }

    @Test func isOrderedFolderByFolder() {
        let sorted = ["b.vm", "a/z.vm", "a.vm", "a-b/a.vm", "B.vm"].map { Path($0, in: "/") }.sorted().map(\.shown)
        #expect(sorted == ["B.vm", "a/z.vm", "a-b/a.vm", "a.vm", "b.vm"])
    }
}
