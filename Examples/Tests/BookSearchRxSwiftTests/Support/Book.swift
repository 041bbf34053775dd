@testable import BookSearchRxSwift

/// The app's type, for the tests that both apps share.
typealias Book = BookSearchRxSwift.Book
