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
            "A stored `transform` has no signature, and no struct.",
            ["transform stored"],
            ["transform events", "transform bag", "transform names", "struct"]
        ),
        Exclusion(
            "A stored input is made by the view model: its kinds take values, and nobody gives it a plain one.",
            ["transform stored"],
            [
                "inputs Driver", "inputs Observable", "inputs ControlEvent", "inputs Signal", "inputs Infallible",
                "inputs AnyPublisher", "plain input",
            ]
        ),
        Exclusion(
            "Where events come in and go out there are no fields: no kinds, and no plain values.",
            ["transform events", "event labels", "enum conformance", "sink event"],
            ["input *", "inputs *", "output *", "outputs *", "flag *", "plain input", "plain output", "wrapped output"]
        ),
        Exclusion(
            "Inputs have one head: a kind, or what their type is.",
            ["inputs *", "existing inputs", "global inputs"]
        ),
        Exclusion(
            "Outputs have one head: a kind, or what their type is.",
            ["outputs *", "existing outputs", "global outputs"]
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
            "An enum output has no first value where the kind of the section holds none.",
            ["alert enum with a value"],
            ["outputs Signal", "outputs PublishRelay", "outputs PassthroughSubject"]
        ),
        Exclusion(
            "A struct is no class.",
            ["struct"],
            ["class", "bare name", "superclass", "open", "super.init", "init override"]
        ),
        Exclusion(
            "A bare name is a final class of the module, and says nothing else.",
            ["bare name"],
            [
                "superclass", "super.init", "init override", "protocol", "open", "public", "package",
                "generic view model",
            ]
        ),
        Exclusion("A view model has one access.", ["package"], ["open", "public"]),
        Exclusion(
            "An `init` that overrides one has no parameters of its own.",
            ["init override"],
            ["super.init", "parameter", "parameter label", "closure parameter", "value of a parameter"]
        ),
        Exclusion("The errors have one type.", ["errors section"], ["errors type"]),
    ]
}
