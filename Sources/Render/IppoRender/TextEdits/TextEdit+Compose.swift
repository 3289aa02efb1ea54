extension TextEdit {
  /// Composes this edit with a later one.
  ///
  /// - Parameter other: An edit of the text after this edit.
  public func composed(with other: TextEdit) -> TextEdit {
    var first = Steps(changes)
    var second = Steps(other.changes)
    var result = TextEdit()
    /// The number of consumed code units of the original text.
    var place = 0
    var removed = 0
    var inserted = ""
    func settle() {
      result.append(Change(at: place - removed, removing: removed, inserting: inserted))
      (removed, inserted) = (0, "")
    }
    while true {
      if case .insert(let text)? = second.current {
        inserted += text
        second.advance()
      } else if case .remove(let count)? = first.current {
        removed += count
        place += count
        first.advance()
      } else {
        let count = min(first.length, second.length)
        guard count > 0, count < .max else { break }
        switch (first.current, second.current) {
        case (.insert?, .remove?): break
        case (.insert(let text)?, _): inserted += text.slice(first.used..<first.used + count)
        case (_, .remove?):
          removed += count
          place += count
        default:
          settle()
          place += count
        }
        first.take(count)
        second.take(count)
      }
    }
    settle()
    return result
  }

  /// An edit as a sequence of steps through a text: keep, remove, insert. The remaining text is kept.
  private struct Steps {
    enum Step {
      case keep(Int)
      case remove(Int)
      case insert(String)
    }

    private var steps: [Step] = []
    private var index = 0
    /// The consumed part of the current step.
    private(set) var used = 0

    init(_ changes: [Change]) {
      var end = 0
      for change in changes {
        if change.place > end { steps.append(.keep(change.place - end)) }
        if change.removed > 0 { steps.append(.remove(change.removed)) }
        if !change.inserted.isEmpty { steps.append(.insert(change.inserted)) }
        end = change.end
      }
    }

    var current: Step? { index < steps.count ? steps[index] : nil }

    /// The remaining part of the current step; after the last step, all remaining text.
    var length: Int {
      switch current {
      case .keep(let count)?, .remove(let count)?: count - used
      case .insert(let text)?: text.utf16.count - used
      case nil: .max
      }
    }

    mutating func take(_ count: Int) {
      guard current != nil else { return }
      if count == length { advance() } else { used += count }
    }

    mutating func advance() {
      index += 1
      used = 0
    }
  }
}
