/// A change of a text: at one or more places, characters are taken away and others are put in.
///
/// Places and lengths count UTF-16 code units, as browsers do. All places are those of the text before the edit. At each place
/// the inserted text stands behind the removed one.
///
/// ```swift
/// let edit = TextEdit(at: 1, removing: 2, inserting: "x")
/// edit.applied(to: "abcd")  // "axd"
/// ```
public struct TextEdit: Hashable, Sendable {
  /// What happens at one place.
  public struct Change: Hashable, Sendable {
    /// The code units before the change, in the text before the edit.
    public var place: Int
    /// How many code units are taken away.
    public var removed: Int
    /// The text that is put in.
    public var inserted: String

    /// A change at a place.
    public init(at place: Int, removing removed: Int = 0, inserting inserted: String = "") {
      self.place = place
      self.removed = removed
      self.inserted = inserted
    }

    /// The place behind what is taken away.
    var end: Int { place + removed }
    /// By how many code units the text gets longer.
    var growth: Int { inserted.utf16.count - removed }
  }

  /// The changes in the order of their places. They do not overlap, and each of them changes something.
  public private(set) var changes: [Change] = []

  /// An edit that changes nothing.
  public init() {}

  /// An edit of one place.
  public init(at place: Int, removing removed: Int = 0, inserting inserted: String = "") {
    append(Change(at: place, removing: removed, inserting: inserted))
  }

  /// An edit of several places.
  ///
  /// - Returns: `nil` when the changes are not in order, overlap, or count from below 0.
  public init?(_ changes: [Change]) {
    var end = 0
    for change in changes {
      guard change.place >= end, change.removed >= 0, change.removed <= .max - change.place else { return nil }
      end = change.end
      append(change)
    }
  }

  /// Whether it changes nothing.
  public var isEmpty: Bool { changes.isEmpty }

  /// By how many code units a text gets longer.
  public var growth: Int { changes.reduce(0) { $0 + $1.growth } }

  /// The place behind the last change, in the text before the edit.
  package var end: Int { changes.last?.end ?? 0 }

  /// Adds a change behind the others. A removal that goes on with the one before is part of it.
  mutating func append(_ change: Change) {
    guard change.removed > 0 || !change.inserted.isEmpty else { return }
    if let last = changes.last, last.inserted.isEmpty, last.end == change.place {
      changes[changes.count - 1].removed += change.removed
      changes[changes.count - 1].inserted = change.inserted
    } else {
      changes.append(change)
    }
  }

  // MARK: Texts

  /// The text after the edit.
  ///
  /// - Parameter text: Has every place of the edit; see ``fitted(to:)`` for one that may not.
  public func applied(to text: String) -> String {
    let units = text.utf16
    var result = ""
    var start = units.startIndex
    var offset = 0
    for change in changes {
      let place = units.index(start, offsetBy: change.place - offset)
      result += text[start..<place]
      result += change.inserted
      start = units.index(place, offsetBy: change.removed)
      offset = change.end
    }
    return result + text[start...]
  }

  /// The edit that undoes this one.
  ///
  /// - Parameter text: The text before this edit.
  public func inverse(on text: String) -> TextEdit {
    var result = TextEdit()
    var growth = 0
    for change in changes {
      result.append(
        Change(
          at: change.place + growth, removing: change.inserted.utf16.count,
          inserting: text.slice(change.place..<change.end)))
      growth += change.growth
    }
    return result
  }

  /// The edit with its places moved into a text, and out of the middle of surrogate pairs.
  package func fitted(to text: String) -> TextEdit {
    let count = text.utf16.count
    var result = TextEdit()
    for change in changes {
      var place = min(change.place, count)
      var end = min(change.end, count)
      if text.isWithinPair(place) { place -= 1 }
      if text.isWithinPair(end) { end += change.removed > 0 ? 1 : -1 }
      place = max(place, result.end)
      result.append(Change(at: place, removing: max(0, end - place), inserting: change.inserted))
    }
    return result
  }

  // MARK: Carets

  /// Where a caret is after the edit, so that the next character that is typed follows the one before it.
  public func caret(_ place: Int) -> Int {
    var growth = 0
    for change in changes {
      if change.end <= place {
        growth += change.growth
      } else if change.place < place {
        return change.place + growth + min(place - change.place, change.inserted.utf16.count)
      } else {
        break
      }
    }
    return place + growth
  }
}

extension String {
  /// Whether two texts have the same code units; `==` is about meaning, and edits count units.
  package func hasSameUnits(as other: String) -> Bool {
    let result = utf8.withContiguousStorageIfAvailable { units in
      other.utf8.withContiguousStorageIfAvailable { others in
        units.count == others.count && (units.baseAddress == others.baseAddress || units.elementsEqual(others))
      }
    }
    return result.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }

  /// The code units of a range.
  func slice(_ range: Range<Int>) -> String {
    let start = utf16.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf16.index(start, offsetBy: range.count)])
  }

  /// Whether a place is between the two halves of a surrogate pair.
  func isWithinPair(_ place: Int) -> Bool {
    guard place > 0, place < utf16.count else { return false }
    return UTF16.isTrailSurrogate(utf16[utf16.index(startIndex, offsetBy: place)])
  }
}
