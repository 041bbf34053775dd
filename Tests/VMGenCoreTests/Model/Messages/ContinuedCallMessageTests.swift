import Testing

/// Swift that goes on behind a call, and names that are taken.
@Suite("Messages about what goes on behind a call")
struct ContinuedCallMessageTests {
    @Test("So does what a part of it, or an operator, makes of what a call gives")
    func parts() {
        expect(
            """
            view-model: final class AViewModel
            runtime: combine
            init:
              shop: Shop
            services:
              Shop:
                - name(of id: Int) -> String
            inputs:
              row: Int
            outputs:
              length: Int
              first: Character
              isNamed: Void
            flows:
              - row -> map shop.name(of: $0).count -> length
              - row -> compactMap shop.name(of: $0).first -> first
              - row -> map shop.name(of: $0) + "!" -> map { $0.count } -> length
              - row -> filter shop.name(of: $0) != "" -> isNamed
            """,
            says: """
                15:33+6: error: [unknown-method] what a call gives arrives behind it; write `map shop.name(of: $0) -> map { \
                $0.count }`
                16:40+6: error: [unknown-method] what a call gives arrives behind it; write `map shop.name(of: $0) -> compactMap { \
                $0.first }`
                17:34+5: error: [unknown-method] what a call gives arrives behind it; write `map shop.name(of: $0) -> map { $0 + "!" }`
                18:37+5: error: [unknown-method] `filter` asks one call; let a method of `logic` go on with what it gives
                """
        )
    }

    @Test("What a call gives arrives behind it; a label that is none stays none")
    func continued() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              check: ((Int) -> Bool)?
              _ title: String
            inputs:
              row: Int
            outputs:
              ok: Bool
              title: String
            flows:
              - row -> map check?($0) ?? false -> ok
              - row -> map { "\\($0)" } -> title
            """,
            says: """
                10:3+5: error: [duplicate-name] there is a parameter `title` already; choose another name; a parameter keeps its \
                label before it, `_ other: …`
                  5:5+5: note: first declared here
                12:26+8: error: [unknown-method] what a call gives arrives behind it; write `map check($0) -> map { $0 ?? false }`
                """
        )
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              check: ((Int) -> Bool)?
            inputs:
              row: Int
            outputs:
              ok: Bool
            flows:
              - row -> map check($0) -> map { $0 ?? false } -> ok
            """,
            says: ""
        )
    }
}
