import IppoRender
import Synchronization

/// A counter and a field, whose archive is what they show.
///
/// Node 3 is a button that counts, 4 its number, 5 a field, and 6 a text that says what is in it. Focusing the field is not
/// accepted.
@MainActor
final class ArchivedSource: RenderSource {
  private var builder = TreeBuilder()
  private var count = 0
  private var text = ""
  var onFrame: (@MainActor (RenderFrame) -> Void)?
  var tree: RenderTree { builder.tree }

  /// - Parameter archive: `count|text`.
  init(_ archive: [UInt8]? = nil) {
    if let archive {
      let parts = String(decoding: archive, as: UTF8.self).split(
        separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      count = Int(parts[0])!
      text = String(parts[1])
    }
    let window = builder.make(.window)
    let column = builder.make(.stack(RenderStack(axis: .vertical)))
    let button = builder.make(.button(RenderButton()))
    let number = builder.make(.text("\(count)"))
    let field = builder.make(.field(RenderField(text: text)))
    let echo = builder.make(.text("“\(text)”"))
    builder.record(.insert(column, into: window, at: 0))
    for (index, node) in [button, field, echo].enumerated() { builder.record(.insert(node, into: column, at: index)) }
    builder.record(.insert(number, into: button, at: 0))
    _ = builder.commit()
  }

  func archive() -> [UInt8]? { Array("\(count)|\(text)".utf8) }

  func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError) {
    switch event {
    case .activate:
      count += 1
      builder.record(.update(RenderNodeID(4), element: .text("\(count)"), attributes: nil))
    case .edit(let edit):
      text = edit.edit.fitted(to: text).applied(to: text)
      builder.record(.update(RenderNodeID(5), element: .field(RenderField(text: text)), attributes: nil))
      builder.record(.update(RenderNodeID(6), element: .text("“\(text)”"), attributes: nil))
    case .setText(let text):
      self.text = text
      builder.record(.update(RenderNodeID(5), element: .field(RenderField(text: text)), attributes: nil))
      builder.record(.update(RenderNodeID(6), element: .text("“\(text)”"), attributes: nil))
    default: throw .notAccepted(id, event)
    }
    onFrame?(builder.commit())
  }

  func drain() {}
  func adapt(to client: ClientEnvironment) {}
  func close() {}
}
