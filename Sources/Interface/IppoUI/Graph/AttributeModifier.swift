/// A modifier that adds to the attributes of the next element below, or listens to its events.
@MainActor @preconcurrency
protocol AttributeModifier: ViewModifier where Body == Never {
  /// `true` for the meaning of the view (accessibility, focus, shortcut), which passes through elements that only lay
  /// out. `false` for the outermost element of the view (gestures, z-index, transition).
  static var isSemantic: Bool { get }

  /// Adds to the attributes. The graph tracks the reads of this method.
  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext)

  /// Acts on an event of the element. `false`: it is not for this modifier.
  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool
}

extension AttributeModifier {
  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool { false }

  /// Makes a node that changes the attributes of the elements of the content.
  public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    AttributeNode(modifier, content, in: parent, inputs)
  }

  /// Gives the node another value of the modifier.
  public static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: AttributeNode<Self, V>.self).patch(modifier, content)
  }
}

/// A source of dragged data. The value stays here, and the destination asks for it at the drop.
@MainActor
protocol DragSource {
  var payload: () -> Any { get }
}

/// A modifier for assistive technology alone.
@MainActor
protocol AssistiveModifier {
  /// Whether ornaments of the view are hidden from assistive technology; `nil` for a modifier that leaves this open.
  var hidesOrnaments: Bool? { get }

  /// Whether the modifier makes one element for assistive technology of a view and its overlays.
  var combines: Bool { get }
}

/// The attributes of a modifier, for the elements below that apply them.
@MainActor
class AttributeCell {
  let outer: AttributeCell?
  let dependency = Dependency()

  init(outer: AttributeCell?) { self.outer = outer }

  var isSemantic: Bool { false }

  func apply(_ attributes: inout RenderAttributes, _ element: ElementNode) {}

  func handle(_ event: RenderEvent, _ element: ElementNode) -> Bool { false }

  /// The source of the data that a drag of the view carries.
  var dragSource: (any DragSource)? { nil }

  /// The relation of the modifier's gesture to those inside; `nil` for a modifier without a gesture.
  var gesturePriority: GesturePriority? { nil }

  /// Whether the modifier makes one element for assistive technology of a view and its overlays.
  var combines: Bool { false }

  /// Whether the modifier is for assistive technology alone.
  var isAccessibility: Bool { false }

  /// Whether this modifier, or one inside of it, makes one element of a view and its overlays.
  func isCombined(from innermost: AttributeCell) -> Bool {
    guard isAccessibility else { return false }
    var cell: AttributeCell? = innermost
    while let current = cell {
      if current.combines { return true }
      if current === self { return false }
      cell = current.outer
    }
    return false
  }

  /// Whether ornaments of the view are hidden from assistive technology; `nil` for a modifier that leaves this open.
  var hidesOrnaments: Bool? { nil }

  /// The chain for the ornaments behind or in front of the view. Names and listeners in the chain are for the view
  /// alone.
  func ornamental() -> AttributeCell? {
    let outer = outer?.ornamental()
    return isSemantic ? OrnamentCell(self, outer: outer) : outer
  }

  /// The chain without the modifiers that stop at a layout element.
  ///
  /// - Parameter combined: The chain from its innermost cell, where assistive technology sees the layout element and
  ///   its content as one element. Accessibility modifiers of the whole stop there as well.
  func passing(stopping combined: AttributeCell? = nil) -> AttributeCell? {
    let outer = outer?.passing(stopping: combined)
    guard isSemantic, !(combined.map(isCombined) ?? false) else { return outer }
    return outer === self.outer ? self : PassingCell(self, outer: outer)
  }
}

/// A cell in a chain from which others were left out.
private final class PassingCell: AttributeCell {
  private let cell: AttributeCell

  init(_ cell: AttributeCell, outer: AttributeCell?) {
    self.cell = cell
    super.init(outer: outer)
  }

  override var isSemantic: Bool { true }

  override func apply(_ attributes: inout RenderAttributes, _ element: ElementNode) {
    cell.dependency.read()
    cell.apply(&attributes, element)
  }

  override var hidesOrnaments: Bool? { cell.hidesOrnaments }

  override var combines: Bool { cell.combines }

  override var isAccessibility: Bool { cell.isAccessibility }

  override func handle(_ event: RenderEvent, _ element: ElementNode) -> Bool { cell.handle(event, element) }
}

/// The part of a modifier that applies to ornaments of the view.
private final class OrnamentCell: AttributeCell {
  private let cell: AttributeCell

  init(_ cell: AttributeCell, outer: AttributeCell?) {
    self.cell = cell
    super.init(outer: outer)
  }

  override var isSemantic: Bool { true }

  override var hidesOrnaments: Bool? { cell.hidesOrnaments }

  override func apply(_ attributes: inout RenderAttributes, _ element: ElementNode) {
    cell.dependency.read()
    if let isHidden = cell.hidesOrnaments { attributes.accessibility.isHidden = isHidden }
  }
}

private final class TypedAttributeCell<Modifier: AttributeModifier>: AttributeCell {
  var modifier: Modifier

  init(_ modifier: Modifier, outer: AttributeCell?) {
    self.modifier = modifier
    super.init(outer: outer)
  }

  override var isSemantic: Bool { Modifier.isSemantic }

  override func apply(_ attributes: inout RenderAttributes, _ element: ElementNode) {
    modifier.attributes(&attributes, in: ElementContext(element))
  }

  override var hidesOrnaments: Bool? { (modifier as? any AssistiveModifier)?.hidesOrnaments }

  override var combines: Bool { (modifier as? any AssistiveModifier)?.combines ?? false }

  override var isAccessibility: Bool { modifier is any AssistiveModifier }

  override var dragSource: (any DragSource)? { modifier as? any DragSource }

  override var gesturePriority: GesturePriority? { (modifier as? any GestureRecognizing)?.priority }

  override func handle(_ event: RenderEvent, _ element: ElementNode) -> Bool {
    modifier.handle(event, in: ElementContext(element))
  }
}

private final class AttributeNode<Modifier: AttributeModifier, V: View>: _Node {
  private let cell: TypedAttributeCell<Modifier>
  private var content: _Node!
  private let facts = TypeFacts.of(Modifier.self)

  init(_ modifier: Modifier, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    cell = TypedAttributeCell(modifier, outer: inputs.attributes)
    super.init(in: parent, inputs)
    self.content = V._makeNode(content, in: self, inputs.with(attributes: cell))
  }

  func patch(_ modifier: Modifier, _ content: V) {
    let isEqual = withUnsafePointer(to: cell.modifier) { old in
      withUnsafePointer(to: modifier) { new in facts.areEqual(old, new) }
    }
    cell.modifier = modifier
    if !isEqual { cell.dependency.changed() }
    V._patchNode(self.content, content)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
