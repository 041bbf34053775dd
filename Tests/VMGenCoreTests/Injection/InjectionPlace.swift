/// A place where words that are not Swift come into the output.
struct InjectionPlace: CustomStringConvertible, Sendable {
    /// What it is.
    let description: String
    /// The text of the spec with `text` in that place.
    let spec: @Sendable (String) -> String
    /// The spec's name, with `text` in it where that is the place.
    var name: @Sendable (String) -> String = { _ in "Room" }
    /// The path that messages print.
    var path: @Sendable (String) -> String = { _ in "Sources/Room.vm" }
    /// The command that creates missing files.
    var command: @Sendable (String) -> String? = { _ in nil }

    /// The way to the spec from the folder of its tests.
    var way: @Sendable (String) -> String? = { _ in nil }
    /// The lines at the top of each file.
    var header: @Sendable (String) -> [String] = { _ in [] }

    /// Whether `\(…)` stands for Swift there.
    var isURL: Bool { ["URL", "end of a URL", "broken hole of a URL", "host"].contains(description) }

    /// A place in the spec: each `§` of one of its lines.
    private init(_ description: String, _ old: String, _ new: String) {
        self.description = description
        spec = { text in
            precondition(InjectionPlace.plain.contains(old), "no line '\(old)'")
            return InjectionPlace.plain.replacing(old, with: new.replacing("§", with: text))
        }
    }

    /// A place outside the spec.
    private init(outside description: String) {
        self.description = description
        spec = { _ in InjectionPlace.plain }
    }

    /// All of them.
    static let all: [InjectionPlace] = inSpec + outside

    private static let inSpec = [
        InjectionPlace("doc comment of the spec", "## A room.", "## §"),
        InjectionPlace("comment", "# comment", "# §"),
        InjectionPlace("doc comment of an input", "## Opens it.", "## §"),
        InjectionPlace("doc comment of an output", "## Its guests.", "## §"),
        InjectionPlace("doc comment of a request", "## Asks.", "## §"),
        InjectionPlace("doc comment of logic", "## Sorts.", "## §"),
        InjectionPlace("doc comment of a flow", "## Shows.", "## §"),
        InjectionPlace("doc comment of a service", "## Books.", "## §"),
        InjectionPlace("doc comment of a method", "## One book.", "## §"),
        InjectionPlace("doc comment of an error", "## Broken.", "## §"),
        InjectionPlace("doc comment of a parameter", "## Keeps.", "## §"),
        InjectionPlace("doc comment of a scenario", "## Why.", "## §"),
        InjectionPlace("persist key", "\"Guests\"", "\"§\""),
        InjectionPlace("persist key without quotes", "persist: defaults \"Guests\"", "persist: defaults §"),
        InjectionPlace("URL", "https://example.com/rooms/\\(id)", "https://example.com/§/\\(id)"),
        InjectionPlace("end of a URL", "https://example.com/rooms/\\(id)", "https://example.com/rooms/\\(id)§"),
        InjectionPlace("broken hole of a URL", "https://example.com/rooms/\\(id)", "https://example.com/\\(id§"),
        InjectionPlace("host", "https://example.com/rooms/\\(id)", "https://§/\\(id)"),
        InjectionPlace("name in a query", "page: \"1\"", "§: \"1\""),
        InjectionPlace("method of a request", "POST https", "§ https"),
        InjectionPlace("name of a header", "Accept: \"text/plain\"", "§: \"text/plain\""),
        InjectionPlace("JSON sample", "fetchRoom: 3, 4", "fetchRoom: \"§\""),
        InjectionPlace("JSON sample without quotes", "fetchRoom: 3, 4", "fetchRoom: §"),
        InjectionPlace("name of a scenario", "it opens:", "it §:"),
        InjectionPlace("JSON of a scenario", "fetchRoom answers 5", "fetchRoom answers {\"a\": \"§\"}"),
        InjectionPlace("URL of a scenario", "was called once", "was called with https://example.com/§"),
        InjectionPlace("name of a key of a scenario", "defaults \"Guests\" = 2", "defaults \"§\" = 2"),
    ]

    private static let outside: [InjectionPlace] = {
        var name = InjectionPlace(outside: "name of the spec")
        name.name = { "Room\($0)" }
        var path = InjectionPlace(outside: "path of the spec")
        path.path = { "Sources/\($0)/Room.vm" }
        var command = InjectionPlace(outside: "command for missing files")
        command.command = { "make \($0)" }
        var way = InjectionPlace(outside: "way from the tests to the spec")
        way.way = { "../\($0)/Room.vm" }
        var header = InjectionPlace(outside: "line at the top of each file")
        header.header = { ["Copyright", $0, "All rights reserved"] }
        return [name, path, command, way, header]
    }()

    /// A spec that has each of them.
    static let plain = #"""
        ## A room.
        view-model: final class RoomViewModel
        runtime: rxswift
        # comment

        errors: RoomError
          ## Broken.
          - broken: url, transport, status, decoding, other

        init:
          var urlSession: URLSessionProtocol = URLSession.shared
          ## Keeps.
          var defaults: UserDefaults = .standard
          let library: Library

        services:
          ## Books.
          Library:
            ## One book.
            - book(_ id: Int) -> Single<String>

        inputs:
          ## Opens it.
          open: Int
          sort: Void

        outputs:
          ## Its guests.
          guests: Int = 0
            persist: defaults "Guests"
          title: String = ""
          error: RoomError

        requests:
          ## Asks.
          fetchRoom(id: Int): POST https://example.com/rooms/\(id)
            query:
              page: "1"
            headers:
              Accept: "text/plain"
            decode: Int

        logic:
          ## Sorts.
          - sorted(_ guests: Int) -> Int

        flows:
          ## Shows.
          - open -> latest fetchRoom(id: $0) -> guests
          - open -> latest library.book($0) -> title
          - sort -> with guests -> map sorted -> guests
          - errors -> error

        samples:
          fetchRoom: 3, 4

        scenarios:
          ## Why.
          it opens:
            given: fetchRoom answers 5; defaults "Guests" = 2
            when: open 1
            then: guests = 5; fetchRoom was called once

        """#
}
