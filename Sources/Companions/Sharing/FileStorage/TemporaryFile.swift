import Foundation
import Glibc

/// The facts that tell one state of a file from another without reading the file.
struct FileAppearance: Equatable {
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// - Returns: `nil` for a missing or (still) empty file: neither holds a value.
  init?(of url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(_ status: stat) {
    guard status.st_size > 0 else { return nil }
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}

/// A file that takes the place of another all at once, by `rename(2)`.
struct TemporaryFile {
  /// `write(2)`: takes a file descriptor, bytes and their number; returns how many were written, or -1 and sets `errno`.
  typealias Write = @Sendable (Int32, UnsafeRawPointer?, Int) -> Int

  let appearance: FileAppearance?
  private let path: String
  private let destination: String

  /// Writes data beside the file it shall replace, with that file's permissions.
  ///
  /// If there is too little space, the initializer removes the part that it has written, and the file to be replaced
  /// stays as it is.
  init(_ data: Data, replacing url: URL, write: Write) throws {
    destination = url.path
    path = url.deletingLastPathComponent().path + "/.\(url.lastPathComponent).\(UUID().uuidString)"
    var status = stat()
    let mode = stat(destination, &status) == 0 ? status.st_mode & 0o7777 : nil
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o644)
    guard descriptor >= 0 else { throw CocoaError.posix(errno, url) }
    do {
      var isOpen = true
      defer { if isOpen { close(descriptor) } }
      try Self.writeAll(data, to: descriptor, url, write)
      // What `open` was told passed through the process's mask.
      if let mode, fchmod(descriptor, mode) != 0 { throw CocoaError.posix(errno, url) }
      guard fstat(descriptor, &status) == 0 else { throw CocoaError.posix(errno, url) }
      appearance = FileAppearance(status)
      isOpen = false
      // Some file systems say only now that there was no space.
      guard close(descriptor) == 0 else { throw CocoaError.posix(errno, url) }
    } catch {
      unlink(path)
      throw error
    }
  }

  func moveIntoPlace() throws {
    guard rename(path, destination) != 0 else { return }
    let error = CocoaError.posix(errno, URL(fileURLWithPath: destination))
    unlink(path)
    throw error
  }

  private static func writeAll(_ data: Data, to descriptor: Int32, _ url: URL, _ write: Write) throws {
    try data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw CocoaError.posix(errno, url) }
        rest = rest.dropFirst(count)
      }
    }
  }
}

extension CocoaError {
  /// The error of Foundation for a failed system call that writes a file.
  fileprivate static func posix(_ code: Int32, _ url: URL) -> CocoaError {
    let kind: CocoaError.Code =
      switch code {
      case ENOSPC, EDQUOT: .fileWriteOutOfSpace
      case EACCES, EPERM: .fileWriteNoPermission
      case EROFS: .fileWriteVolumeReadOnly
      case ENOENT, ENOTDIR: .fileNoSuchFile
      default: .fileWriteUnknown
      }
    return CocoaError(
      kind,
      userInfo: [
        NSURLErrorKey: url,
        NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(code)),
      ]
    )
  }
}
