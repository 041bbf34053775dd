/// Features that never stand together, and why: what has one place, or what vmgen refuses.
struct Exclusion {
    /// Why, with the features.
    var reason: String
    /// Some of the features; `inputs *` for all that start so.
    var some: [String]
    /// The others; the same ones where any two of them exclude each other.
    var others: [String]

    /// Makes an exclusion of `some` and `others`; of any two of `some` without `others`.
    init(_ reason: String, _ some: [String], _ others: [String]? = nil) {
        (self.reason, self.some, self.others) = (reason, some, others ?? some)
    }

    /// Why the two of `pair` exclude each other; nil where they do not.
    static func of(_ pair: Coverage.Pair) -> Exclusion? {
        all.first { exclusion in
            holds(exclusion.some, pair.first) && holds(exclusion.others, pair.second)
                || holds(exclusion.some, pair.second) && holds(exclusion.others, pair.first)
        }
    }

    private static func holds(_ features: [String], _ feature: String) -> Bool {
        features.contains { $0.hasSuffix("*") ? feature.hasPrefix($0.dropLast()) : feature == $0 }
    }

    /// All of them.
    static let all: [Exclusion] = [
        Exclusion(
            "`transform` has one form: `stored`, streams of events, or fields with a bag or names of their own.",
            ["transform stored", "transform events", "transform bag", "transform names"]
        ),
        Exclusion(
            "Where events come in and go out, there are no fields: no kinds, no plain values, no wrappers, no alerts, no flags.",
            ["transform events", "event labels", "enum conformance", "sink event"],
            [
                "input *", "inputs *", "output *", "outputs *", "flag *", "plain input", "plain output",
                "wrapped output",
                "alert enum", "alert enum with a value", "sink alert", "sink output", "same name in and out", "pages",
                "clause while", "existing *", "transform *",
            ]
        ),
        Exclusion(
            "A section names one kind for all its fields.",
            ["inputs *"]
        ),
        Exclusion("A section names one kind for all its fields.", ["outputs *"]),
        Exclusion(
            "A section's head is a kind, or says what the type is called or that it exists.",
            ["existing inputs", "global inputs"],
            ["existing inputs", "global inputs", "inputs *", "transform names"]
        ),
        Exclusion(
            "A section's head is a kind, or says what the type is called or that it exists.",
            ["existing outputs", "global outputs"],
            ["existing outputs", "global outputs", "outputs *", "transform names"]
        ),
        Exclusion(
            "A stored input and output are made by the view model: they have the kinds that take values, and no other type, name or "
                + "plain field.",
            ["transform stored"],
            [
                "inputs Driver", "inputs Observable", "inputs ControlEvent", "inputs Signal", "inputs Infallible",
                "inputs AnyPublisher", "existing *", "global *", "plain input", "struct",
            ]
        ),
        Exclusion(
            "An output with a wrapper is made before the flows are: beside it there are kinds that take values alone.",
            ["wrapped output"],
            [
                "output Driver", "output Signal", "output Observable", "output Infallible", "output ControlEvent",
                "output AnyPublisher", "output Published", "outputs Driver", "outputs Signal", "outputs Observable",
                "outputs AnyPublisher",
            ]
        ),
        Exclusion(
            "A struct has no state, no superclass, no callbacks, no actor and nothing that is set later.",
            ["struct"],
            [
                "class", "bare name", "superclass", "protocol", "open", "@MainActor", "super.init", "init override",
                "callback", "logic state", "source logic", "variable service", "weak service", "wrapped *", "pages",
            ]
        ),
        Exclusion(
            "A bare name is a final class of the module, and says nothing else.",
            ["bare name"],
            [
                "superclass", "super.init", "init override", "protocol", "open", "public", "package",
                "generic view model",
            ]
        ),
        Exclusion("A view model has one access.", ["open", "package"]),
        Exclusion("A view model has one access.", ["public", "package"]),
        Exclusion(
            "A superclass is made in one way.",
            ["init override", "super.init"]
        ),
        Exclusion("`init: override` has no parameters.", ["init override"], ["*"]),
        Exclusion("The errors have one type.", ["errors section", "errors type"]),
        Exclusion(
            "What the app declares elsewhere is internal here.",
            ["existing inputs", "existing outputs"],
            ["public", "package", "open", "generic view model"]
        ),
        Exclusion(
            "A field whose kind holds no value has none at first.",
            ["outputs PublishRelay", "outputs Signal", "outputs PassthroughSubject"],
            [
                "clause while", "value of a parameter", "flag *", "output BehaviorRelay", "output BehaviorSubject",
                "output CurrentValueSubject", "output Published", "plain output", "pages", "set part",
                "alert enum with a value",
            ]
        ),
    ]
}
