import Foundation
import XCTest

/// A `UserDefaults` suite of its own, which can be emptied for good.
struct ThrowAwayDefaults {
    /// The suite's defaults.
    let defaults: UserDefaults
    private let name = "FindNumberTests.\(UUID().uuidString)"

    /// Makes an empty suite. Throws where the system does not give one.
    init() throws {
        defaults = try XCTUnwrap(UserDefaults(suiteName: name))
    }

    /// Forgets all that was written.
    func remove() {
        defaults.removePersistentDomain(forName: name)
    }
}
