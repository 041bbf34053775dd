import Testing

@testable import VMGenCLI

@Suite struct ModuleNameTests {
    @Test(arguments: [("App", "App"), ("my-app", "my_app"), ("2048", "_2048"), ("Größe", "Größe"), ("a b.c", "a_b_c")])
    func followsTheTarget(target: String, module: String) {
        #expect(ModuleName.imported(as: target) == module)
    }

    @Test func tellsValidNames() {
        #expect(ModuleName.isValid("App_2"))
        #expect(!ModuleName.isValid("my-app"))
        #expect(!ModuleName.isValid(""))
    }
}
