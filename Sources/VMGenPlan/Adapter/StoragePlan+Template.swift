extension StoragePlan: TemplateRecord {
    package static let contract = TemplateContract<StoragePlan>(
        "storage",
        "What the view model keeps for itself, and whether it needs an `init`.",
        [
            .flag("hasBag", "whether it has a bag of its own") { $0.hasBag },
            .flag("renewsBag", "whether `transform` starts with a new bag") { $0.renewsBag },
            .text("bag", "the bag that subscriptions are stored in") { $0.bag },
            .text("bagDeclaration", "the declaration of a bag of its own") { storage in
                storage.form.declaration(storage.bag, isRenewed: storage.renewsBag)
            },
            .text("emptyBag", "a new bag") { $0.form.empty },
            .text("keeping", "the call that keeps a subscription in the bag") { storage in
                storage.form.keeping(in: storage.bag, isInout: storage.isBagInout)
            },
            .text("persistence", "the declaration of the bag of what keeps values between launches") { storage in
                storage.form.declaration("persistence")
            },
            .flag("isNeeded", "whether it has anything to keep") { $0.isNeeded },
            .flag("needsInit", "whether it has an `init`") { $0.needsInit },
            .flag("overridesInit", "whether that overrides its superclass's") { $0.overridesInit },
            .flag("requiresInit", "whether its superclass asks for that") { $0.requiresInit },
            .flag("hidesInit", "whether the module alone makes it") { $0.hidesInit },
            .text("superCall", "the call of the superclass's `init`; empty where there is none to write") {
                $0.superCall
            },
        ]
    )
}

extension TransformHeadPlan: TemplateRecord {
    package static let contract = TemplateContract<TransformHeadPlan>(
        "transform",
        "The method that wires the view model.",
        [
            .flag("isStored", "whether input and output are stored, and wired in `init`") { $0.isStored },
            .flag("isOverride", "whether it overrides a method of the superclass") { $0.isOverride },
            .text("signature", "its name, parameters and result") { $0.signature },
            .text("parameter", "the parameter of the input") { $0.parameter },
            .records("values", "the plain fields of the input that are constants in it") { $0.values },
        ]
    )
}

extension ConstantPlan: TemplateRecord {
    package static let contract = TemplateContract<ConstantPlan>(
        "constant",
        "A field of the input that is a constant in `transform`.",
        [
            .text("name", "the constant's name") { $0.name },
            .text("member", "the field behind a dot") { $0.member },
        ]
    )
}
