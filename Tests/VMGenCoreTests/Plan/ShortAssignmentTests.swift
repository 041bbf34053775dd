import Foundation
import Testing
@testable import VMGenPlan
import VMGenSpec

@Suite("Assignments in the form that people write")
struct ShortAssignmentTests {
    /// The statement that sets `target`, of `type`, to `value`.
    private func statement(_ target: String, _ value: String, _ type: String?) -> String {
        let assigned = Expression(Fragment(value, .init(0, value.utf8.count)))
            .assigned(to: SwiftText.pieces(of: Fragment(target, .init(0, target.utf8.count))), of: type)
        return assigned.pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .value(let index): "$\(index)"
            case .name(let name, _, _), .given(let name): name
            case .owner: "self"
            case .local: ""
            }
        }.joined()
    }

    @Test(
        "What is added to itself, and turned, has its own form",
        arguments: [
            ("n = n + 1", "Int", "n += 1"),
            ("n = n - $0", "Double", "n -= $0"),
            ("n = n * factor", "CGFloat", "n *= factor"),
            ("n = n + $0.count", "Int", "n += $0.count"),
            ("n = n + f(a, b - 1)", "Int", "n += f(a, b - 1)"),
            ("rows = rows + [row]", "[Row]", "rows += [row]"),
            ("text = text + \"a\"", "String", "text += \"a\""),
            ("isOn = !isOn", "Bool", "isOn.toggle()"),
        ]
    )
    func short(assignment: String, type: String, statement: String) throws {
        let parts = assignment.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(self.statement(parts[0], parts[1], type) == statement)
    }

    @Test(
        "What would be something else, or may not be there, stays as it is",
        arguments: [
            ("n = n - 1 + 2", "Int"), ("n = n - a-b", "Int"), ("n = n + n", "Int"), ("n = n + -1", "Int"),
            ("n = m + 1", "Int"),
            ("n = n / 2", "Int"), ("n = n + a ?? b", "Int"), ("n = n + 1", "Money"),
            ("names = names - [name]", "[String]"),
            ("text = text + \"a b\" + c", "String"), ("isOn = !isOff", "Bool"), ("isOn = !isOn && isOff", "Bool"),
            ("n = n + 1", "Int?"),
        ]
    )
    func long(assignment: String, type: String) throws {
        let parts = assignment.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(statement(parts[0], parts[1], type) == assignment)
        #expect(statement(parts[0], parts[1], nil) == assignment)
    }
}
