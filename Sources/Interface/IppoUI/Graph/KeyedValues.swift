/// Values under types. Nearly all owners of such values have one or two. The values stand side by side, in the order of
/// their keys. That takes less memory than a dictionary, and a look-up is faster.
struct KeyedValues {
  // Beside the values, so that a look-up of a key copies no value.
  private var keys: [ObjectIdentifier] = []
  private var values: [Any] = []

  var isEmpty: Bool { keys.isEmpty }

  subscript(key: ObjectIdentifier) -> Any? {
    get {
      let (index, isKnown) = place(of: key)
      return isKnown ? values[index] : nil
    }
    set {
      let (index, isKnown) = place(of: key)
      switch (newValue, isKnown) {
      case (let value?, true): values[index] = value
      case (let value?, false):
        keys.insert(key, at: index)
        values.insert(value, at: index)
      case (nil, true):
        keys.remove(at: index)
        values.remove(at: index)
      case (nil, false): break
      }
    }
  }

  func contains(_ key: ObjectIdentifier) -> Bool { place(of: key).isKnown }

  func forEach(_ body: (ObjectIdentifier, Any) -> Void) {
    for (index, key) in keys.enumerated() { body(key, values[index]) }
  }

  func forEachKey(_ body: (ObjectIdentifier) -> Void) { keys.forEach(body) }

  /// Adds other values, which win.
  mutating func merge(_ others: KeyedValues) {
    if isEmpty {
      self = others
    } else {
      others.forEach { self[$0] = $1 }
    }
  }

  /// Returns the index of the value of a key, or the index at which the value would be inserted.
  private func place(of key: ObjectIdentifier) -> (index: Int, isKnown: Bool) {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      let candidate = keys[middle]
      if candidate == key { return (middle, true) }
      if candidate < key { low = middle + 1 } else { high = middle }
    }
    return (low, false)
  }
}
