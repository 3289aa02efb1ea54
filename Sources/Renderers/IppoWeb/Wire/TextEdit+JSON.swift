import IppoRender

extension RenderTextEdit {
  /// Parses revision, length, caret and changes from the remaining fields of a message.
  init(from fields: inout any UnkeyedDecodingContainer) throws {
    let revision = try fields.integer("revision", from: 0)
    let length = try fields.integer("length", from: 0)
    let caret = try fields.integer("caret", from: 0)
    var changes: [TextEdit.Change] = []
    while !fields.isAtEnd {
      let place = try fields.integer("place", from: 0)
      let removed = try fields.integer("number of characters", from: 0)
      changes.append(.init(at: place, removing: removed, inserting: try fields.decode(String.self)))
      guard changes.count <= RenderEvent.changesAtOnce else {
        throw MalformedMessage("an edit of more than \(RenderEvent.changesAtOnce) changes")
      }
    }
    guard let edit = TextEdit(changes) else { throw MalformedMessage("an edit whose places are not in order") }
    self.init(edit, caret: caret, revision: revision, length: length)
  }

  func write(to json: inout JSONWriter) {
    json.integer(revision)
    json.integer(length)
    json.integer(caret)
    edit.write(to: &json)
  }
}

extension TextEdit {
  /// Position, removed length and inserted text of each change.
  func write(to json: inout JSONWriter) {
    for change in changes {
      json.integer(change.place)
      json.integer(change.removed)
      json.string(change.inserted)
    }
  }
}
