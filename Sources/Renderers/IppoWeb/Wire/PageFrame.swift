/// The patches of one turn, encoded once and sent as often as a client needs them.
package struct PageFrame: Equatable, Sendable {
  package var revision: Int
  /// The last handled event whose effects the frame contains.
  package var handled: Int
  /// The patches, each after a comma: all of the frame but its head.
  package var body: String

  package init(revision: Int, handled: Int = 0, patches: [PagePatch]) {
    self.revision = revision
    self.handled = handled
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

  /// The acknowledgement in the frame, for archives up to an event. A resent frame repeats the acknowledgement of the
  /// first transmission, because patches of texts are based on the text with the events handled by then.
  func acknowledgement(kept: Int) -> Acknowledgement { Acknowledgement(handled: handled, kept: min(kept, handled)) }

  var size: Int { body.utf8.count }
}
