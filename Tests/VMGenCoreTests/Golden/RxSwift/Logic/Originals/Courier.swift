import RxSwift

struct Parcel: Equatable, Sendable {
    var recipient: String
    var street: String
    var postcode: String

    var isComplete: Bool { !recipient.isEmpty && !street.isEmpty && Postcode.isValid(postcode) }
}

struct Receipt: Equatable, Sendable { var number: Int }

enum Postcode {
    static func isValid(_ text: String) -> Bool { text.count == 5 && text.allSatisfy(\.isNumber) }
    static func hint(for text: String) -> String? { text.isEmpty || isValid(text) ? nil : "Five digits" }
}

protocol Courier {
    func send(_ parcel: Parcel) -> Single<Receipt>
}
