/// The lines of two printed values: `−` marks lines of the first alone and `+` lines of the second alone; nil for equal
/// texts.
func debugDifference(_ before: Any, _ after: Any) -> String? {
  let old = debugOutput(before).split(separator: "\n", omittingEmptySubsequences: false)
  let new = debugOutput(after).split(separator: "\n", omittingEmptySubsequences: false)
  if old == new { return nil }
  let difference = new.difference(from: old)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [String] = []
  var (i, j) = (0, 0)
  while i < old.count || j < new.count {
    if i < old.count, removed.contains(i) {
      lines.append("− \(old[i])")
      i += 1
    } else if j < new.count, inserted.contains(j) {
      lines.append("+ \(new[j])")
      j += 1
    } else {
      lines.append("  \(new[j])")
      i += 1
      j += 1
    }
  }
  return lines.joined(separator: "\n")
}
