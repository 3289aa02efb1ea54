/// Writes values down. One writer writes one archive: an object that is met twice is the same object when it is read.
///
/// Values are written by name, from their stored properties, so that an app needs no code for it. The writer leaves out
/// values that it cannot write, such as functions, and objects other than models and `Codable` ones. It lists them in
/// ``omissions``.
package final class ArchiveWriter {
  /// The omitted values by path, and the reasons: `Settings.State.onFinish`, `a function`.
  package private(set) var omissions: [String: String] = [:]

  /// Whether something was written that has an identity, or that others may change as well: a copy of it would not be the same.
  package private(set) var hasReferences = false

  /// The path of the value that is being written.
  private var path: [String] = []
  /// The level of the current value in the archive.
  private var depth = ArchivedValue.levelsAround
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Keeps what was written until the archive is finished: the address of an object is its identity.
  private var objects: [AnyObject] = []

  package init() {}

  /// Writes a value.
  ///
  /// - Parameter path: where it is, for reports.
  /// - Returns: nil if nothing of it can be written.
  package func write<T>(_ value: T, at path: @autoclosure () -> String) -> ArchivedValue? {
    within(path()) { withUnsafePointer(to: value) { write(at: $0) } }
  }

  /// Writes a part of the value that is being written.
  package func write<T>(_ value: T) -> ArchivedValue? {
    withUnsafePointer(to: value) { write(at: $0) }
  }

  /// Writes a part of the value that is being written, where it lies.
  package func write<T>(at place: UnsafePointer<T>) -> ArchivedValue? {
    Plans.of(T.self).write(UnsafeRawPointer(place), self)
  }

  /// Writes an object: what it holds the first time, and its number from then on.
  package func write(object: AnyObject, _ contents: () -> ArchivedValue?) -> ArchivedValue? {
    hasReferences = true
    return nest {
      if let number = numbers[ObjectIdentifier(object)] { return .object(number, .none) }
      let number = objects.count + 1
      objects.append(object)
      numbers[ObjectIdentifier(object)] = number
      return contents().map { .object(number, $0) }
    }
  }

  /// Notes that the value that is being written is one that others have as well.
  package func noteReference() { hasReferences = true }

  /// Notes that the value that is being written cannot be.
  package func omit(_ reason: String) {
    omissions[path.joined(separator: ".")] = reason
  }

  /// Runs `body` for a part of the value that is being written.
  func within<R>(_ name: String, _ body: () -> R?) -> R? {
    path.append(name)
    defer { path.removeLast() }
    return body()
  }

  /// Runs `body` for the parts of a list, a record, a case or an object.
  ///
  /// - Parameter levels: The number of nested containers around the parts.
  /// - Returns: nil if the parts would exceed the depth limit of archives (``ArchivedValue/levelLimit``).
  package func nest<R>(_ levels: Int = 1, _ body: () -> R?) -> R? {
    guard depth + levels < ArchivedValue.levelLimit else {
      // The outermost path is enough: nested values produce many reports with long paths.
      let start = path.prefix(8).joined(separator: ".") + (path.count > 8 ? "…" : "")
      omissions[start] = "nested more than \(ArchivedValue.levelLimit) levels deep"
      return nil
    }
    depth += levels
    defer { depth -= levels }
    return body()
  }
}
