import Foundation

extension SpecDraft {
    /// What can be taken away from a spec.
    public enum Cut: Hashable, Sendable {
        /// All of a section.
        case section(String)
        /// The entry number `entry` of a section.
        case entry(section: String, entry: Int)
        /// The detail number `detail` of an entry.
        case detail(section: String, entry: Int, detail: Int)
        /// A step of a flow.
        case step(entry: Int, step: Int)
        /// A source of a flow.
        case source(entry: Int, source: Int)
        /// What stands below a flow or a port: its `catch`, its `persist`.
        case rest(section: String, entry: Int)
        /// What stands behind a section's colon.
        case head(String)
    }

    /// All that can be taken away, large things first.
    public var cuts: [Cut] {
        var cuts: [Cut] = []
        for section in sections where !["view-model", "runtime"].contains(section.key) {
            cuts.append(.section(section.key))
        }
        for section in sections {
            cuts += section.entries.indices.map { .entry(section: section.key, entry: $0) }
            if ["inputs", "outputs"].contains(section.key), !section.head.isEmpty { cuts.append(.head(section.key)) }
        }
        for section in sections {
            for (index, entry) in section.entries.enumerated() {
                cuts += Self.cuts(of: entry, at: index, in: section.key)
            }
        }
        return cuts
    }

    /// Outputs and states with the flows that end in them: what can only be taken away together.
    public var pairedCuts: [[Cut]] {
        let flows = sections.first { $0.key == "flows" }?.entries ?? []
        return ["outputs", "state"].flatMap { key -> [[Cut]] in
            let entries = sections.first { $0.key == key }?.entries ?? []
            return entries.enumerated().compactMap { index, entry in
                guard case .port(let port) = entry else { return nil }
                let feeds = flows.enumerated().compactMap { place, entry -> Cut? in
                    guard case .flow(let flow) = entry, flow.ends(in: port.name) else { return nil }
                    return .entry(section: "flows", entry: place)
                }
                return feeds.isEmpty ? nil : [.entry(section: key, entry: index)] + feeds
            }
        }
    }

    private static func cuts(of entry: Entry, at index: Int, in section: String) -> [Cut] {
        switch entry {
        case .line(_, let details): details.indices.map { .detail(section: section, entry: index, detail: $0) }
        case .port(let port):
            port.persist == nil && port.kind == nil ? [] : [.rest(section: section, entry: index)]
        case .method: []
        case .flow(let flow):
            flow.removableSteps.map { .step(entry: index, step: $0) }
                + (flow.isMerge ? flow.sources.indices.map { .source(entry: index, source: $0) } : [])
                + (flow.caught == nil && !flow.isTall ? [] : [.rest(section: section, entry: index)])
        }
    }

    /// The spec without what `cuts` name.
    public func without(_ cuts: Set<Cut>) -> SpecDraft {
        var spec = self
        spec.sections = sections.compactMap { section in
            if cuts.contains(.section(section.key)) { return nil }
            var left = section
            if cuts.contains(.head(section.key)) { left.head = "" }
            left.entries = section.entries.enumerated().compactMap { index, entry in
                if cuts.contains(.entry(section: section.key, entry: index)) { return nil }
                return Self.cut(entry, at: index, in: section.key, by: cuts)
            }
            return left
        }
        return spec
    }

    private static func cut(_ entry: Entry, at index: Int, in section: String, by cuts: Set<Cut>) -> Entry {
        switch entry {
        case .line(let text, let details):
            let left = details.enumerated().filter {
                !cuts.contains(.detail(section: section, entry: index, detail: $0.offset))
            }
            return .line(text, details: left.map(\.element))
        case .port(var port):
            if cuts.contains(.rest(section: section, entry: index)) {
                if port.persist != nil { port.persist = nil } else { port.kind = nil }
            }
            return .port(port)
        case .method: return entry
        case .flow(var flow):
            flow.steps = flow.steps.enumerated().filter { !cuts.contains(.step(entry: index, step: $0.offset)) }.map(
                \.element
            )
            flow.sources = flow.sources.enumerated().filter { !cuts.contains(.source(entry: index, source: $0.offset)) }
                .map(\.element)
            if cuts.contains(.rest(section: section, entry: index)) {
                if flow.caught != nil { flow.caught = nil } else { flow.isTall = false }
            }
            return .flow(flow)
        }
    }

    /// The same spec with another name, which all names of its types start with.
    public func named(_ other: String) -> SpecDraft {
        func renamed(_ text: String) -> String { text.components(separatedBy: name).joined(separator: other) }
        var spec = self
        spec.name = other
        spec.domain = domain.map { (renamed($0.name), $0.lines.map(renamed)) }
        spec.arguments = arguments.mapValues { $0.mapped(renamed) }
        spec.services = services.map { $0.mapped(renamed) }
        spec.sections = sections.map { section in
            var section = section
            section.head = renamed(section.head)
            section.entries = section.entries.map { $0.mapped(renamed) }
            return section
        }
        return spec
    }
}
