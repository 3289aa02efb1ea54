public import Foundation
internal import Synchronization

/// A type that reads the content of a document in the background (`SwiftUI.DocumentReader`).
public protocol DocumentReader<Snapshot> {
  /// The content of a document at one time.
  associatedtype Snapshot
  /// The place that is read. Windows read URLs of files.
  associatedtype Source = URL

  /// Reads the content.
  ///
  /// - Parameters:
  ///   - source: The place to read.
  ///   - progress: Shows the user how far the reader is, if the reader starts it.
  @concurrent func read(from source: sending Source, progress: consuming Subprogress) async throws -> sending Snapshot
}

/// The description of a file that is read (`SwiftUI.DocumentReadConfiguration`).
public struct DocumentReadConfiguration: Sendable {
  /// The type of the file.
  public let contentType: UTType
  let wrapper: LastFileWrapper
}

/// The file wrapper that a document was read from or written as last. Its reader and its writer share it.
final class LastFileWrapper: Unarchived, Sendable {
  private let wrapper = Mutex<FileWrapper?>(nil)

  var value: FileWrapper? {
    get { wrapper.withLock { $0 } }
    set { wrapper.withLock { $0 = newValue } }
  }
}

/// A reader that makes the content of a document of a `FileWrapper` (`SwiftUI.FileWrapperDocumentReader`).
public struct FileWrapperDocumentReader<Snapshot>: DocumentReader {
  /// The description of a file that is read.
  public typealias ReadConfiguration = DocumentReadConfiguration
  private let configuration: ReadConfiguration
  private let makeSnapshot: (FileWrapper) async throws -> sending Snapshot

  /// A reader with a function from a file to the content of a document.
  public init(
    _ configuration: sending ReadConfiguration,
    makeSnapshot: @escaping (FileWrapper) async throws -> sending Snapshot
  ) {
    self.configuration = configuration
    self.makeSnapshot = makeSnapshot
  }

  /// Reads the file or the folder at a URL.
  @concurrent public func read(
    from source: sending URL, progress: consuming Subprogress
  ) async throws -> sending Snapshot {
    let manager = progress.start(totalCount: 2)
    let file = try FileWrapper(url: source, options: .immediate)
    manager.complete(count: 1)
    let snapshot = try await makeSnapshot(file)
    configuration.wrapper.value = file
    manager.complete(count: 1)
    return snapshot
  }
}
