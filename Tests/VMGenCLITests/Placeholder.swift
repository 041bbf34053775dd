import Testing
@testable import VMGenCLI
