import Testing
@testable import VMGenTemplating
