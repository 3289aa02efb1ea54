import IppoRender

/// The HTML of one render node: an element of its own, with places for the elements of its children.
///
/// This is the only description of a node's markup. The first page, inserted subtrees and patches all come from it.
/// Elements with a `part` can be patched later; elements without one never change except together with all their
/// siblings. An element's children are therefore either all *keyed* (nodes and parts) or all *fixed*.
struct HTMLElement: Equatable, Sendable {
  enum Child: Equatable, Sendable {
    case text(String)
    case element(HTMLElement)
    case node(RenderNodeID)

    /// The identity of the child among its siblings over time; `nil` for fixed content.
    var key: ChildKey? {
      switch self {
      case .node(let id): .node(id)
      case .element(let element): element.part.map { .part($0) }
      case .text: nil
      }
    }
  }

  enum ChildKey: Hashable, Sendable {
    case node(RenderNodeID)
    case part(String)
  }

  var tag: String
  /// Empty for the root element of a node, `nil` for fixed content.
  var part: String?
  var attributes: AttributeList
  var styles = AttributeList()
  var children: [Child]

  init(
    _ tag: String, part: String? = nil, class names: String? = nil, _ attributes: AttributeList = [:],
    children: [Child] = []
  ) {
    self.tag = tag
    self.part = part
    self.attributes = attributes
    self.children = children
    if let names { self.attributes["class"] = names }
  }

  init(_ tag: String, part: String? = nil, class names: String? = nil, _ attributes: AttributeList = [:], text: String)
  {
    self.init(tag, part: part, class: names, attributes, children: [.text(text)])
  }

  subscript(name: String) -> String? {
    get { attributes[name] }
    set { attributes[name] = newValue }
  }

  /// Sets a property of masks by both of its names: Chromium before 120 has only the prefixed name.
  mutating func setMask(_ name: String, _ value: String) {
    styles[name] = value
    styles["-webkit-" + name] = value
  }

  mutating func addClass(_ name: String) { attributes.add(name, to: "class") }

  mutating func append(_ element: HTMLElement) { children.append(.element(element)) }

  /// All the nodes that have a place in the element, at any depth.
  var nodes: [RenderNodeID] {
    children.flatMap { child -> [RenderNodeID] in
      switch child {
      case .node(let id): [id]
      case .element(let element): element.nodes
      case .text: []
      }
    }
  }
}
