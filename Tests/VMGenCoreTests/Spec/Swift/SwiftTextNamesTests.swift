import Testing
import VMGenDiagnostics

@testable import VMGenSpec

@Suite struct SwiftTextNamesTests {
    @Test(arguments: [
        ("page", ["page"]),
        ("page + offset.page", ["page", "offset"]),
        ("f(page: size, size)", ["f", "size", "size"]),
        ("page: size, x: y", ["size", "y"]),
        ("a ? page : b", ["a", "page", "b"]),
        ("f(a ? page : b, c: page)", ["f", "a", "page", "b", "page"]),
        ("[page: 1, size: page]", ["page", "size", "page"]),
        ("items[safe: page]", ["items", "page"]),
        ("\\.page", []),
        ("\\Item.page", ["Item"]),
        (".page", []),
        ("items?.first?.page ?? page", ["items", "page"]),
        ("\"page \\(page) \\(f(\"\\(size)\"))\"", ["page", "f", "size"]),
        ("#\"\\(page) \\#(size)\"#", ["size"]),
        ("#selector(page)", []),
        ("self.page", []),
        ("$0.page + $page", []),
        ("try await load(as: Item.self)", ["load", "Item"]),
        ("page as? Item", ["page", "Item"]),
        ("x is any Sendable", ["x", "Sendable"]),
        ("{ page in page + size }", ["size"]),
        ("{ (page: Int, _ size: Int) -> Int in page + size + x }", ["x"]),
        ("{ a, b in a } + b", ["b"]),
        ("{ [weak self, page] in self?.page + page }", ["page"]),
        ("{ [page = size] in page }", ["size"]),
        ("{ [weak page] x async throws -> [Int] in page }", ["page"]),
        ("{ @MainActor [unowned(safe) self, size] in size }", ["size"]),
        ("{ [page, size] }", ["page", "size"]),
        ("{ (page, size) }", ["page", "size"]),
        ("{ let page = page; return page }", ["page"]),
        ("{ let a = 1, b = a; return a + b + c }", ["c"]),
        ("{ let (a, b) = pair; return a + b + c }", ["pair", "c"]),
        ("{ if let page { f(page) } else { g(page) } }", ["page", "f", "g", "page"]),
        ("{ if let page = next, page > size { f(page) }; page }", ["next", "size", "f", "page"]),
        ("{ guard let page else { return }; f(page) }", ["page", "f"]),
        ("{ guard let page = next else { return }; f(page) }", ["next", "f"]),
        ("{ for page in pages { f(page) }; page }", ["pages", "f", "page"]),
        ("{ for (i, page) in f(x) { i + page } }", ["f", "x"]),
        ("{ if case .found(let page) = x { page } else { page } }", ["x", "page"]),
        ("{ if case let .found(page, size: n) = x { page + n } }", ["x"]),
        ("{ switch x { case .a(let page): page; case b: page } }", ["x", "b", "page"]),
        ("{ switch x { case let page?: page\ndefault: page } }", ["x", "page"]),
        ("{ do { try f() } catch { log(error) }; error }", ["f", "log", "error"]),
        ("{ do { try f() } catch let e as A { log(e) } }", ["f", "A", "log"]),
        ("{ func page(_ a: Int) { a }; page(1) }", []),
        ("`default` + `in`.x", ["default", "in"]),
        ("f { $0.page } label: { page }", ["f", "page"]),
        ("weak + any(x)", ["weak", "any", "x"]),
        ("0x1F + 1.5e3 + a.0.b + 1...page", ["a", "page"]),
        ("@Sendable page", ["page"]),
    ])
    func freeNames(text: String, names: [String]) {
        #expect(SwiftText.freeNames(in: Fragment(at: 0, text)).map(\.text) == names)
    }

    @Test func freeNamesKnowTheirPlace() {
        let names = SwiftText.freeNames(in: Fragment(at: 50, "f(é: `in`, \"\\(x)\")"))
        #expect(names.map(\.placed) == ["f@50..<51", "in@56..<60", "x@65..<66"])
    }

    @Test(arguments: [
        ("$0", ["0@0..<2"]),
        ("!$0.isEmpty && $12", ["0@1..<3", "12@15..<18"]),
        ("\"\\($1)\"", ["1@3..<5"]),
        ("$0.map { $0 + $1 }.count + $1", ["0@0..<2", "1@27..<29"]),
        ("if $0 { return $1 } else { return $2 }", ["0@3..<5", "1@15..<17", "2@34..<36"]),
        ("switch $0 { case .a: $1 }", ["0@7..<9", "1@21..<23"]),
        ("rows.map { [row = $0] in $0.id == row.id ? row : $0 }", ["0@18..<20"]),
        ("$page + $", []),
        ("\"$0\"", []),
    ])
    func closureArguments(text: String, places: [String]) {
        let arguments = SwiftText.closureArguments(in: Fragment(at: 0, text))
        #expect(arguments.map { "\($0.index)@\($0.range.lower)..<\($0.range.upper)" } == places)
    }
}
