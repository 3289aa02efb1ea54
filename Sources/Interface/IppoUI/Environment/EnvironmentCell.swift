/// What one writer of environment values has set, and who reads it there.
final class EnvironmentCell {
  let parent: EnvironmentCell?
  private var values: [ObjectIdentifier: Any]
  private var readers: [ObjectIdentifier: Dependency] = [:]

  init(parent: EnvironmentCell?, values: [ObjectIdentifier: Any] = [:]) {
    self.parent = parent
    self.values = values
  }

  /// The value the innermost writer has set; the read is noted there, or at the root when there is none.
  func read(_ key: ObjectIdentifier) -> Any? {
    var cell = self
    while true {
      if let value = cell.values[key] {
        cell.note(key)
        return value
      }
      guard let parent = cell.parent else {
        cell.note(key)
        return nil
      }
      cell = parent
    }
  }

  private func note(_ key: ObjectIdentifier) {
    guard let evaluation = Evaluation.current, evaluation.node != nil else { return }
    let dependency: Dependency
    if let known = readers[key] {
      dependency = known
    } else {
      dependency = Dependency()
      readers[key] = dependency
    }
    dependency.read(in: evaluation)
  }

  /// Replaces what this writer has set; the readers of what changed are marked.
  @MainActor func write(_ new: [ObjectIdentifier: Any]) {
    let old = values
    values = new
    for (key, value) in new {
      if let previous = old[key] {
        if !areKnownEqual(previous, value) { readers[key]?.changed() }
      } else {
        readersAbove(key)?.changed()
      }
    }
    for key in old.keys where new[key] == nil { readers[key]?.changed() }
  }

  /// Who has read `key` past this cell.
  private func readersAbove(_ key: ObjectIdentifier) -> Dependency? {
    var cell = self
    while let parent = cell.parent {
      cell = parent
      if cell.values[key] != nil { break }
    }
    return cell.readers[key]
  }
}

/// Whether two values are equal and can be compared at all.
func areKnownEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
  let (left, right) = (type(of: lhs), type(of: rhs))
  guard left is AnyClass, right is AnyClass else { return false }
  return (lhs as AnyObject) === (rhs as AnyObject)
}

private func isEqual<T: Equatable>(_ lhs: T, _ rhs: Any) -> Bool {
  guard let rhs = rhs as? T else { return false }
  return lhs == rhs
}
