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

  private static func failure(_ file: URL) -> CocoaError {
    let underlying = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    return CocoaError(
      .fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path, NSUnderlyingErrorKey: underlying])
  }
}
