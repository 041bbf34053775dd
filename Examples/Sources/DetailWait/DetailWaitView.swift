#if canImport(UIKit)
    import Combine
    import UIKit

    /// The room's name and players, and the buttons below them.
    final class DetailWaitView: UIView {
        /// Taps on the button that copies the invitation's code.
        let copyButtonSubject = PassthroughSubject<Void, Never>()
        /// Taps on the button that starts the game.
        let startButtonSubject = PassthroughSubject<Void, Never>()
        /// Taps on the menu's item that edits the room.
        let editMenuButtonSubject = PassthroughSubject<Void, Never>()

        private let titleLabel = UILabel()
        private let participantsLabel = UILabel()
        private let toastLabel = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            layOut()
        }

        @available(*, unavailable, message: "use init(frame:)")
        required init?(coder: NSCoder) { nil }

        /// Shows `room`.
        func update(room: Room) {
            titleLabel.text = room.title
            participantsLabel.text = room.participants.joined(separator: "\n")
        }

        /// Says that `code` has been copied, and copies it.
        func showToast(code: String) {
            UIPasteboard.general.string = code
            toastLabel.text = "코드 복사 완료!"
        }

        private func layOut() {
            backgroundColor = .systemBackground
            let copy = UIButton(
                type: .system,
                primaryAction: UIAction(title: "방 코드 복사") { [weak self] _ in self?.copyButtonSubject.send() }
            )
            let start = UIButton(
                type: .system,
                primaryAction: UIAction(title: "마니또 시작") { [weak self] _ in self?.startButtonSubject.send() }
            )
            let stack = UIStackView(arrangedSubviews: [titleLabel, participantsLabel, copy, start, toastLabel])
            participantsLabel.numberOfLines = 0
            stack.axis = .vertical
            stack.spacing = 16
            stack.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stack)
            NSLayoutConstraint.activate([
                stack.centerXAnchor.constraint(equalTo: centerXAnchor),
                stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            ])
        }
    }
#endif
