import VMGenModel
import VMGenSpec

/// A protocol that another spec or a Swift file declares, and that is not what this spec needs of it.
enum SharedService: Rule {
    package static let id = "shared-service"

    /// The services of `spec` that exist and that it cannot use as it does.
    static func check(_ spec: ViewModelSpec) -> [Finding] {
        spec.services.flatMap { service -> [Finding] in
            guard service.found != nil else { return [] }
            return [narrow(service, spec), value(service, spec), bound(service, spec)].compactMap { $0 }
        }
    }

    /// `service` is seen by fewer than what this view model says of it.
    private static func narrow(_ service: Service, _ spec: ViewModelSpec) -> Finding? {
        let widths = ["private": 0, "fileprivate": 0, "package": 2, "public": 3, "open": 3]
        let own = widths[spec.declaration.access ?? ""] ?? 1
        let name = service.name.text
        guard own > 1, widths[service.access ?? ""] ?? 1 < own, let place = spec.facts.exposedServices.place(of: name)
        else {
            return nil
        }
        let word = spec.declaration.access ?? ""
        let wayOut =
            service.isOfSpec
            ? "declare it here, and write `existing \(name)` there"
            : "write `\(own == 2 ? "package" : "public") protocol` there"
        let hidden = place == "`init`" && spec.initWord == nil ? ", or `init: internal` here" : ""
        return finding(
            "`\(name)` is \(service.access ?? "internal"), and \(place) of this \(word) view model shows it; \(wayOut)\(hidden)",
            service
        )
    }

    /// A flow sets a property of `service`, which may be a value.
    private static func value(_ service: Service, _ spec: ViewModelSpec) -> Finding? {
        let isKnown = service.ancestors.allSatisfy(Service.markers.contains)
        let isHeld = spec.parameters.contains { parameter in
            let type = TypeText.protocolName(in: parameter.type.text)
            guard !parameter.isVariable, let held = spec.services.first(where: { $0.name.text == type }) else {
                return false
            }
            return type == service.name.text || held.inherited.contains(service.name.text)
        }
        guard isKnown, !service.ancestors.contains("AnyObject") else { return nil }
        let form = "`\(service.isOfSpec ? "" : "protocol ")\(service.name.text): AnyObject`"
        if spec.holdsWeakly(service) {
            return finding(
                "`\(service.name.text)` is held weakly, which only a class can be; write \(form) there",
                service
            )
        }
        guard spec.sets(service), isHeld else { return nil }
        return finding(
            "a flow sets a property of `\(service.name.text)`, which may be a value that cannot change here; write "
                + "\(form) there",
            service
        )
    }

    /// A view model awaits a method of `service`, which may not leave the actor that it is on.
    private static func bound(_ service: Service, _ spec: ViewModelSpec) -> Finding? {
        let isKnown = service.ancestors.allSatisfy(Service.markers.contains)
        guard isKnown, !service.ancestors.contains("Sendable"), awaits(service, spec) else { return nil }
        let list = (service.inherited + ["Sendable"]).joined(separator: ", ")
        let wayOut = "`\(service.isOfSpec ? "" : "protocol ")\(service.name.text): \(list)` there"
        if service.mainActor != nil {
            guard !isOnMainActor(spec) else { return nil }
            return warning(
                "`\(service.name.text)` is on the main actor, and this view model, which awaits a method of it, is not, which Swift "
                    + "6 allows of what is `Sendable`; write `@MainActor` before the view model, or \(wayOut)",
                service
            )
        }
        guard isOnMainActor(spec) else { return nil }
        return warning(
            "what awaits a method of `\(service.name.text)` takes it off the main actor, which Swift 6 allows of what is "
                + "`Sendable`; write \(wayOut)",
            service
        )
    }

    /// Whether the view model of `spec` is on the main actor, as one with a bare name is where it awaits something.
    static func isOnMainActor(_ spec: ViewModelSpec) -> Bool {
        spec.declaration.isMainActor || spec.declaration.isBare
    }

    /// Whether a flow of `spec` awaits a method of `service`.
    private static func awaits(_ service: Service, _ spec: ViewModelSpec) -> Bool {
        spec.flows.flatMap(\.invocations).contains { call in
            guard call.isAsync, case .service(_, let index, let method) = call.target else { return false }
            let called = spec.services[index]
            return called.name.text == service.name.text && !called.methods[method].isMainActor
        }
    }

    private static func finding(_ message: String, _ service: Service) -> Finding {
        var finding = error(message, at: service.name.range)
        finding.elsewhere = [service.found].compactMap { $0 }
        return finding
    }

    private static func warning(_ message: String, _ service: Service) -> Finding {
        var finding = warning(message, at: service.name.range)
        finding.elsewhere = [service.found].compactMap { $0 }
        return finding
    }
}
