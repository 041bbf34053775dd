import XCTest

@testable import SpecWriting

final class PlayTests: XCTestCase {
    func testASharedSpecHasTheSameFlowsUnderBothRuntimes() {
        for number in 0..<100 {
            let specs = SpecDraft.Runtime.allCases.map {
                SpecWriter.write(number, seed: 9, name: "Spec", runtime: $0, isShared: true)
            }
            XCTAssertEqual(specs[0].flows.flatMap(\.lines), specs[1].flows.flatMap(\.lines))
            XCTAssertEqual(specs[0].ports("inputs").map(\.name), specs[1].ports("inputs").map(\.name))
            XCTAssertEqual(specs[0].cuts, specs[1].cuts)
            XCTAssertFalse(specs[0].specText.contains("swift ."))
        }
    }

    func testAHarnessIsReadFromItsSwift() {
        let harness = HarnessText(
            """
            final class H {
                init(
                    limit: [String: Int],
                    useCase: UseCaseStub = UseCaseStub()
                ) {
                }
                // MARK: What its view sends

                func tap() {
                }

                func `in`(_ value: (Int, Bool)) {
                }
            }
            final class UseCaseStub: UseCase {
                init(count: CurrentValueSubject<Int, Never>, make: (Int) -> [Int], name: String = "") {
                }
                let onLoad = StubbedMethod<Void, Int>("UseCaseStub.onLoad")
            }
            """
        )
        XCTAssertEqual(harness.parameters(ofStub: "UseCaseStub").map(\.label), ["count", "make", "name"])
        XCTAssertEqual(
            harness.parameters(ofStub: "UseCaseStub").map(\.type),
            ["CurrentValueSubject<Int, Never>", "(Int) -> [Int]", "String"]
        )
        XCTAssertEqual(harness.parameters.map(\.label), ["limit", "useCase"])
        XCTAssertEqual(harness.parameters.map(\.hasDefault), [false, true])
        XCTAssertEqual(harness.senders.map(\.name), ["tap", "in"])
        XCTAssertEqual(harness.senders.map(\.parameters.count), [0, 1])
        XCTAssertTrue(harness.has("onLoad", ofStub: "UseCaseStub"))
        XCTAssertFalse(harness.has("onSave", ofStub: "UseCaseStub"))
        XCTAssertFalse(harness.hasTime)
    }

    func testTheSameSeedGivesTheSamePlay() throws {
        let spec = SpecWriter.write(3, seed: 9, name: "Spec3", runtime: .rxswift, isShared: true)
        let input = spec.ports("inputs")[0].name
        let harness = "// MARK: What its view sends\n\n    func \(input)() {\n    }\n}\n"
        let texts = try (0..<5).map { _ -> String in
            var play = try XCTUnwrap(Play(of: spec, harness: harness, seed: 4))
            return play.text(turns: 6)
        }
        XCTAssertEqual(Set(texts).count, 1)
        XCTAssertEqual(texts[0].components(separatedBy: "await log.turn").count, 8)
    }

    func testAnInputIsWiredWithWhatEnds() throws {
        let spec = SpecWriter.write(3, seed: 9, name: "Spec3", runtime: .rxswift, isShared: true)
        let input = spec.ports("inputs")[0].name
        let harness = """
            import RxSwift

            final class Spec3ViewModelHarness {
                private let \(input)Source = PublishRelay<Int>()

                func transform() {
                    viewModel.transform(
                        input: Input(
                            \(input): \(input)Source.asObservable(),
                        )
                    )
                }
            }

            final class Spec3ServiceStub {}

            """
        var seen: Set<String> = []
        for seed in 0..<40 as Range<UInt64> {
            guard var play = Play(of: spec, harness: harness, seed: seed, wired: .ended) else { continue }
            let text = play.text(turns: 1)
            XCTAssertTrue(text.contains("final class Spec3EndedHarness {"))
            XCTAssertTrue(text.contains("let harness = Spec3EndedHarness("))
            XCTAssertFalse(text.contains("ServiceStub {}"))
            let ways = ["\(input)Source.take(2).asObservable()", "Observable<Int>.just("]
            for way in ways where text.contains(way) { seen.insert(way) }
        }
        XCTAssertEqual(seen.count, 2)
        XCTAssertNil(Play(of: spec, harness: "final class Spec3ViewModelHarness {\n}\n", seed: 1, wired: .open))
    }
}
