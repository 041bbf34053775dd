extension MergingViewModel {
    func remember() {}
}
