/// The patches of one turn, encoded once and sent as often as a client needs them.
package struct PageFrame: Equatable, Sendable {
  package var revision: Int
  /// The patches, each after a comma: all of the frame but its head.
  package var body: String

  package init(revision: Int, patches: [PagePatch]) {
    self.revision = revision
    var writer = JSONWriter()
    writer.array { json in
      for patch in patches { patch.write(to: &json) }
    }
    body = patches.isEmpty ? "" : "," + writer.text.dropFirst().dropLast()
  }

  /// `[revision,acknowledged,patch,…]`
  package func json(acknowledged: Acknowledgement) -> String {
    var writer = JSONWriter()
    acknowledged.write(to: &writer)
    return "[\(revision),\(writer.text)\(body)]"
  }

  var size: Int { body.utf8.count }
}
