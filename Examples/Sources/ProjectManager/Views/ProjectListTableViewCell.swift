#if canImport(UIKit)
    import UIKit

    /// A project in a list; one that is overdue shows its date in red.
    final class ProjectListTableViewCell: UITableViewCell {
        /// Shows `project`, which is overdue if it was due before `yesterday`.
        func populate(with project: Project, yesterday: Date) {
            var content = defaultContentConfiguration()
            content.text = project.title
            content.secondaryText = project.date.formatted(date: .abbreviated, time: .omitted)
            content.secondaryTextProperties.color = project.date < yesterday ? .systemRed : .secondaryLabel
            contentConfiguration = content
        }
    }
#endif
