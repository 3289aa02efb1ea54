import Foundation

/// A file that only the user of this process may read.
///
/// `Data.write(options: .atomic)` gives the new file the mode of the process instead.
enum PrivateFile {
  /// Replaces the contents of a file in one step: a reader, or a crash, finds the old contents or the new ones.
  /// - Throws: A `CocoaError` of the system's error. The old file is unchanged then.
  static func write(_ data: Data, to file: URL) throws {
    // The system creates the file with mode 0600.
    var path = Array((file.path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw failure(file) }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
      guard rename(path, file.path) == 0 else { throw failure(file) }
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Removes the new files of writes that killed processes have left undone. A write takes less than an hour.
  /// - Parameter files: of a folder of property lists.
  static func removeLeftovers(among files: [URL], at date: Date = Date()) {
    for file in files where file.deletingPathExtension().pathExtension == "plist" && file.pathExtension.count == 6 {
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      guard let written = values?.contentModificationDate, date.timeIntervalSince(written) > 3600 else { continue }
      try? FileManager.default.removeItem(at: file)
    }
  }

  private static func failure(_ file: URL) -> CocoaError {
    let underlying = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    return CocoaError(
      .fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path, NSUnderlyingErrorKey: underlying])
  }
}
