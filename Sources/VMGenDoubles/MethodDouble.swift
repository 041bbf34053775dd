/// The double of a method of a service, as rehearsals need it.
package struct MethodDouble {
    /// What tests call it.
    package let double: TestDouble
    /// The types of its parameters.
    package let types: [String]
    /// Whether it cannot be kept waiting.
    package let answersAtOnce: Bool

    /// The double that `plan` makes of a method of the parameter called `receiver`.
    package init(receiver: String, plan: StubbedMethodPlan) {
        double = .member(parameter: receiver, name: plan.double)
        types = plan.method.parameters.map(\.type)
        answersAtOnce = plan.answersAtOnce
    }
}

/// Where a method is called: on a parameter of `init`, by the places of its service and of itself.
package struct MethodPlace: Hashable {
    /// The name of the parameter.
    package let receiver: String
    /// The service, by index.
    package let service: Int
    /// The method of it, by index.
    package let method: Int

    /// The method at an index of the service at another, of the parameter called `receiver`.
    package init(receiver: String, service: Int, method: Int) {
        self.receiver = receiver
        self.service = service
        self.method = method
    }
}
