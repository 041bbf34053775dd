import Testing

@testable import VMGenPlan

@Suite("Closures that hide what is read")
struct HidingMessageTests {
    @Test("A closure within calls no parameter like what members are read from, where some are")
    func hidden() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            imports: Pets
            variables:
              var title = "a"
            inputs:
              go: Int
              owners: [Pet]
            outputs:
              pets: [Pet] = []
              names: [String] = []
            state:
              name: String = "z"
            flows:
              - go -> set pets = [Pet(id: 1)].map { state in Pet(id: state.id, name: name) }
              - owners -> with title -> map { owners, title in owners.map { owner in owner.name + title } } -> names
              - owners -> map { owners in owners.map { owner in owner.name } } -> names
              - owners -> map { $0.map { state in state.name } } -> names
              - owners -> with pets -> map { owners, pets in pets.map { state in state.name } + owners.map { $0.name } } -> names
              - go -> set pets = pets.filter { owner in owner.id > 1 }
              - go -> set pets = [Pet(id: 1)].map { pet in Pet(id: pet.id, name: name) }
            """#,
            says: #"""
                15:41+5: error: [invalid-name] `state` is what generated closures read the view model's members from, and this hides it; choose another name
                16:65+5: error: [invalid-name] `owner` is what generated closures read the view model's members from, and this hides it; choose another name
                """#
        )
    }
}
