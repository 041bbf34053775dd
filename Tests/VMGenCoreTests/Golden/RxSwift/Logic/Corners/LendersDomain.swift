/// What is reported, as a type that only the app's own Swift declares.
typealias LendersReport = (Int) -> Void
