import Foundation

/// Keeps what is written to it, and stores nothing.
final class RecordingDefaults: UserDefaults {
    /// `key = value`, in order.
    private(set) var written: [String] = []
    /// Whether each of them was written on the main thread.
    private(set) var onMain: [Bool] = []

    override func object(forKey defaultName: String) -> Any? { nil }

    override func set(_ value: Any?, forKey defaultName: String) {
        written.append("\(defaultName) = \(value ?? "nil")")
        onMain.append(Thread.isMainThread)
    }
}
