/// A short ordered list of names and values: the attributes or the style properties of one element.
///
/// Order is that of first assignment, so that the same element is always written in the same way.
package struct AttributeList: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  package struct Entry: Hashable, Sendable {
    package var name: String
    package var value: String
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  package init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }

  package var isEmpty: Bool { entries.isEmpty }

  package subscript(name: String) -> String? {
    get { index(of: name).map { entries[$0].value } }
    set {
      guard let index = index(of: name) else {
        if let newValue { append(name, newValue) }
        return
      }
      if let newValue { entries[index].value = newValue } else { entries.remove(at: index) }
    }
  }

  /// Adds a word to a value that consists of words, as the classes of an element do.
  mutating func add(_ word: String, to name: String) {
    guard let index = index(of: name) else { return append(name, word) }
    if !entries[index].value.isEmpty { entries[index].value += " " }
    entries[index].value += word
  }

  private func index(of name: String) -> Int? {
    // Names are compared where they lie: an entry that is handed out is a reference more to each of its texts.
    for index in entries.indices where entries[index].name == name { return index }
    return nil
  }

  private mutating func append(_ name: String, _ value: String) {
    // Most elements have a few.
    if entries.isEmpty { entries.reserveCapacity(4) }
    entries.append(Entry(name: name, value: value))
  }

  /// The attributes to set, or to remove (`nil`), to turn this list into `target`. Order does not count.
  func changes(to target: AttributeList) -> [AttributeChange] {
    guard self != target else { return [] }
    var changes: [AttributeChange] = []
    for entry in entries where target[entry.name] == nil {
      changes.append(AttributeChange(name: entry.name, value: nil))
    }
    for entry in target.entries where self[entry.name] != entry.value {
      changes.append(AttributeChange(name: entry.name, value: entry.value))
    }
    return changes
  }
}

/// One attribute or style property that changes; `nil` removes it.
package struct AttributeChange: Equatable, Sendable {
  package var name: String
  package var value: String?
}
