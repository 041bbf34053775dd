import Foundation
import Testing
import VMGenDiagnostics

@testable import VMGenCore

/// Words of specs, file names and flags never become Swift: each attempt is refused, or comes out as words.
@Suite("Words stay words") struct InjectionTests {
    @Test("The spec that is attacked is fine, and its output is Swift", arguments: InjectionAttempt.Form.allCases)
    func plain(_ form: InjectionAttempt.Form) throws {
        let place = try #require(InjectionPlace.all.first)
        let result = InjectionAttempt(place: place, text: "harmless", form: form).result
        #expect(result.diagnostics.map(\.message) == [])
        #expect(result.files.count > 5)
        let files = Dictionary(uniqueKeysWithValues: result.files.map { ($0.name, $0.contents) })
        #expect(try SwiftParser.errors(in: files) == "")
    }

    @Test("Swift's parser reports what would get through") func marker() throws {
        let errors = try SwiftParser.errors(in: [
            "a.swift": "func f() { _ = (\"\");\(InjectionAttempt.marker);_=(\"\") }\n"
        ])
        #expect(errors.contains("EVIL") || errors.contains("error"))
    }

    @Test("No attempt gets through") func attempts() throws {
        for form in InjectionAttempt.Form.allCases {
            #expect(InjectionAttempt.all.count { $0.form == form } >= 300)
        }
        var files: [String: String] = [:]
        var origins: [String: String] = [:]
        var seen: Set<String> = []
        var accepted = 0
        for attempt in InjectionAttempt.all {
            let result = attempt.result
            if !result.diagnostics.contains(where: \.isError) { accepted += 1 }
            for file in result.files where seen.insert(file.contents).inserted {
                let name = "f\(files.count).swift"
                files[name] = file.contents
                origins[name] = "\(attempt), \(file.name.debugDescription)"
            }
        }
        // Where all are refused, nothing is tried.
        #expect(accepted > 200)
        let errors = try SwiftParser.errors(in: files)
        let names = Set(errors.split(separator: "/").compactMap { $0.split(separator: ":").first.map(String.init) })
        let guilty = names.compactMap { origins[$0] }.sorted()
        #expect(guilty == [])
        #expect(errors == "", "\(errors.prefix(2000))")
    }

    @Test("What the output says of a spec's name and key is what they are") func words() throws {
        let place = try #require(InjectionPlace.all.first { $0.description == "persist key" })
        let result = InjectionAttempt(place: place, text: "\u{600}a", form: .built).result
        #expect(result.files.contains { $0.contents.contains("= \"\u{600}a\"") })
    }
}
