import CombineShim

final class DoorCodeInput {
    let digit = PassthroughSubject<Int, Never>()
    let clear = PassthroughSubject<Void, Never>()
    let limit = CurrentValueSubject<Int, Never>(4)
}
