public import Foundation

/// A type that writes the content of a document in the background (`SwiftUI.DocumentWriter`).
public protocol DocumentWriter<Snapshot> {
  /// The content of a document at one time.
  associatedtype Snapshot
  /// The place that is written. Windows write URLs of files.
  associatedtype Destination = URL

  /// Writes the content.
  ///
  /// - Parameters:
  ///   - snapshot: The content to write.
  ///   - destination: The place to write. It is a draft, which replaces the document's file once it is complete; for a folder the
  ///     draft is a copy of it.
  ///   - previous: The content that the folder at `destination` has. `nil` for a single file, and for the first save to a folder.
  ///   - progress: Shows the user how far the writer is, if the writer starts it.
  @concurrent func write(
    snapshot: sending Snapshot, to destination: sending Destination, previous: sending Snapshot?,
    progress: consuming Subprogress
  ) async throws
}

/// The description of a file that is written (`SwiftUI.DocumentWriteConfiguration`).
public struct DocumentWriteConfiguration: Sendable {
  /// The type of the file.
  public let contentType: UTType
  let wrapper: LastFileWrapper
}

/// A writer that makes a `FileWrapper` of the content of a document (`SwiftUI.FileWrapperDocumentWriter`).
public struct FileWrapperDocumentWriter<Snapshot>: DocumentWriter {
  /// The description of a file that is written.
  public typealias WriteConfiguration = DocumentWriteConfiguration
  private let configuration: WriteConfiguration
  private let makeFileWrapper: (Snapshot, FileWrapper?) async throws -> FileWrapper

  /// A writer with a function from the content of a document to a file.
  ///
  /// - Parameter makeFileWrapper: Receives the content, and the file that was read or written last.
  public init(
    _ configuration: sending WriteConfiguration,
    makeFileWrapper: @escaping (Snapshot, FileWrapper?) async throws -> FileWrapper
  ) {
    self.configuration = configuration
    self.makeFileWrapper = makeFileWrapper
  }

  /// Writes a file or a folder to a URL. The one that is there stays until the new one is complete.
  @concurrent public func write(
    snapshot: sending Snapshot, to destination: sending URL, previous: sending Snapshot?,
    progress: consuming Subprogress
  ) async throws {
    let manager = progress.start(totalCount: 2)
    let file = try await makeFileWrapper(snapshot, configuration.wrapper.value)
    manager.complete(count: 1)
    let draft = try FileDraft(of: destination, copiesFolder: false)
    defer { draft.discard() }
    try file.write(to: draft.url, originalContentsURL: nil)
    try draft.commit()
    configuration.wrapper.value = file
    manager.complete(count: 1)
  }
}
