import RxSwift

struct Tea: Equatable, Sendable { var name: String }

struct TeaNote: Equatable, Sendable {
    var tea: Tea
    var stars: Int
    var text: String
}

protocol TeaJournal {
    func save(_ note: TeaNote) -> Single<Void>
}
