import Foundation
import RxSwift

/// Translates between ticks and the time of day.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
    /// A tick.
    public typealias VirtualTimeUnit = Int

    /// A number of ticks.
    public typealias VirtualTimeIntervalUnit = Int

    private let resolution: Double

    /// A converter for ticks of `resolution` seconds.
    init(resolution: Double) {
        self.resolution = resolution
    }

    /// The time of day for a tick.
    public func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime {
        Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
    }

    /// The tick for a time of day.
    public func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit {
        convertToVirtualTimeInterval(time.timeIntervalSince1970)
    }

    /// The seconds for a number of ticks.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval {
        TimeInterval(virtualTimeInterval) * resolution
    }

    /// The number of ticks for `timeInterval` seconds.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit {
        VirtualTimeIntervalUnit(timeInterval / resolution + 0.5)
    }

    /// The tick that is `offset` after `time`.
    public func offsetVirtualTime(
        _ time: VirtualTimeUnit,
        offset: VirtualTimeIntervalUnit
    ) -> VirtualTimeUnit {
        time + offset
    }

    /// How `lhs` lies to `rhs`.
    public func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison {
        if lhs == rhs { return .equal }
        return lhs < rhs ? .lessThan : .greaterThan
    }
}
