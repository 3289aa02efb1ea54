/// Reads values of one archive.
package final class ArchiveReader {
  /// What the archive held and the program did not take, by path.
  package private(set) var losses: [String: String] = [:]

  package init() {}

  /// Reads a value. What is missing in the archive, or cannot be read, is as in the initial value.
  ///
  /// - Parameters:
  ///   - initial: the value that there is without an archive.
  ///   - path: where it is, for reports.
  package func read<T>(_ archived: ArchivedValue, initial: T, at path: @autoclosure () -> String) -> T { initial }
}
