extension TextEdit {
  /// The single change that leads from a text to another one: the person's edit.
  ///
  /// - Parameters:
  ///   - old: The text before.
  ///   - new: The text after.
  ///   - caret: The position of the caret in the new text, if known. Text behind the caret is taken for unchanged text,
  ///     as far as possible.
  public static func difference(from old: String, to new: String, caret: Int? = nil) -> TextEdit {
    guard !old.hasSameUnits(as: new) else { return TextEdit() }
    let (old, new) = (Array(old.utf16), Array(new.utf16))
    let shorter = min(old.count, new.count)
    var suffix = 0
    func growSuffix(to limit: Int) {
      while suffix < limit, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    }
    if let caret { growSuffix(to: min(shorter, new.count - min(max(0, caret), new.count))) }
    var prefix = 0
    while prefix < shorter - suffix, old[prefix] == new[prefix] { prefix += 1 }
    growSuffix(to: shorter - prefix)
    // Surrogate pairs stay whole.
    if splits(old, prefix) || splits(new, prefix) { prefix -= 1 }
    if splits(old, old.count - suffix) || splits(new, new.count - suffix) { suffix -= 1 }
    return TextEdit(
      at: prefix, removing: old.count - suffix - prefix,
      inserting: String(decoding: new[prefix..<new.count - suffix], as: UTF16.self))
  }

  private static func splits(_ units: [UInt16], _ place: Int) -> Bool {
    place > 0 && place < units.count && UTF16.isLeadSurrogate(units[place - 1]) && UTF16.isTrailSurrogate(units[place])
  }
}
