/// Reads the values of one archive.
///
/// The depth of the recursion is the depth of the archive, at most ``ArchivedValue/levelLimit`` levels.
///
/// Archives outlive programs. Fields that the program no longer has are dropped. Fields that the archive lacks keep
/// their initial value, or are empty (`false`, 0, `""`, nil) where there is none. ``losses`` lists both.
package final class ArchiveReader {
  /// The differences between the archive and the program, by path: values that either of them lacks.
  package private(set) var losses: [String: String] = [:]

  private var path: [String] = []
  private var objects: [Int: AnyObject] = [:]

  package init() {}

  /// Reads a value. What is missing in the archive, or cannot be read, is as in the initial value.
  ///
  /// - Parameters:
  ///   - initial: the value that there is without an archive. Objects in it are changed in place.
  ///   - path: where it is, for reports.
  package func read<T>(_ archived: ArchivedValue, initial: T, at path: @autoclosure () -> String) -> T {
    var value = initial
    _ = within(path()) {
      withUnsafeMutablePointer(to: &value) { restore(archived, into: $0, isInitialized: true) }
    }
    return value
  }

  /// Reads a part of the value that is being read.
  ///
  /// - Returns: nil if the archived value is unreadable, and the initial value is missing.
  package func read<T>(_ archived: ArchivedValue, as type: T.Type, initial: T? = nil) -> T? {
    let place = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { place.deallocate() }
    if let initial { place.initialize(to: initial) }
    guard restore(archived, into: place, isInitialized: initial != nil) else { return nil }
    return place.move()
  }

  private func restore<T>(_ archived: ArchivedValue, into place: UnsafeMutablePointer<T>, isInitialized: Bool) -> Bool {
    Plans.of(T.self).restore(archived, into: UnsafeMutableRawPointer(place), isInitialized: isInitialized, by: self)
  }

  /// The object of a number, if it was read before.
  package func object(_ number: Int) -> AnyObject? { objects[number] }

  /// From now on, the number stands for the object.
  package func know(_ object: AnyObject, as number: Int) { objects[number] = object }

  /// Notes that the archive and the program differ in the value that is being read.
  package func lose(_ reason: String) {
    losses[path.joined(separator: ".")] = reason
  }

  /// Runs `body` for a part of the value that is being read.
  func within(_ name: String, _ body: () -> Bool) -> Bool {
    path.append(name)
    defer { path.removeLast() }
    return body()
  }
}
