extension PlacesViewModel {
    func placeFinder(_ finder: PlaceFinder, didFind name: String, state: State) {
        state.place = name
        state.places.append(name)
        state.toast("found \(name)")
    }

    func placeFinderShouldGoOn(_ finder: PlaceFinder, state: State) -> Bool { state.places.count < 2 }

    func remove(_ index: Int, state: State) {
        guard state.places.indices.contains(index) else { return }
        state.places.remove(at: index)
    }
}
