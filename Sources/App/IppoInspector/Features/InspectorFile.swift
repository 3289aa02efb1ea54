import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A file that the person saves.
struct InspectorFile: Equatable, FileDocument, Sendable {
  /// The name without an extension.
  let name: String
  let type: UTType
  let bytes: [UInt8]

  static var readableContentTypes: [UTType] { [.recording, .plainText, .swiftSource] }

  init(name: String, type: UTType, bytes: [UInt8]) { (self.name, self.type, self.bytes) = (name, type, bytes) }

  init(configuration: ReadConfiguration) throws { throw CocoaError(.fileReadUnsupportedScheme) }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(bytes))
  }
}

extension UTType {
  /// A recording of a session.
  static let recording = UTType(exportedAs: "dev.ippo.recording", conformingTo: .data)
}
