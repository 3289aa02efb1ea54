internal import Foundation
internal import IppoWindow

/// Drafts: files for changes that would end with their window, because they cannot be saved to the document's own file.
extension DocumentFrame {
  /// Writes the document of a window that ends to a draft, and says where the draft is.
  ///
  /// - Parameters:
  ///   - reason: The sentence for the user about the changes that are not saved.
  ///   - end: Takes the sentences for the user, once the draft is written or cannot be written.
  func keepDraft(_ reason: String, _ end: @escaping @MainActor (String) -> Void) {
    guard let write = actions.write, let draft = makeDraftPlace() else { return end(reason) }
    write(draft) { result in
      guard case .success = result else {
        try? FileManager.default.removeItem(at: draft)
        return end(reason)
      }
      end("\(reason) A draft of it is in \(draft.path).")
    }
  }

  /// An empty file for a draft with the name of the document; `nil` where there is no folder for drafts.
  private func makeDraftPlace() -> URL? {
    guard let draftFolder, isEditable else { return nil }
    do {
      // Drafts are for the user alone, wherever the documents would have gone.
      try FileManager.default.createDirectory(
        at: draftFolder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      return nil
    }
    // The sentence about the draft calls the document so, too.
    let untitled = LibraryWord.untitled.rawValue
    let name = url?.lastPathComponent ?? actions.type.map { FileExport.name(untitled, for: $0, untitled: untitled) }
    var place = draftFolder.appendingPathComponent(name ?? untitled)
    // Programs whose terminals close together choose at the same time: who makes the file has the place.
    for _ in 0..<100 {
      do {
        try Data().write(to: place, options: .withoutOverwriting)
        return place
      } catch CocoaError.fileWriteFileExists {
        place = place.freeNeighbour
      } catch {
        return nil
      }
    }
    return nil
  }
}

private struct DraftFolderKey: EnvironmentKey {
  static var defaultValue: URL? { nil }
}

extension EnvironmentValues {
  /// The folder for documents with changes that are left when a window ends; `nil` where no drafts are kept.
  @_spi(Host) public var draftFolder: URL? {
    get { self[DraftFolderKey.self] }
    set { self[DraftFolderKey.self] = newValue }
  }
}
