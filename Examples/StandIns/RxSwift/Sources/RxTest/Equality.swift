import Foundation
import RxSwift

extension Event: Equatable where Element: Equatable {
    /// Whether the kinds and the elements are equal, and failures by domain, code and text.
    public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.next(let lhs), .next(let rhs)): lhs == rhs
        case (.error(let lhs), .error(let rhs)): areEqual(lhs, rhs)
        case (.completed, .completed): true
        default: false
        }
    }
}

extension MaybeEvent: Equatable where Element: Equatable {
    /// Whether the kinds and the elements are equal, and failures by domain, code and text.
    public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.success(let lhs), .success(let rhs)): lhs == rhs
        case (.error(let lhs), .error(let rhs)): areEqual(lhs, rhs)
        case (.completed, .completed): true
        default: false
        }
    }
}

extension CompletableEvent: Equatable {
    /// Whether the kinds are equal, and failures by domain, code and text.
    public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
        switch (lhs, rhs) {
        case (.error(let lhs), .error(let rhs)): areEqual(lhs, rhs)
        case (.completed, .completed): true
        default: false
        }
    }
}

/// Whether two errors are equal by domain, code and text; by text alone on Linux, where bridging makes codes up.
func areEqual(_ lhs: Swift.Error, _ rhs: Swift.Error) -> Bool {
    #if os(Linux)
        return "\(lhs)" == "\(rhs)"
    #else
        let left = lhs as NSError
        let right = rhs as NSError
        return left.domain == right.domain && left.code == right.code && "\(lhs)" == "\(rhs)"
    #endif
}
