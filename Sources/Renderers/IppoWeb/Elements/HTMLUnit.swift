import IppoRender

/// Everything the web knows of one kind of element: a unit.
///
/// There is one for each case of ``RenderElement``, in a file of its own in this folder, and one switch that finds it
/// (``RenderElement/unit``). What has something to show in `IppoRender` is its unit itself; of the others it is a struct
/// named for it. The page mirror asks the unit, and knows no element.
///
/// What has an answer below is nothing for most elements, and its comment says so; all else has to be answered by each.
protocol HTMLUnit {
  /// The markup of the node, children left open; what every node can have is added to its root.
  func html(_ context: HTMLContext) -> HTMLElement

  /// Along which axes it takes all the space it is offered.
  func fillAxes(_ content: FillContent) -> FillAxes

  /// Whether it has a height that it keeps in a room that is too low.
  var firmness: Firmness { get }

  // MARK: What is below

  /// The surroundings of one of its children.
  ///
  /// - Parameter around: its own surroundings, in which what holds directly below one node alone is not set.
  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  /// Whether every child has a place in the markup. A page whose bar is hidden has none for the items of the bar.
  var showsAllChildren: Bool { get }

  // MARK: What is around

  /// The place of the unit in the element around it.
  var place: ElementPlace { get }
  /// Effects and what is behind or before a view have no say in how large it is.
  var isAsLargeAsItsFirstChild: Bool { get }

  // MARK: What a person does

  /// The attributes of its parts after the event, by the part's name; empty where the page does not change by itself.
  /// An attribute that is gone has the value `nil`.
  func entered(by event: RenderEvent) -> [String: [String: String?]]

  // MARK: What every node can have

  /// Has a role that takes `aria-valuetext` (WAI-ARIA 1.2, 6.6), and says a value in words itself.
  var takesValueText: Bool { get }
  /// A control: a person uses it, wherever it is.
  var isControl: Bool { get }
  /// With a name and without a role it is a picture, and not a group.
  var isPicture: Bool { get }
  /// Whether its parts come and go in ways of their own, which the unit writes itself.
  var hasTransitionsOfParts: Bool { get }
}

/// The facts on which the filled axes of a node may depend.
struct FillContent {
  let children: [RenderNodeID]
  /// Where the children are, with the axes that each of them fills.
  let tree: AnnotatedRenderTree<FillAxes>

  /// The axes that a child fills.
  func fill(_ child: RenderNodeID) -> FillAxes { (tree.annotation(of: child) ?? []).subtracting(.beyondAxes) }
  /// The flags about a child's height.
  func firmness(of child: RenderNodeID) -> FillAxes { (tree.annotation(of: child) ?? []).intersection(.firmness) }
  /// The place of a child in the node.
  func place(_ child: RenderNodeID) -> ElementPlace {
    guard let entry = tree.entry(child) else { return .content }
    return entry.node.element.place.filling(entry.annotation)
  }
  /// The layout priority of a child.
  func priority(_ child: RenderNodeID) -> Double { tree[child]?.attributes.layoutPriority ?? 0 }

  /// The axes that at least one child fills.
  var all: FillAxes { .together(children.lazy.map(fill)) }
  /// The axes that at least one child fills which asks for room along them.
  var sized: FillAxes {
    .together(
      children.lazy.map { child in
        if case .unsized(let axes) = place(child) { fill(child).subtracting(axes) } else { fill(child) }
      })
  }
  /// Whether the first child is used by a person, or something in it.
  var isFirstUsed: Bool { children.first.flatMap(tree.annotation)?.contains(.used) ?? false }
  var first: FillAxes { children.first.map(fill) ?? [] }
  /// Whether a control has a label that is seen.
  var hasVisibleLabel: Bool { children.contains { place($0) != .unseenLabel } }
  var holdsSpacer: Bool { children.contains { place($0) == .spacer } }
}

extension HTMLUnit {
  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  { around }
  var firmness: Firmness { .yields }
  var showsAllChildren: Bool { true }
  var place: ElementPlace { .content }
  var isAsLargeAsItsFirstChild: Bool { false }
  func entered(by event: RenderEvent) -> [String: [String: String?]] { [:] }
  var takesValueText: Bool { false }
  var isControl: Bool { false }
  var isPicture: Bool { false }
  var hasTransitionsOfParts: Bool { false }
}

/// A control that may hold phrasing content only, as buttons and labels do (HTML, 3.2.5.2.5).
protocol HTMLPhrasingUnit: HTMLUnit {}

extension HTMLPhrasingUnit {
  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = around
    result.isPhrasing = true
    return result
  }
}
