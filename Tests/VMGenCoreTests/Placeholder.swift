import Testing
@testable import VMGenCore
