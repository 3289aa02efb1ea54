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
    get { entries.first { $0.name == name }?.value }
    set {
      guard let index = entries.firstIndex(where: { $0.name == name }) else {
        if let newValue { entries.append(Entry(name: name, value: newValue)) }
        return
      }
      if let newValue { entries[index].value = newValue } else { entries.remove(at: index) }
    }
  }

  /// What has to be set, or removed (`nil`), to turn this list into `target`. Order does not count.
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
