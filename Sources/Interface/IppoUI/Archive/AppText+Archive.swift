internal import IppoArchive
internal import IppoRender

extension ViewGraph {
  /// The histories of the texts of fields, by node id.
  var archivedTexts: ArchivedValue {
    .list(
      committer.texts.sorted { $0.key < $1.key }.map { id, text in
        let kept = text.kept
        let changes = kept.changes.map { entry in
          ArchivedValue.list(
            [.integer(Int64(entry.revision))]
              + entry.change.changes.flatMap {
                [.integer(Int64($0.place)), .integer(Int64($0.removed)), .text($0.inserted)]
              })
        }
        return .list([
          .integer(Int64(id.rawValue)), .text(kept.text), .integer(Int64(kept.revision)), .integer(Int64(kept.oldest)),
          .list(changes),
        ])
      })
  }
}

extension [RenderNodeID: AppText] {
  /// The histories of texts in an archive. Unreadable entries are left out: later edits of such a text count as edits
  /// of an unknown text.
  init(archived: ArchivedValue) {
    self = [:]
    guard case .list(let items) = archived else { return }
    for case .list(let item) in items where item.count == 5 {
      guard let id = item[0].wholeNumber, case .text(let text) = item[1], let revision = item[2].wholeNumber,
        let oldest = item[3].wholeNumber, case .list(let entries) = item[4]
      else { continue }
      let changes = entries.compactMap { TextEdit.revised(archived: $0) }
      guard changes.count == entries.count, oldest >= 0, oldest <= revision, revision <= TextEdit.largest else {
        continue
      }
      self[RenderNodeID(id)] = AppText(text, revision: revision, oldest: oldest, changes: changes)
    }
  }
}

extension TextEdit {
  /// The largest position and the largest revision.
  fileprivate static var largest: Int { 1 << 53 }

  fileprivate static func revised(archived: ArchivedValue) -> (revision: Int, change: TextEdit)? {
    guard case .list(let parts) = archived, let revision = parts.first?.wholeNumber, parts.count % 3 == 1 else {
      return nil
    }
    var changes: [Change] = []
    for index in stride(from: 1, to: parts.count, by: 3) {
      guard let place = parts[index].wholeNumber, let removed = parts[index + 1].wholeNumber,
        case .text(let inserted) = parts[index + 2], place <= largest, removed <= largest
      else { return nil }
      changes.append(Change(at: place, removing: removed, inserting: inserted))
    }
    return TextEdit(changes).map { (revision, $0) }
  }
}
