/// The patches of one turn, encoded once and sent as often as a client needs them.
package struct PageFrame: Equatable, Sendable {
  package var revision: Int
  /// The last event that was handled before the frame was made, and is in it.
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

  /// What the frame tells of events, where the events up to one are kept. A frame that is sent again tells what it told the first time: patches of texts are about
  /// the text with the edits that were handled then.
  func acknowledgement(kept: Int) -> Acknowledgement { Acknowledgement(handled: handled, kept: min(kept, handled)) }

  var size: Int { body.utf8.count }
}
