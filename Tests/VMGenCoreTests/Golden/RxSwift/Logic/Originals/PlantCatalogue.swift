import RxSwift

struct Plant: Equatable, Sendable { var name: String }

protocol PlantCatalogue {
    func plants(matching text: String) -> Single<[Plant]>
}

protocol PlantNavigator {
    func show(_ plant: Plant)
}
