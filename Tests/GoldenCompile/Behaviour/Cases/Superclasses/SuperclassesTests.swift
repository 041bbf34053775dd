import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// What a superclass asks every subclass for makes view models as well, and so do initializers beside their own.
final class SuperclassesTests: XCTestCase {
    @MainActor func testASuperclassMakesThem() async throws {
        let rooms: [PictureRoom.Type] = [PostcardViewModel.self]
        let titled: [TitledRoom.Type] = [CaptionViewModel.self, LateCaptionViewModel.self]
        let read = Source<Void>()
        let text = Source<String>()

        let postcard = try XCTUnwrap(rooms[0].init() as? PostcardViewModel)
        let card = postcard.transform(input: .init(read: read.stream))
        let line = Recorder(card.line)
        read.send(())
        XCTAssertEqual(line.values, ["", "Hello"])

        let captions = titled.map { $0.init(title: "Hill") }
        let caption = try XCTUnwrap(captions[0] as? CaptionViewModel)
        let sign = Source<Void>()
        let seen = Recorder(caption.transform(input: .init(text: text.stream, sign: sign.stream)).caption)
        text.send("green")
        sign.send(())
        XCTAssertEqual(seen.values, ["", "Hill: green", "H: "])
        XCTAssertTrue(captions[1] is LateCaptionViewModel)
    }

    @MainActor func testAnInitializerBesideTheOwnOne() async {
        let next = Source<Void>()
        let gallery = GalleryViewModel(count: 1)
        let picture = Recorder(gallery.transform(input: .init(next: next.stream)).picture)
        next.send(())
        next.send(())
        XCTAssertEqual(picture.values, ["", "picture 0", "wall"])
    }
}
