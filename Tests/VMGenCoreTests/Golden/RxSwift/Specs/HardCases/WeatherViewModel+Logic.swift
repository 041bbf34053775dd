import RxSwift

extension WeatherViewModel {
    /// The forecast of where one is, or what the cache has of it.
    ///
    /// Runs for every `appear` and every `reload`; a newer one cancels it.
    /// What it emits becomes `viewState`, its failure goes to `viewState`.
    func load() -> Observable<ViewState> {
        preconditionFailure("not written yet")
    }
}
