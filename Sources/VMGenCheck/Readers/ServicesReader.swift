import VMGenModel
import VMGenSpec

/// Reads the `services:` section: protocols with their methods and properties.
///
///     MovieService: Sendable
///       - movie(id: Int) async throws -> Movie
///       - imageURL: Observable<URL>
///       - var isMuted: Bool
///
/// A property is readable; with `var` it is settable too, unless `{ get }` or `{ get set }` says so as in Swift.
/// `struct MovieActions:` is a struct, whose lines are its closures and values: `- showDetail: (Movie) -> Void`.
/// `existing MovieService:` is declared elsewhere; without a colon, `existing MovieService, RoomService`, in the target's Swift,
/// from which its members are read.
struct ServicesReader: EntryReading {
    /// The runtime whose kinds of stream count.
    let runtime: Runtime
    let findings: Findings
    /// What the target's Swift declares.
    var protocols = SwiftProtocols()
    /// The access of view models that say nothing of it.
    var access: String?

    /// The protocols of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [Service] {
        var services: [Service] = []
        if let value = entry.value {
            if let names = Self.existing(value) {
                services += readExisting(names, documentation: [])
            } else {
                findings.add(SectionShape.servicesOnLine(value))
            }
        }
        for written in entry.block where isField(written, of: "services") {
            var line = written
            expectNoVerbatim(line)
            if line.key == nil, let names = Self.existing(line.content) {
                expectNothingBelow(line)
                for service in readExisting(names, documentation: documentation(of: line)) {
                    add(service, to: &services)
                }
                continue
            }
            if line.key == nil, !line.block.isEmpty, SwiftText.isIdentifier(line.content.text) {
                findings.add(ServiceMember.missingColon(line.content))
                line.key = line.content
            }
            if line.key == nil, let braces = line.content.lastBraces {
                findings.add(ServiceMember.body(braces, of: line.content))
                continue
            }
            guard var key = key(of: line) else { continue }
            if key.text.hasPrefix("@") {
                findings.add(ServiceMember.attribute(key))
                // What it holds is read all the same: nothing else is wrong with who calls it.
                guard let name = SwiftText.words(of: key).last else { continue }
                key = name
            }
            var cursor = TextCursor(key)
            let isExisting = cursor.take(word: "existing") && !cursor.isAtEnd
            if cursor.take(word: "protocol"), !cursor.isAtEnd {
                findings.add(ServiceMember.protocolKeyword(key, name: cursor.rest))
                continue
            }
            let isStruct = cursor.take(word: "struct") && !cursor.isAtEnd
            guard let name = name(isExisting || isStruct ? cursor.rest : key) else { continue }
            if let finding = InvalidName.keywordAsParameter(name) { findings.add(finding) }
            if let value = line.value, SwiftText.lastBrackets(of: value) != nil {
                findings.add(ServiceMember.members(value, of: name))
                continue
            }
            if !isExisting, line.value?.text == "existing" {
                findings.add(ServiceMember.lateExisting(key, name: name))
                continue
            }
            let inherited = line.value.map { SwiftText.split($0, on: ",", typeBrackets: true) } ?? []
            if !isExisting,
                let finding = ServiceMember.checkInstance(name, type: inherited)
                    ?? ServiceMember.checkInherited(name, inherited)
            {
                findings.add(finding)
                continue
            }
            let isRead = isBalanced(line.value) && inherited.allSatisfy(isType)
            var service = Service(
                documentation: documentation(of: line),
                name: name,
                isExisting: isExisting,
                inherited: isRead ? inherited.map(\.text) : [],
                methods: [],
                properties: []
            )
            if isStruct {
                service.fields = []
                if let finding = StructService.checkInherited(name, inherited) { findings.add(finding) }
            }
            for member in line.block where isItem(member, of: name.text) {
                expectNothingBelow(member)
                if isStruct { readField(member, into: &service) } else { readMember(member, into: &service) }
            }
            if service.fields?.isEmpty == true, !line.block.contains(where: \.isItem) {
                findings.add(StructService.empty(name))
            }
            if isExisting, let found = protocols[name.text], found.mayHaveActor { service.noteActor(of: found) }
            add(service, to: &services)
        }
        inherit(among: &services)
        return services
    }

    private func add(_ service: Service, to services: inout [Service]) {
        if let first = services.first(where: { $0.name.text == service.name.text }) {
            findings.add(DuplicateName.finding(service.name, what: "a service", first: first.name))
        } else {
            services.append(service)
        }
    }

    /// The names behind `existing`; nil where the word does not stand before them.
    static func existing(_ text: Fragment) -> Fragment? {
        var cursor = TextCursor(text)
        return cursor.take(word: "existing") && !cursor.isAtEnd ? cursor.rest : nil
    }
}
