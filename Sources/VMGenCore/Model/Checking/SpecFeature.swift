/// Something of the language that a runtime's templates may not print yet. The raw value is what messages call it.
enum SpecFeature: String, CaseIterable {
    case runtime = "this runtime"

    case transform = "`transform`"
    case imports = "`imports`"
    case types = "`types`"
    case variables = "`variables`"
    case services = "`services`"
    case structViewModel = "a `struct` as view model"
    case plainField = "a plain field"
    case events = "an enum of events"
    case requestParameters = "a request with parameters"
    case requestQuery = "`query`"
    case requestHeaders = "`headers`"
    case requestBody = "`body`"
    case requestStatus = "`status`"
    case requestMethod = "a method other than `GET`"
    case asyncMethod = "an `async` method"

    case severalSources = "a flow from several sources"
    case startSource = "`start`"
    case expressionSource = "a dependency's stream as source"
    case expressionSink = "a dependency's relay as sink"
    case ignoredAnswer = "`ignore` after work"
    case namedStream = "`as`"
    case catchFlow = "`catch`"

    case map = "`map`"
    case filter = "`filter`"
    case compactMap = "`compactMap`"
    case distinct = "`distinct`"
    case replace = "`replace with`"
    case combine = "`combine`"
    case zip = "`zip`"
    case with = "`with`"
    case debounce = "`debounce`"
    case throttle = "`throttle`"
    case delay = "`delay`"
    case skip = "`skip`"
    case take = "`take`"
    case startWith = "`start with`"
    case share = "`share`"
    case latest = "`latest`"
    case first = "`first`"
    case queue = "`queue`"
    case all = "`all`"
    case `do` = "`do`"
    case swift = "`swift`"
    case loading = "`while`"
    case serviceCall = "a call of a service"
    case foreignCall = "a call of something that the spec does not declare"
}

extension StepKind {
    /// The feature that the step is.
    var feature: SpecFeature? { SpecFeature(rawValue: "`\(word)`") }
}
