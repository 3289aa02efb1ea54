/// Writes values down. One writer writes one archive: an object that is met twice is the same object when it is read.
package final class ArchiveWriter {
  /// What could not be written, by path, and why: `Settings.State.onFinish: a function`.
  package private(set) var omissions: [String: String] = [:]

  package init() {}

  /// Writes a value.
  ///
  /// - Parameter path: where it is, for reports.
  /// - Returns: nil if nothing of it can be written.
  package func write<T>(_ value: T, at path: @autoclosure () -> String) -> ArchivedValue? {
    omissions[path()] = "not written"
    return nil
  }
}
