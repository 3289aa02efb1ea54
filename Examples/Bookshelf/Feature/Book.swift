import Foundation
import SwiftData

/// A book that somebody reads, or has read.
@Model
final class Book {
  var title: String
  var author: String
  var isRead = false
  @Relationship(deleteRule: .cascade, inverse: \Note.book) var notes: [Note] = []

  init(title: String, author: String) {
    self.title = title
    self.author = author
  }
}

/// A remark about a book.
@Model
final class Note {
  var text: String
  var book: Book?

  init(text: String) { self.text = text }
}
