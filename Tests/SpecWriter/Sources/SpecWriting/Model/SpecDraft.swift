/// A spec as the writer builds it: entries that can be taken away one by one, and the Swift that belongs to it.
public struct SpecDraft: Sendable {
    /// The runtime that a spec is for.
    public enum Runtime: String, CaseIterable, Sendable {
        case rxswift
        case combine
    }

    /// A section: its key, what stands behind the colon, and its entries.
    struct Section: Sendable {
        /// Its key: `inputs`.
        var key: String
        /// What stands behind the colon; empty where there is nothing.
        var head = ""
        /// Its entries.
        var entries: [Entry] = []
    }

    /// The spec's name, with which all names of its types start.
    public var name: String
    /// Its runtime.
    public var runtime: Runtime
    /// Its access, with the space behind it: `public `; empty where it is not written.
    var access = ""
    /// Its sections in their order.
    var sections: [Section] = []
    /// The Swift of the domain: the name of each type with its declaration.
    var domain: [(name: String, lines: [String])] = []
    /// Whether comments stand in it.
    var isDocumented = false
    /// The types of the parameters that hold values or closures, by name.
    var arguments: [String: Element] = [:]
    /// The services that its flows ask for something.
    var services: [ServiceDraft] = []
    /// The bodies that answer its requests, by the request's name.
    var bodies: [String: String] = [:]
    /// The text of the spec where a mistake was put into it.
    var changedText: String?
    /// What of the language it uses, for the table of pairs.
    public internal(set) var features: Set<String> = []

    /// The ports of the section `key`.
    func ports(_ key: String) -> [PortDraft] {
        sections.filter { $0.key == key }.flatMap(\.entries).compactMap { entry in
            if case .port(let port) = entry { port } else { nil }
        }
    }

    /// The methods of the logic.
    var methods: [MethodDraft] {
        sections.flatMap(\.entries).compactMap { entry in
            if case .method(let method) = entry { method } else { nil }
        }
    }

    /// The flows.
    var flows: [FlowDraft] {
        sections.flatMap(\.entries).compactMap { entry in
            if case .flow(let flow) = entry { flow } else { nil }
        }
    }

    /// Adds `entry` to the section `key`, which is added where there is none.
    mutating func add(_ entry: Entry, to key: String) {
        if let index = sections.firstIndex(where: { $0.key == key }) {
            sections[index].entries.append(entry)
        } else {
            sections.append(Section(key: key, entries: [entry]))
        }
    }

    /// Sets what stands behind the colon of the section `key`, which is added where there is none.
    mutating func head(_ text: String, of key: String) {
        if let index = sections.firstIndex(where: { $0.key == key }) {
            sections[index].head = text
        } else {
            sections.append(Section(key: key, head: text))
        }
    }
}
