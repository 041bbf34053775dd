import Testing
import VMGenCore

@testable import VMGenCLI

/// Generated files that a spec which is still there makes no more: named by every run of `vmgen generate`, deleted with
/// `--prune` alone, and only where vmgen knows that it wrote them for that spec.
@Suite struct LeftoverTests {
    private let folder: TemporaryFolder
    private let left = "Tests/AppTests/Generated/CartViewModelGeneratedTests.swift"

    /// A package of two specs, generated, the first of which is gone. `Cart` is given the service that it declared, and
    /// without it has no tests.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        let head = "runtime: rxswift\ninit:\n  service: ShopService\ninputs:\n  tap: Int\nflows:\n"
        try folder.write(
            "view-model: final class ShopViewModel\n\(head)  - tap -> call service.buy\n"
                + "services:\n  ShopService:\n    - buy(_ number: Int)\n",
            to: "Sources/App/Shop.vm"
        )
        try folder.write(
            "view-model: final class CartViewModel\n\(head)  - tap -> call service.buy($0)\n",
            to: "Sources/App/Cart.vm"
        )
        #expect(run("generate").code == 0)
        #expect(folder.text(left) != nil)
        try folder.remove("Sources/App/Shop.vm")
    }

    private func run(_ words: String...) -> ToolRun {
        ToolRun(words, in: folder) { Pipeline(templates: $0).generate($1) }
    }

    private var warning: String {
        "\(left): warning: generated from 'Cart.vm', which makes it no more; delete the file, "
            + "or run 'vmgen generate' with '--prune'\n"
    }

    @Test func areDeletedWhenAsked() throws {
        #expect(run("generate", "--prune").output.contains("deleted    \(left)\n"))
        #expect(folder.text(left) == nil)
        #expect(folder.text("Tests/AppTests/Generated/CartViewModelHarness.swift") != nil)
        #expect(run("generate", "--prune", "--quiet").errors == "")
        #expect(run("check", "--quiet").code == 0)
    }

    @Test func areNamedAndStayWhereNobodyAsks() throws {
        #expect(run("generate", "--quiet").errors.contains(warning))
        #expect(folder.text(left) != nil)
        let check = run("check")
        #expect(check.code == 1)
        #expect(check.output.contains("stale"))
        #expect(run("generate", "--prune", "--dry-run").output.contains("deleted    \(left)\n"))
        #expect(folder.text(left) != nil)
    }

    @Test func whatWasEditedByHandStays() throws {
        let edited = (folder.text(left) ?? "") + "// mine\n"
        try folder.write(edited, to: left)
        #expect(run("generate", "--prune", "--quiet").errors.contains("edited by hand"))
        #expect(folder.text(left) == edited)
        #expect(run("generate", "--prune", "--force", "--quiet").code == 0)
        #expect(folder.text(left) == nil)
    }

    @Test func nothingIsNamedWhileASpecHasMistakes() throws {
        try folder.write("view-model: final class HallViewModel\nwhat is this\n", to: "Sources/App/Hall.vm")
        let run = run("generate", "--prune", "--quiet")
        #expect(run.code == 1)
        #expect(!run.errors.contains("makes it no more"))
        #expect(folder.text(left) != nil)
    }

    @Test func whatVmgenDoesNotKnowThatItWroteStays() throws {
        let copy = "Tests/AppTests/Generated/Copy.swift"
        try folder.write(folder.text(left) ?? "", to: copy)
        #expect(!run("generate", "--prune", "--quiet").errors.contains("Copy.swift"))
        #expect(folder.text(copy) != nil)
        #expect(folder.text(left) == nil)
    }
}
