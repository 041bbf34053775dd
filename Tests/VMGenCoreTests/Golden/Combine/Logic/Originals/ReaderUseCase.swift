import CombineShim

protocol ReaderUseCase {
    var isNight: PassthroughSubject<Bool, Error> { get }
    var fontSize: PassthroughSubject<Int, Never> { get }
    var signedOut: PassthroughSubject<Void, Never> { get }
    func load()
    func setNight(_ isNight: Bool)
    func signOut()
}
