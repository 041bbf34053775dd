import Foundation
import Testing

/// The page that shows view models written by hand beside those that are generated: it holds the files as they are.
/// `VMGEN_RECORD=1` writes it anew.
@Suite("The page of hand-written view models")
struct GoldenPageTests {
    @Test("It shows the files, and counts them")
    func showsTheFiles() throws {
        let name = "AsPeopleWriteThem"
        let page = try Page(name)
        let filled = try ComparisonPage(page).filled()
        guard filled != page.text else { return }
        if GoldenFolder.records {
            try Data(filled.utf8).write(to: Page.file(name))
            Issue.record("recorded \(name).md; look at the difference before you commit it")
        } else {
            let repair = "VMGEN_RECORD=1 swift test --filter Golden"
            Issue.record("\(name).md is not what the files say; \(repair) writes it anew")
        }
    }

    @Test("It shows four view models of both runtimes, each as a spec, by hand and generated")
    func showsAll() throws {
        let files = try Page("AsPeopleWriteThem").blocks.compactMap { ComparisonPage.path(in: $0.info) }
        #expect(files.count == 12)
        #expect(files.filter { $0.contains("/Specs/") }.count == 4)
        #expect(files.filter { $0.contains("/HandWritten/") }.count == 4)
        #expect(Set(files.map { $0.contains("/Combine/") }) == [true, false])
    }
}
