/// A change of a text: at one or more positions, characters are removed and others are inserted.
///
/// Positions and lengths count UTF-16 code units, as browsers do. All positions refer to the text before the edit. At
/// each position, the inserted text follows the removed text.
///
/// ```swift
/// let edit = TextEdit(at: 1, removing: 2, inserting: "x")
/// edit.applied(to: "abcd")  // "axd"
/// ```
public struct TextEdit: Hashable, Sendable {
  /// The change at one position.
  public struct Change: Hashable, Sendable {
    /// The offset of the change in code units, in the text before the edit.
    public var place: Int
    /// The number of removed code units.
    public var removed: Int
    /// The inserted text.
    public var inserted: String

    /// Creates a change at an offset.
    public init(at place: Int, removing removed: Int = 0, inserting inserted: String = "") {
      self.place = place
      self.removed = removed
      self.inserted = inserted
    }

    /// The end of the removed range.
    var end: Int { place + removed }
    /// The growth of the text in code units.
    var growth: Int { inserted.utf16.count - removed }
  }

  /// The changes in ascending order of their positions. Changes are not empty, and lie apart from each other.
  public private(set) var changes: [Change] = []

  /// An edit that changes nothing.
  public init() {}

  /// Creates an edit with one change.
  public init(at place: Int, removing removed: Int = 0, inserting inserted: String = "") {
    append(Change(at: place, removing: removed, inserting: inserted))
  }

  /// Creates an edit with several changes.
  ///
  /// - Returns: `nil` if the changes are not in order, overlap, or contain negative numbers.
  public init?(_ changes: [Change]) {
    var end = 0
    for change in changes {
      guard change.place >= end, change.removed >= 0, change.removed <= .max - change.place else { return nil }
      end = change.end
      append(change)
    }
  }

  /// Whether the edit changes nothing.
  public var isEmpty: Bool { changes.isEmpty }

  /// The growth of the text in code units.
  public var growth: Int { changes.reduce(0) { $0 + $1.growth } }

  /// The end of the last change, in the text before the edit.
  package var end: Int { changes.last?.end ?? 0 }

  /// Appends a change. A removal that is adjacent to the previous removal extends it.
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
  /// - Parameter text: A text that contains every position of the edit. For other texts, see `fitted(to:)`.
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

  /// The inverse edit.
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

  /// Moves the positions of the edit into a text, and out of surrogate pairs.
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

  /// The position of a caret after the edit. The next typed character then follows the previous one.
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
  /// Whether two texts have the same code units; `==` compares canonical equivalents, but edits count units.
  package func hasSameUnits(as other: String) -> Bool {
    let result = utf8.withContiguousStorageIfAvailable { units in
      other.utf8.withContiguousStorageIfAvailable { others in
        units.count == others.count && (units.baseAddress == others.baseAddress || units.elementsEqual(others))
      }
    }
    return result.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }

  /// The code units in a range.
  func slice(_ range: Range<Int>) -> String {
    let start = utf16.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf16.index(start, offsetBy: range.count)])
  }

  /// Whether a position is inside a surrogate pair.
  func isWithinPair(_ place: Int) -> Bool {
    guard place > 0, place < utf16.count else { return false }
    return UTF16.isTrailSurrogate(utf16[utf16.index(startIndex, offsetBy: place)])
  }
}
