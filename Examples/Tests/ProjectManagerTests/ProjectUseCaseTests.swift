import Foundation
import RxSwift
import XCTest

@testable import ProjectManager

/// The rules between the screens and the repository.
final class ProjectUseCaseTests: XCTestCase {
    private let bag = DisposeBag()

    func testAStateGivenWinsOverTheProjects() {
        let project = Project.due(1, "a")
        let board = Board(here: [project], isConnected: false)
        var edited = project
        edited.state = .doing

        board.useCase.update(edited, to: .done).subscribe().disposed(by: bag)
        XCTAssertEqual(board.repository.currentProjects.map(\.state), [.done])

        board.useCase.update(edited, to: nil).subscribe().disposed(by: bag)
        XCTAssertEqual(board.repository.currentProjects.map(\.state), [.doing])
    }

    func testAProjectThatIsNotThereIsAFailureAndNotADrop() {
        let board = Board(isConnected: false)
        var failure: ProjectUseCase.Failure?

        board.useCase.update(.due(1, "a"), to: nil)
            .subscribe(onError: { failure = $0 as? ProjectUseCase.Failure })
            .disposed(by: bag)

        XCTAssertEqual(failure, .unknownProject)
    }
}
