import Testing

@testable import VMGenPlan

@Suite("The names of a spec's files")
struct FileNamesTests {
    @Test("They follow from the spec's file name alone", arguments: ["FindNumber", "FindNumberViewModel"])
    func names(_ spec: String) {
        let names = FileNames(specName: spec)
        #expect(names.viewModel == "FindNumberViewModel.swift")
        #expect(names.logic == "FindNumberViewModel+Logic.swift")
        #expect(names.tests == "FindNumberViewModelTests.swift")
        #expect(names.harness == "FindNumberViewModelHarness.swift")
        #expect(names.generatedTests == "FindNumberViewModelGeneratedTests.swift")
    }

    @Test("A spec called ViewModel keeps its name")
    func bare() {
        #expect(FileNames(specName: "ViewModel").viewModel == "ViewModelViewModel.swift")
    }
}
