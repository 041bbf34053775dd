#if canImport(UIKit)
    import RxCocoa
    import RxSwift
    import UIKit

    /// The fields of a project: its title, when it is due, and what there is to say about it.
    final class ProjectDetailView: UIView {
        /// The title.
        let titleField = UITextField()
        /// When it is due.
        let datePicker = UIDatePicker()
        /// The rest.
        let bodyView = UITextView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            layOut()
        }

        @available(*, unavailable, message: "use init(frame:)")
        required init?(coder: NSCoder) { nil }

        /// Shows `project`.
        func populate(with project: Project) {
            titleField.text = project.title
            datePicker.date = project.date
            bodyView.text = project.body
        }

        /// Puts what was typed into `project`.
        func read(into project: inout Project) {
            project.title = titleField.text ?? ""
            project.date = datePicker.date
            project.body = bodyView.text
        }

        /// Lets the user type, or not.
        func setEditingMode(to isEditing: Bool) {
            titleField.isEnabled = isEditing
            datePicker.isEnabled = isEditing
            bodyView.isEditable = isEditing
        }

        private func layOut() {
            backgroundColor = .systemBackground
            titleField.placeholder = "Title"
            titleField.borderStyle = .roundedRect
            datePicker.datePickerMode = .date
            let stack = UIStackView(arrangedSubviews: [titleField, datePicker, bodyView])
            stack.axis = .vertical
            stack.spacing = 12
            stack.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 12),
                stack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -12),
                stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            ])
        }
    }
#endif
