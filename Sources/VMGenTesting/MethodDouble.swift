import VMGenDoubles

/// The double of a method of a service, as rehearsals need it.
struct MethodDouble {
    /// What tests call it.
    let double: TestDouble
    /// The types of its parameters.
    let types: [String]
    /// Whether it cannot be kept waiting.
    let answersAtOnce: Bool

    /// The double that `plan` makes of a method of the parameter called `receiver`.
    init(receiver: String, plan: StubbedMethodPlan) {
        double = .member(parameter: receiver, name: plan.double)
        types = plan.method.parameters.map(\.type)
        answersAtOnce = plan.answersAtOnce
    }
}

/// Where a method is called: on a parameter of `init`, by the places of its service and of itself.
struct MethodPlace: Hashable {
    /// The name of the parameter.
    let receiver: String
    /// The service, by index.
    let service: Int
    /// The method of it, by index.
    let method: Int
}
