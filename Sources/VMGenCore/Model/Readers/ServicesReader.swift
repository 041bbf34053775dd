import VMGenDiagnostics

/// Reads the `services:` section: protocols with their methods and properties.
///
///     MovieService: Sendable
///       - movie(id: Int) async throws -> Movie
///       - imageURL: Observable<URL>
///       - var isMuted: Bool
///
/// A property is readable; with `var` it is settable too. `existing MovieService:` is declared elsewhere.
struct ServicesReader: EntryReading {
    /// The runtime whose kinds of stream count.
    let runtime: Runtime
    let findings: Findings

    /// The protocols of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [Service] {
        var services: [Service] = []
        for line in entry.block where isField(line, of: "services") {
            expectNoVerbatim(line)
            guard let key = key(of: line) else { continue }
            var cursor = TextCursor(key)
            let isExisting = cursor.take(word: "existing") && !cursor.isAtEnd
            guard let name = name(isExisting ? cursor.rest : key) else { continue }
            if let finding = InvalidName.keywordAsParameter(name) { findings.add(finding) }
            var service = Service(
                documentation: documentation(of: line),
                name: name,
                isExisting: isExisting,
                inherited: line.value.map { SwiftText.split($0, on: ",", typeBrackets: true).map(\.text) } ?? [],
                methods: [],
                properties: []
            )
            for member in line.block where isItem(member, of: name.text) {
                expectNothingBelow(member)
                readMember(member, into: &service)
            }
            if let first = services.first(where: { $0.name.text == name.text }) {
                findings.add(DuplicateName.finding(name, what: "a service", first: first.name))
            } else {
                services.append(service)
            }
        }
        return services
    }

    private func readMember(_ line: EntrySyntax, into service: inout Service) {
        var cursor = TextCursor(line.content)
        let isSettable = cursor.take(word: "var")
        if !isSettable { _ = cursor.take(word: "let") }
        let start = cursor.rest
        if let word = cursor.identifier(), cursor.take(":") {
            guard let name = name(word), isBalanced(cursor.rest) else { return }
            if let finding = InvalidName.bare(name, in: findings.source) { findings.add(finding) }
            let property = Service.Property(
                documentation: documentation(of: line),
                name: name,
                type: cursor.rest,
                isSettable: isSettable
            )
            service.properties.append(property)
            return
        }
        let reader = SignatureReader(runtime: runtime, section: service.name.text, findings: findings)
        guard let method = reader.read(start, documentation: documentation(of: line), takesState: false) else { return }
        if let finding = InvalidName.bare(method.name, in: findings.source) { findings.add(finding) }
        service.methods.append(method)
    }
}
