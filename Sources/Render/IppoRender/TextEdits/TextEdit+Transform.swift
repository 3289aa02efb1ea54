extension TextEdit {
  /// Transforms two concurrent edits of one text over each other (operational transformation with two parties).
  ///
  /// `app` followed by the new `person` gives the same text as `person` followed by the new `app` (TP1). Inserted
  /// characters stay, and removed characters are gone. There is one exception: if the person removes all that the app
  /// replaces, the replacement is removed too. At equal positions, the app's text comes first.
  public static func transform(person: TextEdit, app: TextEdit) -> (person: TextEdit, app: TextEdit) {
    (person.moved(over: app, isApp: false), app.moved(over: person, isApp: true))
  }

  /// Transforms this edit over a concurrent edit of the same text.
  ///
  /// - Parameter isApp: Whether this edit is the app's, and the other one the person's.
  private func moved(over other: TextEdit, isApp: Bool) -> TextEdit {
    let others = other.changes
    var result = TextEdit()
    /// The index of the first pending change of the other edit, and the accumulated growth of the changes before it.
    var next = 0
    var growth = 0
    func pass() {
      growth += others[next].growth
      next += 1
    }
    /// The contiguous removal of this edit up to the current position.
    var removing = 0..<0
    for change in changes {
      while next < others.count,
        others[next].end < change.place || others[next].end == change.place && (change.removed > 0 || !isApp)
      {
        pass()
      }
      if change.removed > 0 {
        removing = (removing.upperBound == change.place ? removing.lowerBound : change.place)..<change.end
      }
      var isGone = true
      var place = change.place
      func remove(upTo end: Int) {
        guard place < end else { return }
        result.append(Change(at: place + growth, removing: end - place))
        isGone = false
      }
      while place < change.end {
        guard next < others.count, others[next].place < change.end else {
          remove(upTo: change.end)
          break
        }
        let obstacle = others[next]
        remove(upTo: obstacle.place)
        place = min(obstacle.end, change.end)
        guard obstacle.end < change.end || obstacle.end == change.end && !isApp else { break }
        if !isApp, obstacle.removed > 0, removing.lowerBound <= obstacle.place {
          // The replacement of the removed text.
          result.append(Change(at: obstacle.place + growth, removing: obstacle.inserted.utf16.count))
        }
        pass()
      }
      if !isApp { while next < others.count, others[next].end == change.end { pass() } }
      if isApp, change.removed > 0, isGone { continue }
      let end = next < others.count ? min(change.end, others[next].place) : change.end
      result.append(Change(at: end + growth, inserting: change.inserted))
    }
    return result
  }
}
