/// Finds where somebody is, and tells a delegate.
@MainActor
final class PlaceFinder {
    weak var delegate: (any PlaceFinderDelegate)?
    var found: [String] = []

    nonisolated init() {}

    /// Tells what is found for as long as the delegate wants it.
    func start() {
        for name in found where delegate?.placeFinderShouldGoOn(self) == true {
            delegate?.placeFinder(self, didFind: name)
        }
    }
}

/// Hears of places.
@MainActor
protocol PlaceFinderDelegate: AnyObject {
    func placeFinder(_ finder: PlaceFinder, didFind name: String)
    func placeFinderShouldGoOn(_ finder: PlaceFinder) -> Bool
}
