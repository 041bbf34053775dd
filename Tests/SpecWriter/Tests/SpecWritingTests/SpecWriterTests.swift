import XCTest

@testable import SpecWriting

final class SpecWriterTests: XCTestCase {
    func testTheSameSeedGivesTheSameSpec() {
        for runtime in SpecDraft.Runtime.allCases {
            let specs = (0..<50).map { _ in SpecWriter.write(3, seed: 9, name: "Spec3", runtime: runtime) }
            XCTAssertEqual(Set(specs.map(\.specText)).count, 1)
            XCTAssertEqual(Set(specs.map(\.domainText)).count, 1)
            XCTAssertEqual(Set(specs.map { $0.logicText ?? "" }).count, 1)
        }
    }

    func testEachWordOfTheLanguageIsWritten() {
        for runtime in SpecDraft.Runtime.allCases {
            let specs = (0..<300).map { SpecWriter.write($0, seed: 9, name: "Spec", runtime: runtime).specText }
            for (role, words) in WrittenWords.all {
                for word in words {
                    XCTAssertTrue(
                        specs.contains { WrittenWords.stands(word, as: role, in: $0) },
                        "\(role) \(word), \(runtime)"
                    )
                }
            }
        }
    }

    func testAnotherNumberGivesAnotherSpec() {
        let specs = (0..<50).map { SpecWriter.write($0, seed: 9, name: "Spec", runtime: .rxswift).specText }
        XCTAssertEqual(Set(specs).count, 50)
    }

    func testACutTakesAwayWhatItNames() {
        let spec = SpecWriter.write(3, seed: 9, name: "Spec3", runtime: .rxswift)
        for cut in spec.cuts { XCTAssertLessThan(spec.without([cut]).specText.count, spec.specText.count) }
        XCTAssertEqual(spec.without(Set(spec.cuts)).specText.split(separator: "\n").count, 2)
    }

    func testAnotherNameIsTheSameSpec() {
        let spec = SpecWriter.write(4, seed: 9, name: "SpecA", runtime: .combine)
        let other = SpecWriter.write(4, seed: 9, name: "SpecB", runtime: .combine)
        XCTAssertEqual(spec.named("SpecB").specText, other.specText)
        XCTAssertEqual(spec.named("SpecB").domainText, other.domainText)
        XCTAssertEqual(spec.named("SpecB").logicText, other.logicText)
    }
}
