@testable import BookSearchCombine

/// The app's type, for the tests that both apps share.
typealias Book = BookSearchCombine.Book
