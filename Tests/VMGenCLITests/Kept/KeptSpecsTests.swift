import Foundation
import Testing
import VMGenCore
import VMGenPlan
import VMGenWorkers

@testable import VMGenCLI

/// Where one spec of several changed, it alone is planned, with those that follow from it; and what is written is what a run
/// writes that knows of no other.
@Suite("Kept specs") struct KeptSpecsTests {
    /// The specs that were planned, as any thread says.
    private final class Planned: @unchecked Sendable {
        private let lock = Lock()
        private var names: [String] = []

        func add(_ name: String) { lock.with { names.append(name) } }

        /// Those since it was last asked, sorted.
        func take() -> [String] {
            lock.with {
                defer { names = [] }
                return names.sorted()
            }
        }
    }

    /// A package of a service in Swift and five specs: `Alone`, `Shop` with a service of its own, `Cart`, which is given that
    /// one, `Bell`, whose service is Swift's, and `Door`, which is given that.
    private final class Place {
        let package: TemporaryFolder
        let cache: TemporaryFolder
        let planned = Planned()

        init() throws {
            package = try TemporaryFolder()
            cache = try TemporaryFolder()
            try package.write("", to: "Package.swift")
            try package.write(Self.alone, to: "Sources/App/Alone.vm")
            try package.write(Self.shop, to: "Sources/App/Shop.vm")
            try package.write(Self.given("Cart", "ShopService", "buy"), to: "Sources/App/Cart.vm")
            try package.write(Self.bell, to: "Sources/App/Bell.vm")
            try package.write(Self.given("Door", "BellService", "ring"), to: "Sources/App/Door.vm")
            try package.write(Self.swift, to: "Sources/App/BellService.swift")
            try package.write("struct Lamp {}\n", to: "Sources/App/Lamp.swift")
        }

        static let alone = """
            view-model: final class AloneViewModel
            runtime: rxswift
            inputs:
              tap: Int
            outputs:
              last: Int = 0
            flows:
              - tap -> last

            """
        static let shop = """
            view-model: final class ShopViewModel
            runtime: rxswift
            init:
              service: ShopService
            services:
              ShopService:
                - buy(_ number: Int)
            inputs:
              tap: Int
            flows:
              - tap -> call service.buy

            """
        static let bell = """
            view-model: final class BellViewModel
            runtime: rxswift
            init:
              service: BellService
            services: existing BellService
            inputs:
              tap: Int
            flows:
              - tap -> call service.ring

            """
        static let swift = """
            protocol BellService {
                func ring(_ number: Int)
            }

            """

        static func given(_ name: String, _ service: String, _ method: String) -> String {
            """
            view-model: final class \(name)ViewModel
            runtime: rxswift
            init:
              service: \(service)
            inputs:
              tap: Int
            flows:
              - tap -> call service.\(method)($0)

            """
        }

        /// Runs `generate`, and says which specs were planned.
        func generate(_ words: String..., by tool: String = "this one") -> [String] {
            let run = run(["generate"] + words, by: tool)
            #expect(run.code == 0, "\(run.errors)")
            return planned.take()
        }

        func run(_ words: [String], by tool: String = "this one") -> ToolRun {
            let planned = planned
            let kept = KeptResults(in: Path("kept", in: cache.path), of: tool)
            return ToolRun(words, in: package, kept: kept) { templates, target in
                var target = target
                let recall = target.recall
                target.recall = { origin in
                    let known = recall?(origin)
                    if known == nil { planned.add(origin.words[0]) }
                    return known
                }
                return Pipeline(templates: templates).generate(target)
            }
        }

        /// Expects all files to be as a run leaves them that knows of no earlier one, with nothing of an earlier one beside it.
        func expectNoStrays(_ words: String...) throws {
            let other = try TemporaryFolder()
            for path in try package.allFiles() where !path.contains("Generated/") {
                try other.write(package.text(path) ?? "", to: path)
            }
            let fresh = ToolRun(["generate"] + words, in: other) { Pipeline(templates: $0).generate($1) }
            #expect(fresh.code == 0)
            let files = try Set(other.allFiles() + package.allFiles())
            let strays = files.filter { other.text($0) != package.text($0) }
            #expect(strays.isEmpty)
        }
    }

    private static let all = ["Alone", "Bell", "Cart", "Door", "Shop"]

    @Test func oneChangedIsPlannedAlone() throws {
        let place = try Place()
        #expect(place.generate() == Self.all)
        #expect(place.generate() == [])
        try place.package.write(Place.alone.replacing("last", with: "latest"), to: "Sources/App/Alone.vm")
        #expect(place.generate() == ["Alone"])
        #expect(place.package.text("Sources/App/Generated/AloneViewModel.swift")?.contains("latest") == true)
        try place.expectNoStrays()
        // And back, which the run before did not keep.
        try place.package.write(Place.alone, to: "Sources/App/Alone.vm")
        #expect(place.generate() == ["Alone"])
        try place.expectNoStrays()
    }

    @Test func whatIsGivenAServiceFollowsFromTheSpecThatDeclaresIt() throws {
        let place = try Place()
        _ = place.generate()
        let changed = Place.shop.replacing("buy(_ number: Int)", with: "buy(_ number: Int)\n    - leave()")
        try place.package.write(changed, to: "Sources/App/Shop.vm")
        #expect(place.generate() == ["Cart", "Shop"])
        try place.expectNoStrays()
        try place.package.write(
            Place.given("Cart", "ShopService", "leave").replacing("($0)", with: "()"),
            to: "Sources/App/Cart.vm"
        )
        #expect(place.generate() == ["Cart"])
        try place.expectNoStrays()
    }

    @Test func swiftCountsForWhatIsReadFromIt() throws {
        let place = try Place()
        _ = place.generate()
        try place.package.write("struct Lamp { let isOn: Bool }\n", to: "Sources/App/Lamp.swift")
        #expect(place.generate() == [])
        try place.package.write(
            Place.swift.replacing("}", with: "    func stop()\n}"),
            to: "Sources/App/BellService.swift"
        )
        #expect(place.generate() == ["Bell", "Door"])
        try place.expectNoStrays()
        // An extension elsewhere: its members are read by nobody, which tests have to know.
        try place.package.write("extension BellService { func twice() {} }\n", to: "Sources/App/Lamp.swift")
        #expect(place.generate() == ["Bell", "Door"])
        try place.expectNoStrays()
        // Another file that declares it, read before the one that did.
        try place.package.write(Place.swift, to: "Sources/App/ABell.swift")
        #expect(place.generate() == ["Bell", "Door"])
        try place.expectNoStrays()
    }

    /// What a spec takes along of a type, whose properties say whether they are streams.
    private static let lamp = """
        view-model: final class LampViewModel
        runtime: rxswift
        init:
          lamp: Lamp
        inputs:
          tap: Void
        outputs:
          hours: Int = 0
        flows:
          - tap -> with lamp.clock.hours -> hours

        """

    @Test func swiftCountsForTheTypesThatAreNamedAndWhatTheyHold() throws {
        let place = try Place()
        try place.package.write(Self.lamp, to: "Sources/App/Lamp.vm")
        let lamp = { (text: String) in try place.package.write(text, to: "Sources/App/Lamp.swift") }
        let clock = { (text: String) in try place.package.write(text, to: "Sources/App/Clock.swift") }
        try lamp("final class Lamp { let clock: Clock }\n")
        try clock("final class Clock { let hours: BehaviorRelay<Int> }\n")
        _ = place.generate()
        // What a method does, and where it stands, is nobody's business.
        try clock("// A clock.\nfinal class Clock { let hours: BehaviorRelay<Int>; func tick() { print(hours) } }\n")
        #expect(place.generate() == [])
        try clock("final class Clock { let hours: Int }\n")
        #expect(place.generate() == ["Lamp"])
        try place.expectNoStrays()
        // By another name.
        try clock("struct Clock { let hours: Hours }\ntypealias Hours = BehaviorRelay<Int>\n")
        #expect(place.generate() == ["Lamp"])
        try place.expectNoStrays()
        try clock("struct Clock { let hours: Hours }\ntypealias Hours = Int\n")
        #expect(place.generate() == ["Lamp"])
        try place.expectNoStrays()
    }

    @Test func swiftCountsForProtocolsThatASpecIsGivenAndDoesNotList() throws {
        let place = try Place()
        let lamp = Self.lamp.replacing("lamp: Lamp", with: "lamp: any Lamp")
            .replacing(
                "tap -> with lamp.clock.hours -> hours",
                with: "tap -> latest lamp.hours -> hours\n  - errors -> ignore"
            )
        try place.package.write(lamp, to: "Sources/App/Lamp.vm")
        let swift = { (text: String) in
            try place.package.write("protocol Lamp { func hours() \(text) }\n", to: "Sources/App/Lamp.swift")
        }
        try swift("-> Single<Int>")
        _ = place.generate()
        try swift("async throws -> Int")
        #expect(place.generate() == ["Lamp"])
        try place.expectNoStrays()
        try place.package.write(
            "@MainActor protocol Lamp { func hours() -> Single<Int> }\n",
            to: "Sources/App/Lamp.swift"
        )
        #expect(place.generate() == ["Lamp"])
        try place.expectNoStrays()
    }

    @Test func aSpecOfAnotherNameIsAnother() throws {
        let place = try Place()
        _ = place.generate()
        try place.package.remove("Sources/App/Alone.vm")
        try place.package.write(Place.alone, to: "Sources/App/Single.vm")
        #expect(place.generate("--prune") == ["Single"])
        #expect(place.package.text("Sources/App/Generated/AloneViewModel.swift") == nil)
        try place.package.remove("Sources/App/Shop.vm")
        // The service is nobody's now: who is given it has no stub of it any more.
        #expect(place.generate("--prune") == ["Cart"])
        #expect(place.generate("--prune") == [])
        #expect(place.package.text("Tests/AppTests/Generated/CartViewModelGeneratedTests.swift") == nil)
        try place.expectNoStrays()
    }

    @Test func oneThatWasWrongIsPlannedOnceItIsRight() throws {
        let place = try Place()
        _ = place.generate()
        try place.package.write(Place.alone.replacing("- tap ->", with: "- tip ->"), to: "Sources/App/Alone.vm")
        #expect(place.run(["generate"]).code == 1)
        #expect(place.planned.take() == [])
        try place.package.write(Place.alone, to: "Sources/App/Alone.vm")
        #expect(place.generate() == ["Alone"])
        // Two of one type: neither is made, and both are once one of them is gone.
        try place.package.write(Place.alone, to: "Sources/App/Twin.vm")
        #expect(place.run(["generate"]).code == 1)
        try place.package.remove("Sources/App/Twin.vm")
        _ = place.generate()
        try place.expectNoStrays()
    }

    @Test func templatesSettingsAndBinariesCountForAll() throws {
        let place = try Place()
        let path = "mine/Shared/ViewModel.swift.stencil"
        let template = try #require(TemplateStore().text(at: "Shared/ViewModel.swift.stencil"))
        try place.package.write(template, to: path)
        #expect(place.generate("--templates", "mine") == Self.all)
        try place.package.write(template + "// mine\n", to: path)
        #expect(place.generate("--templates", "mine") == Self.all)
        #expect(place.generate("--templates", "mine") == [])
        try place.expectNoStrays("--templates", "mine")
        try place.package.write("header: Mine\n", to: "vmgen.config")
        #expect(place.generate("--templates", "mine") == Self.all)
        try place.expectNoStrays("--templates", "mine")
        #expect(place.generate("--templates", "mine", by: "another one") == Self.all)
    }

    @Test func damageLosesTimeAlone() throws {
        let place = try Place()
        _ = place.generate()
        let name = try #require(try place.cache.allFiles().first)
        let file = URL(fileURLWithPath: place.cache.absolute(name))
        let whole = try Data(contentsOf: file)
        var damaged = [Data(), whole + [0], Data(count: whole.count), whole.dropFirst(), whole.prefix(whole.count / 2)]
        damaged += stride(from: 0, to: whole.count, by: whole.count / 12).map { place in
            var bytes = whole
            bytes[place] ^= 1 << UInt8(place % 8)
            return bytes
        }
        for (number, bytes) in damaged.enumerated() {
            try bytes.write(to: file)
            try place.package.write(Place.alone + "# \(number)\n", to: "Sources/App/Alone.vm")
            #expect(place.generate() == Self.all)
            try place.expectNoStrays()
        }
    }

    /// What is whole, but of other specs: it was put where it does not belong.
    @Test func whatOthersHaveKeptIsNotTaken() throws {
        let place = try Place()
        _ = place.generate()
        let name = try #require(try place.cache.allFiles().first)
        let other = try Place()
        try other.package.write(Place.alone.replacing("last", with: "other"), to: "Sources/App/Alone.vm")
        _ = other.generate()
        let foreign = try #require(try other.cache.allFiles().first)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: other.cache.absolute(foreign)))
        try bytes.write(to: URL(fileURLWithPath: place.cache.absolute(name)))
        // Four of the five are the same there, and their files are the same too.
        #expect(place.generate() == ["Alone"])
        try place.expectNoStrays()
    }

    @Test func severalRunsAtOnceLeaveWhatOneLeaves() throws {
        let place = try Place()
        for name in ["last", "latest", "last", "newest", "newest"] {
            try place.package.write(Place.alone.replacing("last", with: name), to: "Sources/App/Alone.vm")
            let run = "\"$0\" generate >/dev/null"
            let script = "export XDG_CACHE_HOME='\(place.cache.path)'; \(run) | \(run) | \(run) | \(run)"
            let runs = try ToolProcess.shell(script, in: place.package)
            #expect(!runs.errors.contains("error"), "\(runs.errors)")
            try place.expectNoStrays()
        }
        #expect(try place.cache.allFiles().count == 1)
    }
}
