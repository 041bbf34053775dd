import VMGenDoubles
import VMGenModel
import VMGenSpec
import VMGenValues

extension ScenarioReader {
    /// Reads what is given.
    mutating func given(_ kind: ScenarioStatement.Kind) throws(Obstacle) {
        switch kind {
        case .set(let subject, let value): try set(subject, value: value.text)
        case .stored(let name, let key, let port, let value):
            try store(value?.text, in: name.text, key: key.text, port: port)
        case .answers(let work, let answers):
            let double = try double(of: work)
            let answers = try self.answers(answers, of: work)
            if case .subject = double {
                for answer in answers where answer != .waits { add(.answer(.all(double), answer)) }
            } else {
                add(.prepare(double, TestPreparation(calls: calls(of: work), answers: answers)))
            }
        default: break
        }
    }

    private mutating func set(_ subject: ScenarioSubject, value: String) throws(Obstacle) {
        switch subject {
        case .parameter(let index): add(.pass(parameter: spec.parameters[index].name.text, value: value))
        case .field(let index): add(.pass(parameter: spec.inputs[index].name.text, value: value))
        case .property(let parameter, let service, let property):
            let name = spec.parameters[parameter].name.text
            try expectStub(name)
            let made = stubs.take(value, for: spec.services[service].allProperties[property], of: name, bench)
            try (made ?? [.set(place(of: subject, isSet: true), value: value)]).forEach { add($0) }
        case .output(let index): try keep(spec.outputs[index], value: value, subject: subject)
        case .state(let index): try keep(spec.states[index], value: value, subject: subject)
        case .outputEvent, .variable, .stream: break
        }
    }

    /// Lets `port` start with `value`: where it is kept in a store, it is put there.
    private mutating func keep(_ port: Port, value: String, subject: ScenarioSubject) throws(Obstacle) {
        guard let persistence = port.persistence else { return }
        let isURL = port.element.text.dropping(suffix: "?") == "URL"
        let kept = value == "nil" ? nil : isURL ? StoredLiteral.url(value) : value
        try store(kept, in: persistence.store.text, key: persistence.key.text, port: subject)
    }

    private mutating func store(
        _ value: String?,
        in store: String,
        key: String,
        port: ScenarioSubject
    ) throws(Obstacle) {
        try expectStore(store, so: "fill it")
        self.store(store, SwiftLiteral(key).swift, value.map { storedText($0, port: port) })
    }

    /// `value` as an element of `[String: Any]`, where literals have no type of their own.
    private func storedText(_ value: String, port: ScenarioSubject) -> String {
        storedType(of: port).map { StoredLiteral.text(value, type: $0) } ?? value
    }

    /// The type that a store keeps the value of `port` as; nil where it is kept in none.
    func storedType(of port: ScenarioSubject) -> String? {
        let element: Fragment? =
            switch port {
            case .output(let index): spec.outputs[index].element
            case .state(let index): spec.states[index].element
            default: nil
            }
        return element.flatMap { StoredForm(TypeText($0.text))?.type }
    }
}
