/// Types of the modules that tests import beside the app's, by the names that apps give types of their own: in a test they could
/// be either, unless the test target says which.
package enum ImportedTypes {
    /// Those of RxSwift, Combine, Foundation, XCTest and Swift Testing.
    package static let names: Set<String> = rxSwift.union(combine).union(foundation).union(testing)

    private static let rxSwift: Set<String> = ["Completable", "Event", "Maybe", "Recorded", "Single"]

    private static let combine: Set<String> = [
        "Cancellable", "Deferred", "Empty", "Fail", "Future", "Just", "Publisher", "Record", "Scheduler", "Subject",
        "Subscriber", "Subscription",
    ]

    private static let foundation: Set<String> = [
        "Bundle", "Calendar", "Dimension", "Formatter", "Host", "Locale", "Measurement", "Notification", "Operation",
        "Pipe", "Port", "Process", "Progress", "Scanner", "Stream", "Thread", "Timer", "Unit",
    ]

    private static let testing: Set<String> = [
        "Attachment", "Bug", "Comment", "Confirmation", "Expectation", "Issue", "SourceLocation", "Tag", "Trait",
    ]
}
