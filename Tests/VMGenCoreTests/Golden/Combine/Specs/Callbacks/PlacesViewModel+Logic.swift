extension PlacesViewModel {
    /// The finder has found a place.
    ///
    /// Called by others, as a delegate's methods are: they leave `state` out, which the view model adds.
    func placeFinder(_ placeFinder: PlaceFinder, didFind name: String, state: State) {
        preconditionFailure("not written yet")
    }

    /// Called by others, as a delegate's methods are: they leave `state` out, which the view model adds.
    func placeFinderShouldGoOn(_ finder: PlaceFinder, state: State) -> Bool {
        preconditionFailure("not written yet")
    }

    /// Runs for every `forget`.
    func remove(_ index: Int, state: State) {
        preconditionFailure("not written yet")
    }
}
