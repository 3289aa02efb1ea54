/// What one writer of environment values has set, and who reads it there.
final class EnvironmentCell {
  let parent: EnvironmentCell?
  private var values: KeyedValues
  /// Bodies, by the key they have read here.
  private var readers: [ObjectIdentifier: Dependency] = [:]
  /// Elements that have read something here. They read a dozen keys each, and to say again what one is costs little.
  private var anyKey: Dependency?

  init(parent: EnvironmentCell?, values: KeyedValues = KeyedValues()) {
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
    if evaluation.isElement {
      let dependency = anyKey ?? Dependency()
      anyKey = dependency
      dependency.read(in: evaluation)
    } else if let dependency = readers[key] {
      dependency.read(in: evaluation)
    } else {
      let dependency = Dependency()
      readers[key] = dependency
      dependency.read(in: evaluation)
    }
  }

  /// Forgets who has read what: `node`, the only one there is, has read all of it.
  func joinReaders(in node: _Node) {
    guard !readers.isEmpty || anyKey != nil else { return }
    readers = [:]
    let dependency = Dependency()
    anyKey = dependency
    dependency.readers.insert(node)
    node.dependencies.append(dependency)
  }

  /// Whether a body has read the key here, where this is its writer, or the root.
  func isRead(_ key: ObjectIdentifier) -> Bool { readers[key] != nil }

  /// Replaces what this writer has set; the readers of what changed are marked.
  @MainActor func write(_ new: KeyedValues) {
    let old = values
    values = new
    new.forEach { key, value in
      if let previous = old[key] {
        if !areKnownEqual(previous, value) { changed(key) }
      } else {
        lookup(key).changed(key)
      }
    }
    old.forEach { key, _ in if new[key] == nil { changed(key) } }
  }

  @MainActor private func changed(_ key: ObjectIdentifier) {
    readers[key]?.changed()
    anyKey?.changed()
  }

  /// Where `key` was read while this cell did not have it.
  private func lookup(_ key: ObjectIdentifier) -> EnvironmentCell {
    var cell = self
    while let parent = cell.parent {
      cell = parent
      if cell.values[key] != nil { break }
    }
    return cell
  }
}

/// Whether two values are equal and can be compared at all: objects that are not `Equatable` are equal to themselves,
/// also where they are optional.
func areKnownEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
  if let left = lhs as? any OptionalValue, let right = rhs as? any OptionalValue {
    switch (left.wrapped, right.wrapped) {
    case (nil, nil): return true
    case (let left?, let right?): return areKnownEqual(left, right)
    case (nil, _?), (_?, nil): return false
    }
  }
  let (left, right) = (type(of: lhs), type(of: rhs))
  guard left is AnyClass, right is AnyClass else { return false }
  return (lhs as AnyObject) === (rhs as AnyObject)
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

private func isEqual<T: Equatable>(_ lhs: T, _ rhs: Any) -> Bool {
  guard let rhs = rhs as? T else { return false }
  return lhs == rhs
}
