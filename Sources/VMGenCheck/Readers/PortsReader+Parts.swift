import VMGenModel
import VMGenSpec

extension PortsReader {
    /// Whether `line` is a part of the input that has fields of its own: it has no type, and lines below it.
    func isPart(_ line: EntrySyntax) -> Bool { line.key != nil && line.value == nil && !line.block.isEmpty }

    /// The fields of a part of an input that exists, such as `fromView:`, and of the parts in it.
    func readPart(_ line: EntrySyntax, in declaration: PortsDeclaration, types: PortTypeReader) -> [Port] {
        guard let key = key(of: line), let name = memberName(key) else { return [] }
        guard declaration.place == .existing, types.role == .input else {
            findings.add(LineShape.part(name, role: types.role))
            return []
        }
        let ports = line.block.flatMap { line -> [Port] in
            if let made = MadeField(line, runtime: runtime) {
                return readMade(made, line, in: declaration, types: types)
            }
            guard isField(line, of: name.text) else { return [] }
            if isPart(line) { return readPart(line, in: declaration, types: types) }
            return readFields(line, role: .input, sectionKind: nil, types: types)
        }
        return ports.map { port in
            var port = port
            port.parts.insert(name, at: 0)
            return port
        }
    }
}
