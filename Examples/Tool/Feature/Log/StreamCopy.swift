import Foundation
import Synchronization

/// A copy of a pipe in a temporary file without a name, so that its lines can be read again.
final class StreamCopy: Sendable {
  /// The file, which grows until the stream ends.
  let file: OpenFile
  private let ended = Atomic(false)

  /// Whether all of the stream is in the file.
  var isEnded: Bool { ended.load(ordering: .acquiring) }

  /// Begins a copy, which goes on until the end of the stream.
  ///
  /// - Parameter descriptor: The stream, which the copy duplicates.
  init(of descriptor: Int32) throws(LogError) {
    let folder = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(folder)/log-viewer-XXXXXX".utf8CString)
    let target = mkstemp(&template)
    guard target >= 0 else { throw LogError(path: folder, number: errno) }
    unlink(template)
    _ = fcntl(target, F_SETFD, FD_CLOEXEC)
    let source = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard source >= 0 else {
      let number = errno
      close(target)
      throw LogError(path: "standard input", number: number)
    }
    file = OpenFile(descriptor: target)
    Thread.detachNewThread { self.copy(from: source) }
  }

  private func copy(from source: Int32) {
    defer {
      close(source)
      ended.store(true, ordering: .releasing)
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(source, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      var written = 0
      while written < count {
        let step = buffer.withUnsafeBytes { write(file.descriptor, $0.baseAddress! + written, count - written) }
        if step < 0, errno == EINTR { continue }
        guard step > 0 else { return }
        written += step
      }
    }
  }
}
