import Foundation
import RxRelay
import XCTest

@testable import ProjectManager

/// What the spec's scenarios leave open: nobody who looks, and nobody who writes.
final class EditProjectDetailViewModelTests: XCTestCase {
    private let useCase = ProjectUseCaseProtocolStub()
    private let didTapDoneButton = PublishRelay<Bool>()

    private func open(_ project: Project) -> EditProjectDetailViewModel {
        useCase.onUpdate.returns()
        let viewModel = EditProjectDetailViewModel(useCase: useCase, currentProject: project)
        _ = viewModel.transform(
            input: EditProjectDetailViewModel.Input(didTapDoneButton: didTapDoneButton.asObservable())
        )
        return viewModel
    }

    func testTransformAloneWrites() {
        let viewModel = open(.due(1, "old"))

        didTapDoneButton.accept(true)
        viewModel.currentProject.title = "new"
        didTapDoneButton.accept(false)

        XCTAssertEqual(
            useCase.onUpdate.arguments.map(\.project.title),
            ["new"],
            "As in the document, where nobody looks at the output"
        )
    }

    func testWithoutItsViewModelTheButtonWritesNothingAndNoPlaceholder() {
        weak var released: EditProjectDetailViewModel?
        do {
            let viewModel = open(.due(1, "old"))
            released = viewModel
            didTapDoneButton.accept(true)
            viewModel.currentProject.title = "new"
        }

        XCTAssertNil(released)
        didTapDoneButton.accept(false)
        XCTAssertEqual(useCase.onUpdate.calls.count, 0)
    }
}
