package import IppoRender

/// Where an element is on the page: the render node it shows, and which part of that node it is.
///
/// The root element of a node has the empty part. Parts are letters and digits and start with a letter, so that the
/// text form (`7`, `7t`) is unambiguous. The `id` attribute of the element is that text after an `n`.
package struct NodeAddress: Hashable, Sendable, CustomStringConvertible {
  package var node: RenderNodeID
  package var part: String

  package init(_ node: RenderNodeID, part: String = "") {
    self.node = node
    self.part = part
  }

  package var description: String { "\(node.rawValue)\(part)" }

  /// The value of the element's `id` attribute.
  package var htmlID: String { "n" + String(node.rawValue) + part }
}
