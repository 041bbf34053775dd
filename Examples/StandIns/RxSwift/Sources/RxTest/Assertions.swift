import RxSwift
import XCTest

/// Fails the test unless the events are equal.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Event<Element>],
    _ rhs: [Event<Element>],
    file: StaticString = #file,
    line: UInt = #line
) {
    check(lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0 == $1 }, lhs, rhs, file, line)
}

/// Fails the test unless the results are equal.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [SingleEvent<Element>],
    _ rhs: [SingleEvent<Element>],
    file: StaticString = #file,
    line: UInt = #line
) {
    let isEqual =
        lhs.count == rhs.count
        && zip(lhs, rhs).allSatisfy { lhs, rhs in
            switch (lhs, rhs) {
            case (.success(let lhs), .success(let rhs)): lhs == rhs
            case (.failure(let lhs), .failure(let rhs)): areEqual(lhs, rhs)
            default: false
            }
        }
    check(isEqual, lhs, rhs, file, line)
}

/// Fails the test unless the results are equal.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [MaybeEvent<Element>],
    _ rhs: [MaybeEvent<Element>],
    file: StaticString = #file,
    line: UInt = #line
) {
    check(lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0 == $1 }, lhs, rhs, file, line)
}

/// Fails the test unless the ends are equal.
public func XCTAssertEqual(
    _ lhs: [CompletableEvent],
    _ rhs: [CompletableEvent],
    file: StaticString = #file,
    line: UInt = #line
) {
    check(lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0 == $1 }, lhs, rhs, file, line)
}

/// Fails the test unless the events and their times are equal.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Recorded<Event<Element>>],
    _ rhs: [Recorded<Event<Element>>],
    file: StaticString = #file,
    line: UInt = #line
) {
    check(lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0 == $1 }, lhs, rhs, file, line)
}

/// Fails the test unless the events and their times are equal.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Recorded<Event<Element?>>],
    _ rhs: [Recorded<Event<Element?>>],
    file: StaticString = #file,
    line: UInt = #line
) {
    check(lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0 == $1 }, lhs, rhs, file, line)
}

/// Fails the test unless `stream` consists of `elements`, without completion or failure.
public func XCTAssertRecordedElements<Element: Equatable>(
    _ stream: [Recorded<Event<Element>>],
    _ elements: [Element],
    file: StaticString = #file,
    line: UInt = #line
) {
    if let stop = stream.first(where: { $0.value.isStopEvent }) {
        XCTFail("A non-next stop event has been emitted: \(stop)", file: file, line: line)
        return
    }
    let received = stream.compactMap { $0.value.element }
    check(received == elements, received, elements, file, line)
}

private func check<Value>(_ isEqual: Bool, _ lhs: Value, _ rhs: Value, _ file: StaticString, _ line: UInt) {
    if isEqual { return }
    XCTFail("(\"\(lhs)\") is not equal to (\"\(rhs)\")", file: file, line: line)
}
