import Dispatch

/// Tells the main queue from others, also where its work does not run on the main thread.
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()

    /// Makes the main queue known; to be called before the first question.
    static func mark() {
        DispatchQueue.main.setSpecific(key: key, value: true)
    }

    /// Whether the caller runs on it.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
