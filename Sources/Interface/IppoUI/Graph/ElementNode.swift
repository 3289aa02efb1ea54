/// A node that renderers see: it owns a ``RenderNode`` of the tree.
///
/// The graph's tree alone keeps the committed content. An element knows only its present content.
class ElementNode: _Node {
  /// Whether attributes with a meaning for assistive technology pass on to the content (`padding` of a button).
  final let isLayout: Bool
  final var isQueued = false
  @exclusivity(unchecked) final var needsRender = true
  @exclusivity(unchecked) final var needsChildren = true
  /// The element is rendered again after a while, because it shows the time.
  final var isTicking = false
  @exclusivity(unchecked) final private(set) var id: RenderNodeID
  /// The element above, if it reads this element without putting it into the render tree. This element notifies it of
  /// changes.
  final unowned(unsafe) private(set) var collector: ElementNode?
  private final var leavingBy: RenderTransition?
  private final var tracking = ObservationScope()
  private final var observation: ObservationScope.Fact?
  /// The children that were collected last.
  private(set) final var children = ChildList()

  init(in parent: _Node, _ inputs: _NodeInputs, isLayout: Bool = false) {
    id = inputs.graph.committer.makeID()
    self.isLayout = isLayout
    super.init(in: parent, inputs)
    if let above = inputs.parentElement { collector = above.collectsChildren ? above : above.collector }
  }

  /// Gives the element another id. The caller commits the element again.
  final func renumber(_ id: RenderNodeID) { self.id = id }

  // MARK: For subclasses

  /// The children are not part of the render tree.
  var collectsChildren: Bool { false }

  /// Whether it is a section: of a list, of a menu or of a picker.
  var isSection: Bool { false }

  /// Whether each of the views in it is a page, of which it shows one.
  var hasPages: Bool { false }

  /// The axis along which rows directly in it stand, where not all of them need to be made.
  var lazyAxis: RenderAxis? { nil }

  /// Whether a modifier that combines the views inside for assistive technology applies to this element, although it
  /// only lays out.
  var isCombined: Bool { false }

  /// The present content of the element. The graph tracks the reads of this method.
  func element() -> RenderElement { .stack(RenderStack(axis: .vertical)) }

  /// Sets the attributes of the element itself; modifiers change them after that.
  func attributes(_ attributes: inout RenderAttributes) {}

  /// Collects the elements below.
  func collectChildren(into list: inout ChildList) { forEachChild { $0.collect(into: &list) } }

  /// An element below is not in the render tree, and has changed.
  func unshownElementChanged() {}

  /// Acts on an event. `false`: it is not for this element.
  func handle(_ event: RenderEvent) -> Bool { false }

  // MARK: Collecting

  override func collect(into list: inout ChildList) { list.append(self) }

  /// Collects the children again, if they may have changed. `true` when they were collected.
  @discardableResult
  final func refreshChildren() -> Bool {
    guard needsChildren else { return false }
    needsChildren = false
    var list = ChildList()
    collectChildren(into: &list)
    children = list
    return true
  }

  func setNeedsChildren() {
    guard !isRemoved else { return }
    needsChildren = true
    setNeedsRender()
  }

  func setNeedsRender() {
    guard !isRemoved else { return }
    needsRender = true
    if let collector { collector.setNeedsRender() } else { graph.enqueue(self) }
  }

  /// Renders the element again after a change of a value that it has read.
  override func update() { setNeedsRender() }

  // MARK: Rendering

  /// The element and its attributes as they are now.
  final func render() -> (element: RenderElement, attributes: RenderAttributes) {
    needsRender = false
    let observation = observation ?? TypeFacts.of(type(of: self)).observation
    self.observation = observation
    return tracking.evaluate(self, observes: observation) {
      let element = element()
      var attributes = RenderAttributes()
      self.attributes(&attributes)
      apply(inputs.attributes, to: &attributes)
      if let leavingBy {
        attributes.phase = .leaving
        attributes.transition = leavingBy
      }
      return (element, attributes)
    }
  }

  /// The positions of the view's guides. Reads belong to the element that is being rendered.
  final var guides: [RenderGuide] {
    var attributes = RenderAttributes()
    apply(inputs.attributes, to: &attributes)
    return attributes.guides
  }

  /// Applies the modifiers from the innermost to the outermost.
  private func apply(_ innermost: AttributeCell?, to attributes: inout RenderAttributes) {
    var cell = innermost
    while let current = cell {
      current.dependency.read()
      if !(isLayout && current.isSemantic) || isCombined && current.isCombined(from: innermost!) {
        current.apply(&attributes, self)
      }
      cell = current.outer
    }
  }

  /// Offers an event to the element, then to its modifiers.
  final func receive(_ event: RenderEvent) -> Bool {
    var isHandled = handle(event)
    var cell = inputs.attributes
    // A key is for the first that takes it.
    let isExclusive = if case .key = event { true } else { false }
    while let current = cell, !(isExclusive && isHandled) {
      if !(isLayout && current.isSemantic), current.handle(event, self) { isHandled = true }
      cell = current.outer
    }
    return isHandled
  }

  /// The data that a drag of the element carries.
  final var dragPayload: Any? {
    var cell = inputs.attributes
    while let current = cell {
      if let source = current.dragSource { return source.payload() }
      cell = current.outer
    }
    return nil
  }

  // MARK: Leaving

  /// The transition of this element, or of the first one inside that has one, through modifiers that only wrap.
  final var removalTransition: RenderTransition? {
    var element = self
    while true {
      var attributes = RenderAttributes()
      element.apply(element.inputs.attributes, to: &attributes)
      if let transition = attributes.transition { return transition }
      guard element.isLayout, let inner = element.children.children.first?.element else { return nil }
      element = inner
    }
  }

  final func leave(by transition: RenderTransition) {
    leavingBy = transition
    setNeedsRender()
  }

  final func comeBack() {
    leavingBy = nil
    setNeedsRender()
  }

  override func willRemove() {
    tracking.end(of: self)
    graph.committer.forget(self)
  }
}
