import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension TransformShape {
    /// `func transform(input: Input) -> Output`.
    package static let plain = TransformShape(
        isStored: false,
        label: "input",
        parameter: "input",
        inputType: "Input",
        inputName: "Input",
        outputType: "Output",
        outputName: "Output"
    )
}

/// Reads the `transform:` line: a signature as in Swift, after `override` where the superclass has the method, or
/// `stored`.
///
/// Without the line, input and output are structs of fields, and a stream where their section is written as cases.
struct TransformReader: EntryReading {
    /// The runtime whose kinds of stream count.
    let runtime: Runtime
    /// The view model's name, by which its own types may be qualified; nil where there is none.
    let owner: String?
    let findings: Findings

    /// The shape that `entry` asks for, or the one that fits `inputs` and `outputs` where it is missing or wrong.
    func read(_ entry: EntrySyntax?, inputs: PortSection, outputs: PortSection) -> TransformShape {
        guard let value = entry?.value else { return standard(inputs, outputs) }
        if value.text == "stored" { return stored(inputs, outputs) }
        return readSignature(value, inputs: inputs, outputs: outputs) ?? standard(inputs, outputs)
    }

    /// What is stored are structs of fields, which the view model makes: cases are reported.
    private func stored(_ inputs: PortSection, _ outputs: PortSection) -> TransformShape {
        for (section, ports) in [("inputs", inputs), ("outputs", outputs)] {
            if let event = ports.events.first { findings.add(BadTransform.storedEvents(event, section: section)) }
        }
        var shape = standard(inputs, outputs)
        shape.isStored = true
        return shape
    }

    private func standard(_ inputs: PortSection, _ outputs: PortSection) -> TransformShape {
        var shape = TransformShape.plain
        if let name = inputs.declaration.name?.text { (shape.inputName, shape.inputType) = (name, name) }
        if let name = outputs.declaration.name?.text { (shape.outputName, shape.outputType) = (name, name) }
        if inputs.isEvents {
            shape.inputStream = runtime.kind(named: runtime.defaultStream)
            shape.inputType = runtime.streamType(of: shape.inputName)
        }
        if outputs.isEvents {
            shape.outputStream = runtime.kind(named: runtime.defaultStream)
            shape.outputType = runtime.streamType(of: shape.outputName)
        }
        return shape
    }

    private func readSignature(_ line: Fragment, inputs: PortSection, outputs: PortSection) -> TransformShape? {
        guard isBalanced(line) else { return nil }
        let line = ForeignArrow.replaced(in: line, findings: findings)
        var cursor = TextCursor(line)
        let isOverride = cursor.take(word: "override")
        let method = cursor.next == UInt8(ascii: "(") ? nil : cursor.identifier()
        if let method, !isMethod(method) { return nil }
        guard let brackets = cursor.bracketed(by: "(") else {
            return report("the parameter list is missing", at: line.range)
        }
        let parts = brackets.inner.isEmpty ? [] : SwiftText.split(brackets.inner, on: ",", typeBrackets: true)
        let reader = SignatureReader(runtime: runtime, section: "transform", findings: findings)
        guard let parameters = reader.parameters(in: brackets.inner, of: "transform") else { return nil }
        guard let input = parameters.first, parameters.count <= 2 else {
            let problem = parameters.isEmpty ? "the input is missing" : "the input, and a bag at most, are passed in"
            return report(problem, at: brackets.range)
        }
        if let bag = parameters.dropFirst().first, !runtime.mayBeBag(bag.type) {
            findings.add(BadTransform.notBag(parts[1], of: bag, runtime: runtime))
            return nil
        }
        if let bag = parameters.dropFirst().first, let finding = BadTransform.checkBag(bag, parts[1], runtime: runtime)
        {
            findings.add(finding)
            return nil
        }
        if let bag = parameters.dropFirst().first,
            let finding = ForeignKind.check(bag: bag, parts[1], runtime: runtime)
        {
            findings.add(finding)
        }
        if SwiftKeywords.reserved.contains(input.name) {
            findings.add(
                BadTransform.finding("`\(input.name)` is a keyword; give the input another name", at: brackets.range)
            )
        }
        guard cursor.take("->") else {
            let problem = cursor.isAtEnd ? "what it returns is missing" : "`\(cursor.rest.text)` is not expected here"
            return report(problem, at: cursor.rest.range)
        }
        let output = unqualified(cursor.rest)
        guard let inputType = SwiftText.cut(parts[0], at: ":").map({ unqualified($0.1) }), !output.isEmpty else {
            return report("what it returns is missing", at: cursor.rest.range)
        }
        let inputCarrier = carrier(inputType, section: "inputs", isEvents: inputs.isEvents, events: inputs)
        let outputCarrier = carrier(output, section: "outputs", isEvents: outputs.isEvents, events: outputs)
        guard let inputCarrier, let outputCarrier else { return nil }
        if inputCarrier.name == outputCarrier.name, inputs.declaration.place != .existing {
            return report("`\(inputCarrier.name)` cannot be both what comes in and what goes out", at: output.range)
        }
        checkName(inputs, inputCarrier.name, section: "inputs")
        checkName(outputs, outputCarrier.name, section: "outputs")
        return TransformShape(
            isStored: false,
            isOverride: isOverride,
            method: method?.text ?? TransformShape.plain.method,
            label: input.label,
            parameter: input.name,
            inputType: inputType.text,
            inputName: inputs.declaration.name?.text ?? inputCarrier.name,
            inputStream: inputCarrier.stream,
            outputType: output.text,
            outputName: outputs.declaration.name?.text ?? outputCarrier.name,
            outputStream: outputCarrier.stream,
            bag: parameters.dropFirst().first.map {
                TransformShape.BagParameter(label: $0.label, name: $0.name, type: $0.type)
            }
        )
    }

    /// `type` without the view model's own name in front, which says nothing within it: `Input` for `RoomViewModel.Input`.
    private func unqualified(_ type: Fragment) -> Fragment {
        guard let owner, type.text.hasPrefix(owner + ".") else { return type }
        let length = owner.utf8.count + 1
        return Fragment(
            String(type.text.dropFirst(owner.count + 1)),
            SourceRange(type.range.lower + length, type.range.upper)
        )
    }

    /// Whether `name` can be what the method is called; reported where it cannot.
    private func isMethod(_ name: Fragment) -> Bool {
        if name.text == "func" {
            findings.add(BadTransform.finding("the signature stands here without `func`", at: name.range))
            return false
        }
        if SwiftKeywords.reserved.contains(name.text) || name.text == "async" {
            let message = "`\(name.text)` is no name of a method, which is seen as the view model is"
            findings.add(BadTransform.finding(message, at: name.range))
            return false
        }
        return self.name(name) != nil
    }

    /// The type of fields or events that `type` carries, and the stream around it.
    private func carrier(
        _ type: Fragment,
        section: String,
        isEvents: Bool,
        events: PortSection
    ) -> (name: String, stream: StreamKind?)? {
        let foreign = ForeignKind.check(type, runtime: runtime, neverFails: true)
        guard foreign.isEmpty else {
            findings.add(foreign)
            return nil
        }
        if let stream = StreamType(type), let kind = runtime.kind(named: stream.name.text),
            let element = stream.arguments.first
        {
            guard isEvents || (events.ports.isEmpty && events.events.isEmpty) else {
                findings.add(BadTransform.fieldsNeedStruct(type, section: section, name: element.text))
                return nil
            }
            if kind.traits.contains(.hasFailureType), let failure = stream.failure, failure.text != "Never" {
                let right = "\(kind.name)<\(element.text), Never>"
                findings.add(BadTransform.failingStream(failure, right: right))
                return nil
            }
            return (element.text, kind)
        }
        if !isEvents, let own = events.declaration.name, own.text == type.text { return (type.text, nil) }
        var cursor = TextCursor(type)
        guard let name = cursor.identifier(), cursor.isAtEnd else {
            if case .existing = events.declaration.place { return (type.text, nil) }
            findings.add(BadTransform.finding("`\(type.text)` is not the name of a type", at: type.range))
            return nil
        }
        if let finding = GeneratedName.hiding(by: name, of: events.declaration, section: section, runtime: runtime) {
            findings.add(finding)
            return nil
        }
        if isEvents {
            let wanted = runtime.streamType(of: events.declaration.name?.text ?? name.text)
            findings.add(BadTransform.eventsNeedStream(type, section: section, kind: wanted))
            return nil
        }
        return (name.text, nil)
    }

    /// Reports a name on the line of a section that is another one than that of the signature.
    private func checkName(_ ports: PortSection, _ name: String, section: String) {
        guard let own = ports.declaration.name, own.text != name else { return }
        findings.add(BadTransform.otherName(own, section: section, name: name))
    }

    private func report(_ problem: String, at place: SourceRange) -> TransformShape? {
        findings.add(BadTransform.finding(problem, at: place))
        return nil
    }
}
