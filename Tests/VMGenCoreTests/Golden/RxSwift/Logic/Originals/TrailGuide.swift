import RxSwift

struct Photo: Equatable, Sendable { var name: String }

struct Trail: Equatable, Sendable {
    var name: String
    var kilometres: Int
    var photos: [Photo]
}

protocol TrailGuide {
    func trail(id: Int) -> Single<Trail>
}

protocol TrailNavigator {
    func showMap(of trail: Trail)
    func showPhoto(_ photo: Photo)
    func goBack()
}
