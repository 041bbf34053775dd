extension PlacesViewModel {
    /// The finder has found a place.
    ///
    /// Runs where somebody calls the method without its `state`.
    func placeFinder(_ placeFinder: PlaceFinder, didFind name: String, state: State) {
        preconditionFailure("not written yet")
    }

    /// Runs where somebody calls the method without its `state`.
    func placeFinderShouldGoOn(_ finder: PlaceFinder, state: State) -> Bool {
        preconditionFailure("not written yet")
    }

    /// Runs for every `forget`.
    func remove(_ index: Int, state: State) {
        preconditionFailure("not written yet")
    }
}
