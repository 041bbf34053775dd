import Testing

@Suite("Stencil renders the same text")
struct CorpusTests {
    @Test("Every template of the corpus that we render", arguments: Corpus.templates)
    func corpus(_ template: String) throws {
        let templates = Corpus.partials.merging(["T": template]) { _, new in new }
        let both = BothRenderings("T", of: templates, Corpus.context)
        guard case .success(let ours) = both.ours else {
            Issue.record("\(both.ours)")
            return
        }
        #expect(ours == (try both.stencils.get()))
    }
}
