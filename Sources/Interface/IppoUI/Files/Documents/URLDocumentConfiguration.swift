public import Foundation

/// The file of an open document (`SwiftUI.URLDocumentConfiguration`). A view that reads it is evaluated again when it changes.
@MainActor
@Observable
public final class URLDocumentConfiguration {
  /// The URL of the document's file; `nil` for a document that was never saved. In browsers it is that of the server's copy.
  public var fileURL: URL?
  /// The time at which the content of the file was changed last, if known.
  public var lastContentModificationDate: Date?
  /// The source of the button that has begun the document, if it named one.
  public let creationSource: DocumentCreationSource?

  init(fileURL: URL?, creationSource: DocumentCreationSource?) {
    self.creationSource = creationSource
    adopt(fileURL)
  }

  /// Notes that the document was read from a file, or written to it.
  func adopt(_ url: URL?) {
    fileURL = url
    let attributes = url.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.path) }
    lastContentModificationDate = attributes?[.modificationDate] as? Date
  }
}

/// The circumstances in which a document is made (`SwiftUI.DocumentCreationContext`).
public struct DocumentCreationContext: Sendable {
  /// The source of the button that has begun the document, if it named one.
  public let creationSource: DocumentCreationSource?
}

/// The name of a way to begin a document (`SwiftUI.DocumentCreationSource`).
///
/// ```swift
/// extension DocumentCreationSource {
///   static let checklist = Self(id: "checklist")
/// }
/// ```
public struct DocumentCreationSource: Hashable, Identifiable, Codable, Sendable {
  /// The name of the source.
  public let id: String

  /// A source with a name.
  public init(id: String) { self.id = id }
}
