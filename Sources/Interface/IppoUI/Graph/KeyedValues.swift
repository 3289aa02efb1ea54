/// Values under types. Nearly all who hold such values hold one or two: they stand side by side, in the order of their keys,
/// which takes half of the room of a dictionary and is found sooner.
struct KeyedValues {
  private var entries: [(key: ObjectIdentifier, value: Any)] = []

  var isEmpty: Bool { entries.isEmpty }

  subscript(key: ObjectIdentifier) -> Any? {
    get {
      let (index, isKnown) = place(of: key)
      return isKnown ? entries[index].value : nil
    }
    set {
      let (index, isKnown) = place(of: key)
      switch (newValue, isKnown) {
      case (let value?, true): entries[index].value = value
      case (let value?, false): entries.insert((key, value), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  func contains(_ key: ObjectIdentifier) -> Bool { place(of: key).isKnown }

  func forEach(_ body: (ObjectIdentifier, Any) -> Void) {
    for (key, value) in entries { body(key, value) }
  }

  /// Adds other values, which win.
  mutating func merge(_ others: KeyedValues) {
    if isEmpty {
      self = others
    } else {
      others.forEach { self[$0] = $1 }
    }
  }

  /// Where the value of a key stands, or would.
  private func place(of key: ObjectIdentifier) -> (index: Int, isKnown: Bool) {
    // Keys are read where they lie: an element of an array would be copied together with its value.
    entries.withUnsafeBufferPointer { entries in
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        let candidate = entries[middle].key
        if candidate == key { return (middle, true) }
        if candidate < key { low = middle + 1 } else { high = middle }
      }
      return (low, false)
    }
  }
}
