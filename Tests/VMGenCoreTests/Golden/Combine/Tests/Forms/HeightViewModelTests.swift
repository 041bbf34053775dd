import XCTest

@testable import GoldenCombine

/// What the spec of `HeightViewModel` cannot say, and what it says that no generated test shows:
/// - `heightRow -> map { Double(Height.range[$0]) } -> useCase.height`: the spec has no sample for `useCase`.
/// - `heightFieldTap -> … -> pickerRow`: the spec has no sample for `useCase`.
/// - `useCase.height -> height`: the spec has no sample for `useCase`.
/// - `doneTap -> call useCase.save()`: the spec has no sample for `useCase`.
/// - `useCase.saved -> filter { $0 } -> call coordinator.pop()`: the spec has no sample for `useCase`.
@MainActor
final class HeightViewModelTests: XCTestCase {
}
