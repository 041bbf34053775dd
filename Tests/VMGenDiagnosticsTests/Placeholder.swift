import Testing
@testable import VMGenDiagnostics
