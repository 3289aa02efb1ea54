import IppoRender

/// Everything a renderer of one element may look at.
struct HTMLContext {
  let node: RenderNode
  let children: [RenderNodeID]
  let surroundings: HTMLSurroundings
  let fill: FillAxes
  /// The other nodes of the tree.
  let neighbours: HTMLNeighbours

  /// The attributes of the node, taken from it once: they are large, and every renderer asks for many of them.
  let attributes: RenderAttributes

  init(
    node: RenderNode, children: [RenderNodeID], surroundings: HTMLSurroundings, fill: FillAxes,
    neighbours: HTMLNeighbours
  ) {
    self.node = node
    self.children = children
    self.surroundings = surroundings
    self.fill = fill
    self.neighbours = neighbours
    attributes = node.attributes
  }

  /// The markup of the node, children left open.
  func element() -> HTMLElement { node.element.ask(ElementOfUnit(context: self)) }

  private struct ElementOfUnit: HTMLQuestion {
    let context: HTMLContext

    func answer(of unit: some HTMLUnit) -> HTMLElement { context.element(of: unit) }
  }

  /// - Parameter unit: that of the node.
  func element(of unit: some HTMLUnit) -> HTMLElement {
    var element = unit.html(self)
    applyAttributes(to: &element, of: unit)
    return element
  }

  /// Another node.
  func lookup(_ id: RenderNodeID) -> RenderNode? { neighbours[id] }

  /// Whether something in the node is used by a person.
  var holdsControls: Bool { fill.contains(.holdsControls) }

  var isDisabled: Bool { surroundings.isDisabled || attributes.isDisabled }

  /// The place of a child in the node.
  func place(of child: RenderNodeID) -> ElementPlace { neighbours.place(of: child) }

  /// The element for a box without meaning: `div`, or `span` where only phrasing content may stand.
  var boxTag: String { surroundings.isPhrasing ? "span" : "div" }

  var nodes: [HTMLElement.Child] { children.map { .node($0) } }

  func nodes(_ range: PartialRangeFrom<Int>) -> [HTMLElement.Child] {
    children.dropFirst(range.lowerBound).map { .node($0) }
  }

  func id(_ part: String) -> String { NodeAddress(node.id, part: part).htmlID }

  /// The accessible name the app gave, or the one that the element has of itself.
  func name(_ own: String? = nil) -> String? { attributes.accessibility.label ?? own }

  /// One of Ippo's own words, in the language of the window.
  func word(_ word: LibraryWord) -> String { surroundings.words[word] }

  /// The element of a node's root, with what every node can have.
  func root(_ tag: String, class names: String, children: [HTMLElement.Child] = []) -> HTMLElement {
    HTMLElement(tag, part: "", class: names, children: children)
  }

  /// A control's label as a part of its own. It is named by the app's accessibility label if there is one.
  ///
  /// A label that nobody sees names its control alone. Without `aria-hidden`, screen readers also say it before the control.
  /// A hidden picture gives no name in Firefox, so that a label with pictures stays.
  func label(_ part: String = "l", class names: String = "label", hidden: Bool = false) -> HTMLElement {
    var label = HTMLElement("span", part: part, class: hidden ? "\(names) sr" : names, children: nodes)
    let isText = children.allSatisfy { if case .text? = lookup($0)?.element { true } else { false } }
    if isText, hidden || children.allSatisfy({ place(of: $0) == .unseenLabel }) { label["aria-hidden"] = "true" }
    return label
  }

  /// Names a form control: by the app's label, else by the visible label, else by a fallback.
  func setName(of control: inout HTMLElement, fallback: String? = nil) {
    if let name = attributes.accessibility.label {
      control["aria-label"] = name
    } else if !children.isEmpty {
      control["aria-labelledby"] = id("l")
    } else if let fallback, !fallback.isEmpty {
      control["aria-label"] = fallback
    }
    if isDisabled { control["disabled"] = "" }
  }
}
