import Foundation

extension LorryViewModel {
    func load(_ gross: Int, tare: Int) -> Double { Double(gross - tare) }

    func stay(_ gross: Int, tare: Int) -> TimeInterval { Double(gross - tare) * 10 }
}
