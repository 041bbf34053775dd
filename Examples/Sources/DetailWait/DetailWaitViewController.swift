#if canImport(UIKit)
    import Combine
    import UIKit

    /// The screen of the room, bound to the view model as the document binds it: the types are those of the document.
    final class DetailWaitViewController: UIViewController {
        private let detailWaitViewModel: DetailWaitViewModel
        private let detailWaitView = DetailWaitView()
        private let viewDidLoadSubject = PassthroughSubject<Void, Never>()
        private let deleteMenuButtonSubject = PassthroughSubject<Void, Never>()
        private let leaveMenuButtonSubject = PassthroughSubject<Void, Never>()
        private let changeButtonSubject = PassthroughSubject<Void, Never>()
        private var cancellable: Set<AnyCancellable> = []

        /// Makes the screen of one room.
        init(viewModel: DetailWaitViewModel) {
            detailWaitViewModel = viewModel
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable, message: "use init(viewModel:)")
        required init?(coder: NSCoder) { nil }

        override func loadView() {
            view = detailWaitView
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            bindViewModel()
            setupMenu()
            viewDidLoadSubject.send()
        }

        /// What the screen for editing calls once the room has changed.
        func roomDidChange() {
            changeButtonSubject.send()
        }

        private func transformedOutput() -> DetailWaitViewModel.Output {
            let input = DetailWaitViewModel.Input(
                viewDidLoad: viewDidLoadSubject.eraseToAnyPublisher(),
                codeCopyButtonDidTap: detailWaitView.copyButtonSubject.eraseToAnyPublisher(),
                startButtonDidTap: detailWaitView.startButtonSubject.eraseToAnyPublisher(),
                editMenuButtonDidTap: detailWaitView.editMenuButtonSubject.eraseToAnyPublisher(),
                deleteMenuButtonDidTap: deleteMenuButtonSubject.eraseToAnyPublisher(),
                leaveMenuButtonDidTap: leaveMenuButtonSubject.eraseToAnyPublisher(),
                changeButtonDidTap: changeButtonSubject.eraseToAnyPublisher()
            )
            return detailWaitViewModel.transform(input)
        }

        private func bindViewModel() {
            let output = transformedOutput()
            bindValues(of: output)
            show(output.roomInformation) { [weak self] room in self?.detailWaitView.update(room: room) }
            show(output.manitteeNickname) { [weak self] nickname in
                self?.makeAlert(title: "당신의 마니띠는 \(nickname)입니다")
            }
            show(output.deleteRoom) { [weak self] in self?.close() }
            show(output.leaveRoom) { [weak self] in self?.close() }
        }

        private func bindValues(of output: DetailWaitViewModel.Output) {
            output.code
                .sink { [weak self] code in self?.detailWaitView.showToast(code: code) }
                .store(in: &cancellable)

            output.editRoomInformation
                .sink { [weak self] editInformation in
                    self?.makeAlert(title: editInformation.roomInformation.title)
                }
                .store(in: &cancellable)

            output.passedStartDate
                .sink { [weak self] isPassedStartDate, isAdmin in
                    guard isPassedStartDate else { return }
                    self?.makeAlert(title: isAdmin ? "마니또 시작일이 지났어요. 진행기간을 재설정 해주세요" : "마니또 시작일이 지났어요")
                }
                .store(in: &cancellable)
        }

        /// Shows the values of an output that its first failure ends, and an alert for that.
        private func show<Values: Publisher>(_ values: Values, with action: @escaping (Values.Output) -> Void)
        where Values.Failure == NetworkError {
            values
                .sink(
                    receiveCompletion: { [weak self] completion in
                        if case .failure = completion { self?.makeAlert(title: "에러 발생") }
                    },
                    receiveValue: action
                )
                .store(in: &cancellable)
        }

        private func setupMenu() {
            let delete = UIAction(title: "방 삭제") { [weak self] _ in self?.deleteMenuButtonSubject.send() }
            let leave = UIAction(title: "방 나가기") { [weak self] _ in self?.leaveMenuButtonSubject.send() }
            let edit = UIAction(title: "방 정보 수정") { [weak self] _ in self?.detailWaitView.editMenuButtonSubject.send() }
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .action,
                menu: UIMenu(children: [edit, delete, leave])
            )
        }

        private func makeAlert(title: String) {
            let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "확인", style: .default))
            present(alert, animated: true)
        }

        private func close() {
            navigationController?.popViewController(animated: true)
        }
    }
#endif
