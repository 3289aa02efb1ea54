#if Web
  import Foundation
  import IppoDev

  /// The text that a worker writes to its standard error.
  final class WorkerErrors {
    private let reader: OutputReader
    private(set) var output = CrashOutput()

    init(_ descriptor: Int32) { reader = OutputReader(descriptor) }

    /// Readable when the worker has written something. The descriptor closes with the object.
    var descriptor: Int32 { reader.descriptor }

    /// Whether nobody can write any more. The descriptor stays readable then.
    var isAtEnd: Bool { reader.isAtEnd }

    /// Passes on what the worker has written.
    func pass(to write: (Data) -> Void) {
      reader.read { part in
        output.append(part)
        write(Data(part))
      }
    }
  }

  /// Files for texts that are too long for a message.
  enum TemporaryText {
    /// A file without a name that holds the bytes.
    /// - Returns: its descriptor at the beginning of the file; `nil` where the system has no room for it.
    static func file(of bytes: Data) -> Int32? {
      var path = Array((NSTemporaryDirectory() + "ippo-dev-XXXXXX").utf8CString)
      let descriptor = mkstemp(&path)
      guard descriptor >= 0 else { return nil }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      unlink(path)
      let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard written == bytes.count, lseek(descriptor, 0, SEEK_SET) == 0 else {
        close(descriptor)
        return nil
      }
      return descriptor
    }
  }
#endif
